import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorKey, errors } from '@metra/contract/errors';
import { errorBody } from './error-body.ts';
import { languageOf } from './language.ts';

const headersOf = (responseId: string, body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-response-id': responseId,
  'content-length': Buffer.byteLength(body),
});

/** The one error shape for what never reaches the application. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  key: ErrorKey,
  headers: Record<string, string> = {},
): void {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(key, languageOf(request.headers['accept-language']), id));
  request.resume();
  response.writeHead(errors[key], { ...headersOf(id, body), ...headers }).end(body);
}

/** Where there is not even a request to answer: the answer is written by hand, and the connection ends. */
export function refuseConnection(socket: Duplex, key: ErrorKey): void {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(key, 'de', id));
  const headers = { ...headersOf(id, body), connection: 'close' };
  socket.end(
    [
      `HTTP/1.1 ${errors[key]} ${STATUS_CODES[errors[key]]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
