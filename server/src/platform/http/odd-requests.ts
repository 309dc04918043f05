import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorKey } from '@metra/contract/core/errors';
import type { Connections } from './connections.ts';
import { lastAnswer, refuse } from './early-refusal.ts';

const keys: Record<string, ErrorKey> = {
  HPE_HEADER_OVERFLOW: 'input.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'input.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'input.timeout',
};

/** What is not even HTTP gets the one error shape too, then the connection ends. */
export function refuseBrokenRequest(
  connections: Connections,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // What comes after the refusal is not read as HTTP any more, so each part of it ends here once again.
  if (connections.isEnding(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)) socket.destroy();
  else refuseConnection(connections, socket, keys[error.code ?? ''] ?? 'input.malformed');
}

function refuseConnection(connections: Connections, socket: Socket, key: ErrorKey): void {
  socket.write(lastAnswer(key));
  connections.end(socket);
}

/** In front of the application: HTTP/1.1 wants a host. Node would refuse one without in words of its own. */
export const wantHost =
  (serve: RequestListener): RequestListener =>
  (request, response) =>
    hasHost(request) ? serve(request, response) : refuse(request, response, 'input.malformed');

const hasHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0';

/** The two kinds of request that Node keeps from the application unless somebody takes them. */
export function refuseOddRequests(server: Server, connections: Connections): void {
  server.on('checkExpectation', (request, response) => {
    connections.began(request, response);
    refuse(request, response, 'input.malformed');
  });
  server.on('connect', ({ socket }: IncomingMessage) => {
    socket.on('error', () => socket.destroy());
    refuseConnection(connections, socket, 'method.not_allowed');
    socket.resume();
  });
}
