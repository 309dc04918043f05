import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorKey } from '@metra/contract/core/errors';
import { lastAnswer, refuse } from './early-refusal.ts';

const keys: Record<string, ErrorKey> = {
  HPE_HEADER_OVERFLOW: 'input.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'input.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'input.timeout',
};

/** A client that is refused without a readable request has this long to read the answer. */
const readingMilliseconds = 5_000;

/** A request that is not HTTP also gets the common error body before the connection ends. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // After the refusal nothing is parsed as HTTP, so each further part raises this error again.
  if (socket.writableEnded && !socket.destroyed) return;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
  else refuseConnection(socket, keys[error.code ?? ''] ?? 'input.malformed');
}

/** The client would read another answer as a part of the one that has begun. Node's own handler reads the same field. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

/** The connection stays open for a moment, because a reset would take the answer away before the client reads it. */
function refuseConnection(socket: Socket, key: ErrorKey): void {
  socket.end(lastAnswer(key));
  const timer = setTimeout(() => socket.destroy(), readingMilliseconds);
  socket.once('close', () => clearTimeout(timer));
}

/** HTTP/1.1 requires a host. Node would refuse a request without one in its own words. */
export const wantHost =
  (serve: RequestListener): RequestListener =>
  (request, response) =>
    hasHost(request) ? serve(request, response) : refuse(request, response, 'input.malformed');

const hasHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host !== undefined || httpVersion === '1.0';

/** Node only passes these two kinds of requests on to listeners for them. */
export function refuseOddRequests(server: Server): void {
  server.on('checkExpectation', (request, response) => refuse(request, response, 'input.malformed'));
  server.on('connect', ({ socket }: IncomingMessage) => {
    socket.on('error', () => socket.destroy());
    refuseConnection(socket, 'method.not_allowed');
    socket.resume();
  });
}
