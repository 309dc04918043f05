import type { IncomingMessage } from 'node:http';

const bodyIsToCome = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether the client has not yet sent the whole body of this request. */
export const isStillSending = (request: IncomingMessage): boolean =>
  bodyIsToCome(request) && !request.complete;
