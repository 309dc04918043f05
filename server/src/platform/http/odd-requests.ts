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

/** A request that is not HTTP also gets the common error body before the connection ends. */
export function refuseBrokenRequest(
  connections: Connections,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // After the refusal nothing is parsed as HTTP, so each further part raises this error again.
  if (connections.isEnding(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)) socket.destroy();
  else refuseConnection(connections, socket, keys[error.code ?? ''] ?? 'input.malformed');
}

function refuseConnection(connections: Connections, socket: Socket, key: ErrorKey): void {
  socket.write(lastAnswer(key));
  connections.end(socket);
}

/** HTTP/1.1 requires a host. Node would refuse a request without one in its own words. */
export const wantHost =
  (serve: RequestListener): RequestListener =>
  (request, response) =>
    hasHost(request) ? serve(request, response) : refuse(request, response, 'input.malformed');

const hasHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0';

/** Node only passes these two kinds of requests on to listeners for them. */
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
