import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { applicationId } from '@metra/contract/core/client';
import { ErrorBody } from '@metra/contract/core/errors';
import type { Operation } from '@metra/contract/core/operation';
import { addressOf } from '../app/request-address.ts';
import type { TestApp } from '../app/test-app.ts';
import { readableText } from '../readers/readable-text.ts';
import type { Input } from '../sweep/operation-call.ts';

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

/** Thousands of requests are sent: `fetch` takes four times the time for each. */
const agent = new Agent({ keepAlive: true });

/** Sends one request over the network. An error must have the shape that the contract gives errors. */
export async function ask(
  app: Pick<TestApp, 'address'>,
  operation: Operation,
  input: Input,
  sender: Sender,
): Promise<Answer> {
  const response = await sent(await requestOf(app, operation, input, sender));
  const { statusCode: status = 0, headers } = response;
  // The name of a file is part of what is shown.
  const text = (headers['content-disposition'] ?? '') + (await readableText(await buffer(response)));
  const hasError = status >= 300 && sender.method !== 'HEAD';
  return {
    status,
    error: hasError ? ErrorBody.parse(JSON.parse(text)).error : undefined,
    text,
    allow: headers.allow ?? null,
  };
}

/** A request whose bytes are made, so that it can be sent many times. */
export interface PreparedRequest {
  address: string;
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
}

export async function requestOf(
  { address }: Pick<TestApp, 'address'>,
  operation: Operation,
  input: Input,
  { token, idempotencyKey, method }: Sender,
): Promise<PreparedRequest> {
  const content = contentOf(operation, input);
  const body = content && Buffer.from(await content.arrayBuffer());
  return {
    address: address + addressOf(operation.path, input),
    method: method ?? operation.method,
    headers: {
      'x-application-id': applicationId,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body && {
        'content-type': content.headers.get('content-type') ?? '',
        'content-length': body.length,
      }),
    },
    body,
  };
}

export const sent = ({ address, body, ...options }: PreparedRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { ...options, agent }, resolve)
      .on('error', reject)
      .end(body);
  });

/** A response, because it knows how a form is written. */
function contentOf({ multipart }: Operation, { body, file }: Input): Response | undefined {
  if (body === undefined) return undefined;
  if (!multipart) return Response.json(body);
  const form = new FormData();
  form.set(multipart.part, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (file) form.set('file', file);
  return new Response(form);
}

/** A request about nothing: an id that belongs to nobody, a word where a word is wanted, and an empty body. */
export function hollowInput({ path, body, multipart }: Operation): Input {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, /id$/i.test(name) ? 987654321 : 'nothing']));
  return { params, ...(body && !multipart && { body: {} }) };
}
