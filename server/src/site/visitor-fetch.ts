import { applicationId } from '@metra/contract/core/client';
import type { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../platform/http/bind.ts';
import { DomainError } from '../platform/http/domain-error.ts';

/** Nobody has this address, so these calls do not use the limit of people who call from this machine. */
export const nobodysAddress = '0.0.0.0';

export interface VisitorFetch {
  readonly fetch: typeof fetch;
  /** The error because of which the page lacks its content; a page with an error is discarded. */
  readonly failure: () => DomainError | undefined;
}

/** Calls the API as a visitor who is not signed in, without the requester's cookie, token and address. */
export function visitorFetch(app: FastifyInstance, language: Language): VisitorFetch {
  return callingFetch(app, { language, remoteAddress: nobodysAddress, methods: ['GET'] });
}

/** Calls the API for a submitted form. The sender's network is used for limits and is passed on. */
export function senderFetch(app: FastifyInstance, language: Language, remoteAddress: string): VisitorFetch {
  return callingFetch(app, { language, remoteAddress, methods: ['GET', 'POST'] });
}

interface Calling {
  language: Language;
  remoteAddress: string;
  methods: readonly ('GET' | 'POST')[];
}

function callingFetch(app: FastifyInstance, { language, remoteAddress, methods }: Calling): VisitorFetch {
  let failure: DomainError | undefined;
  return {
    failure: () => failure,
    async fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://own');
      const asked = (init?.method ?? 'GET').toUpperCase();
      const method = methods.find((each) => each === asked);
      if (!pathname.startsWith(`${apiBase}/`) || !method)
        throw new Error(`A page reads the API and nothing else: ${asked} ${pathname}`);
      const tag = new Headers(init?.headers).get('if-none-match');
      const { statusCode, headers, rawPayload } = await app.inject({
        method,
        url: pathname + search,
        headers: {
          'x-application-id': applicationId,
          'accept-language': language,
          ...(tag && { 'if-none-match': tag }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        remoteAddress,
        ...(typeof init?.body === 'string' && { payload: init.body }),
      });
      const isOwn = remoteAddress !== nobodysAddress && statusCode === 429;
      failure ??= isOwn
        ? undefined
        : failureOf(statusCode, `${pathname} answered ${statusCode} (${headers['x-response-id']})`);
      if (failure) throw failure;
      const type = String(headers['content-type'] ?? 'application/json');
      const isEmpty = statusCode === 204 || statusCode === 304;
      return new Response(isEmpty ? null : Uint8Array.from(rawPayload), {
        status: statusCode,
        headers: { 'content-type': type, ...(headers.etag && { etag: String(headers.etag) }) },
      });
    },
  };
}

function failureOf(status: number, cause: string): DomainError | undefined {
  if (status === 429 || status === 503)
    return new DomainError('service.unavailable', { cause, retryAfterSeconds: 2 });
  return status >= 500 ? new DomainError('internal.unexpected', { cause }) : undefined;
}
