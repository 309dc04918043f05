import type { Language } from '@metra/contract/core/primitives';
import type { MovedPage, RenderedDocument } from '@metra/contract/core/web-rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/http/domain-error.ts';
import { encodedContent, sendEncoded, sendTagged } from '../platform/http/encoded-content.ts';
import { noteError, tellWhenToReturn, toDomainError } from '../platform/http/error-handler.ts';
import type { Page } from './cached-pages.ts';
import { errorPage } from './error-page.ts';
import { asLocation, partsOf } from './page-address.ts';

const html = 'text/html; charset=utf-8';

/** A browser may cache the document but revalidates it each time. */
export function sendDocument(
  { status, content }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  vary = 'accept-encoding',
): FastifyReply | Promise<FastifyReply> {
  reply.code(status).headers({ 'content-type': html, 'cache-control': 'no-cache', vary });
  return status === 200 ? sendTagged(content, request, reply) : sendEncoded(content, request, reply);
}

/**
 * Redirects to the present address of a page and keeps the query. The redirect is temporary, because an address may
 * be reused.
 */
export const sendMoved = (
  { status, address }: MovedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      location: asLocation(address + partsOf(request.url).query),
      'cache-control': 'public, max-age=300',
    })
    .send();

/** Sends a private page: no cache stores it, and no search engine lists it. */
export function sendPrivate(
  made: RenderedDocument | MovedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (made.status === 301) return reply.code(301).header('location', asLocation(made.address)).send();
  reply.code(made.status).headers({ 'content-type': html, vary: 'accept-encoding' });
  return sendEncoded(encodedContent(made.html), request, reply);
}

/** An error during rendering is the program's, not the visitor's. */
export function sendErrorPage(
  error: unknown,
  language: Language,
  stylesheets: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toDomainError(error);
  const failure = known.status >= 500 ? known : new DomainError('internal.unexpected', { cause: error });
  noteError(failure, request);
  tellWhenToReturn(failure, reply);
  return reply
    .code(failure.status)
    .headers({ 'content-type': html, 'cache-control': 'no-store' })
    .send(errorPage(failure.key, language, request.id, stylesheets));
}
