import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorKey } from '@metra/contract/errors';
import { refuse, refuseConnection } from './early-refusal.ts';

const keys: Record<string, ErrorKey> = {
  HPE_HEADER_OVERFLOW: 'input.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'input.timeout',
};

/** What is not even HTTP gets the one error shape too, then the connection ends. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseConnection(socket, keys[error.code ?? ''] ?? 'input.malformed');
}

/** In front of the application: HTTP/1.1 wants a host. Node would refuse one without in words of its own. */
export const wantHost =
  (serve: RequestListener): RequestListener =>
  (request, response) =>
    hasHost(request) ? serve(request, response) : refuse(request, response, 'input.malformed');

const hasHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0';

/** The two kinds of request that Node keeps from the application unless somebody takes them. */
export function refuseOddRequests<S extends Server>(server: S): S {
  server.on('checkExpectation', (request, response) => refuse(request, response, 'input.malformed'));
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    refuseConnection(socket, 'method.not_allowed');
  });
  return server;
}
