import { ErrorBody } from '@metra/contract/errors';
import type { Operation } from '@metra/contract/operation';
import { addressOf } from '../request-address.ts';
import type { Input } from '../sweep/operation-call.ts';
import type { TestApp } from '../test-app.ts';

export interface Answer {
  status: number;
  /** Nothing if the request worked. */
  error: string | undefined;
  text: string;
  /** The methods that a refused method could have been. */
  allow: string | null;
}

export interface Sender {
  token: string | null;
  idempotencyKey?: string;
  method?: 'HEAD';
}

/** Sends one request as the network sees it. An error must have the shape that the contract gives errors. */
export async function ask(
  app: TestApp,
  operation: Operation,
  input: Input,
  { token, idempotencyKey, method }: Sender,
): Promise<Answer> {
  const content = contentOf(operation, input);
  const response = await app.fetch(addressOf(operation.path, input), {
    method: method ?? operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(typeof content === 'string' && { 'content-type': 'application/json' }),
    },
    ...(content !== undefined && { body: content }),
  });
  const text = await response.text();
  const hasError = !response.ok && method !== 'HEAD';
  return {
    status: response.status,
    error: hasError ? ErrorBody.parse(JSON.parse(text)).error : undefined,
    text,
    allow: response.headers.get('allow'),
  };
}

function contentOf({ multipart }: Operation, { body, file }: Input): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  form.set(multipart.part, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (file) form.set('file', file);
  return form;
}

/** A request about nothing: an id that belongs to nobody, a word where a word is wanted, and an empty body. */
export function hollowInput({ path, body, multipart }: Operation): Input {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, /id$/i.test(name) ? 987654321 : 'nothing']));
  return { params, ...(body && !multipart && { body: {} }) };
}
