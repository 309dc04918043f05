import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type ErrorKey, errors } from '@metra/contract/core/errors';
import { errorBody } from './error-body.ts';
import { languageOf } from './language.ts';

const headersOf = (responseId: string, body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-response-id': responseId,
  'content-length': Buffer.byteLength(body),
});

/** The common error body for requests that do not reach the application. Node discards the rest of their body. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  key: ErrorKey,
  headers: Record<string, string> = {},
): void {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(key, languageOf(request.headers['accept-language']), id));
  response
    .writeHead(errors[key], {
      ...headersOf(id, body),
      ...headers,
    })
    .end(body);
}

/** Without a readable request, the complete answer is written to the connection, which then ends. */
export function lastAnswer(key: ErrorKey): string {
  const id = randomUUID();
  const body = JSON.stringify(errorBody(key, 'de', id));
  const headers = { ...headersOf(id, body), connection: 'close' };
  return [
    `HTTP/1.1 ${errors[key]} ${STATUS_CODES[errors[key]]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
