import { type AddressInput, addressOf } from './call-address.ts';
import { type ClientError, errorFrom, noResponse } from './client-error.ts';
import type { Call, Manifest } from './manifest.ts';
import type {
  Response as Answer,
  Contract,
  OperationSpec,
  SentBody,
  SentParams,
  SentQuery,
} from './operation.ts';

export const applicationId = 'mc_esg';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** The call continues when the page is closed. */
  keepalive?: boolean;
  file?: Blob | undefined;
  /** Sends this call instead of the usual `fetch`, for example to measure the progress of an upload. */
  fetch?: typeof fetch | undefined;
  /** Receives the number of bytes of a download so far. */
  onProgress?: (bytes: number) => void;
}

export type CallInput<O extends OperationSpec> = Part<'params', SentParams<O>> &
  Part<'query', SentQuery<O>> &
  Part<'body', SentBody<O>>;

type Result<O extends OperationSpec> = O extends { download: readonly string[] } ? Blob : Answer<O>;

type Calling<O extends OperationSpec> =
  Record<string, never> extends CallInput<O>
    ? OptionalCall<CallInput<O>, Result<O>>
    : ClientCall<CallInput<O>, Result<O>>;

/** An operation of the contract that can be called. */
export interface ClientCall<Input, Result> {
  (input: Input, options?: CallOptions): Promise<Result>;
  /** The id in the OpenAPI document: `tracking.finishGoal`. */
  readonly operationId: string;
}

/** An operation whose input is optional. */
interface OptionalCall<Input, Result> extends Pick<ClientCall<Input, Result>, 'operationId'> {
  (input?: Input, options?: CallOptions): Promise<Result>;
}

export type Client<C extends Contract> = {
  readonly [G in keyof C]: { readonly [N in keyof C[G]]: Calling<C[G][N]> };
};

export interface ClientSettings {
  /** The address of the API without a trailing slash; empty for the own site. */
  baseUrl?: string;
  token: () => string | null;
  language: () => string;
  fetch?: typeof fetch;
  /** Reads the text of an answer, by default as JSON. */
  parse?: (text: string) => unknown;
  /** Receives a fresh token that came with an answer. */
  onToken?: (token: string) => void;
  onUnauthorized?: (rejected: { id: string; isLogout: boolean; token: string | null }) => void;
  onForbidden?: (address: string, error: ClientError) => void;
  /** Returns true if the call can be sent once more, because the missing condition is met now. */
  isRemedied?: (error: ClientError) => Promise<boolean>;
  /** The text for a call without a response. */
  noResponseText?: () => string;
}

interface AnyInput extends AddressInput {
  body?: unknown;
}

/**
 * A typed client, made from the manifest of the contract: `client.tracking.finishGoal({ params: { … } })`.
 */
export function createClient<C extends Contract>(manifest: Manifest, settings: ClientSettings): Client<C> {
  const client = {};
  for (const [group, calls] of Object.entries(manifest)) {
    let made: object | undefined;
    // The server creates a client for each page, which uses few groups.
    const get = () => {
      made ??= groupOf(group, calls, settings);
      return made;
    };
    Object.defineProperty(client, group, { enumerable: true, get });
  }
  // The manifest is generated from the contract, and a test compares them, so the shapes agree.
  return client as Client<C>;
}

const groupOf = (group: string, calls: Manifest[string], settings: ClientSettings): object =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Object.assign(
        (input?: AnyInput, options?: CallOptions) =>
          send({ group, name, call }, input ?? {}, options ?? {}, settings),
        { operationId: `${group}.${name}` },
      ),
    ]),
  );

interface Named {
  group: string;
  name: string;
  call: Call;
}

async function send(
  { group, name, call }: Named,
  input: AnyInput,
  options: CallOptions,
  settings: ClientSettings,
  isRepeated = false,
): Promise<unknown> {
  const id = `${group}:${kebab(name)}`;
  const address = `${settings.baseUrl ?? ''}${addressOf(name, call, input)}`;
  const token = settings.token();
  const response = await request(address, call, input.body, token, options, settings);
  const freshToken = response.headers.get('auth-token');
  if (freshToken) settings.onToken?.(freshToken);
  if (response.ok) return arrival(options, settings, () => answerOf(call, response, options, settings));

  const error = await errorFrom(response, id);
  if (response.status === 401) settings.onUnauthorized?.({ id, isLogout: id === 'auth:logout', token });
  if (!isRepeated && (await settings.isRemedied?.(error)))
    return send({ group, name, call }, input, options, settings, true);
  if (response.status === 403) settings.onForbidden?.(address, error);
  throw error;
}

async function request(
  address: string,
  call: Call,
  body: unknown,
  token: string | null,
  options: CallOptions,
  settings: ClientSettings,
) {
  const headers = new Headers({ 'x-application-id': applicationId, 'accept-language': settings.language() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const content = contentOf(call, body, options.file, headers);
  const { signal, keepalive } = options;
  return arrival(options, settings, () =>
    (options.fetch ?? settings.fetch ?? fetch)(address, {
      method: call.method ?? 'GET',
      headers,
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }),
  );
}

/** An incomplete answer counts as no response, unless the call was cancelled. */
async function arrival<Thing>(
  { signal }: CallOptions,
  { noResponseText }: ClientSettings,
  read: () => Promise<Thing>,
): Promise<Thing> {
  try {
    return await read();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw noResponse(cause, noResponseText?.());
  }
}

function contentOf(
  call: Call,
  body: unknown,
  file: Blob | undefined,
  headers: Headers,
): BodyInit | undefined {
  if (call.part) {
    const form = new FormData();
    form.set(call.part, new Blob([JSON.stringify(body)], { type: 'application/json' }));
    if (file) form.set('file', file);
    return form;
  }
  if (body === undefined) return undefined;
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

async function answerOf(
  call: Call,
  response: Response,
  { onProgress }: CallOptions,
  { parse = JSON.parse }: ClientSettings,
): Promise<unknown> {
  if (call.download) return download(response, onProgress);
  if (response.status === 204) return undefined;
  const content = await response.text();
  return content === '' ? undefined : parse(content);
}

async function download(response: Response, onProgress: CallOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        onProgress(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers }).blob();
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
