import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorKey, errors } from '@metra/contract/errors';
import { errorBody } from './error-body.ts';

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
  const key = keys[error.code ?? ''] ?? 'input.malformed';
  const id = randomUUID();
  const body = JSON.stringify(errorBody(key, 'de', id));
  socket.end(
    [
      `HTTP/1.1 ${errors[key]} ${STATUS_CODES[errors[key]]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-response-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
