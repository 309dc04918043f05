import { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, newHours } from '../platform/clock/clock.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { allowFraming } from '../platform/http/security-headers.ts';
import type { Signals } from '../platform/signals.ts';
import { type CachedPages, cachedPages } from './cached-pages.ts';
import { takesHtml } from './is-page.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { asLocation, inLanguage, partsOf, withParams } from './page-address.ts';
import { type Asked, readerOf, type Values } from './page-key.ts';
import { redirectedCookie, redirectLanguage } from './remembered-language.ts';
import { pageRenderer } from './render-page.ts';
import { sendDocument, sendErrorPage, sendMoved, sendPrivate } from './send-document.ts';
import type { ListedPage } from './sitemap.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

export interface SiteSettings {
  signals: Signals;
  clock: Clock;
  /** The public address without a trailing slash. */
  publicUrl: string;
  /** The published pages of editors. */
  listedPages: (most: number) => Promise<readonly ListedPage[]>;
  /** The time limit of a page. */
  deadlineMilliseconds: number;
}

/** Some thousand pages with their compressed copies fit into this. */
const mostBytes = 32 * 1024 * 1024;

const isToKeep = ({ page, search }: Asked) => !page.isSearched || Object.keys(search).length === 0;

/** Adds a route per page and language. Requests for the same content get the same page. */
export function installPages(
  app: FastifyInstance,
  { rendering, stylesheets }: BuiltWeb,
  { signals, clock, publicUrl, deadlineMilliseconds }: SiteSettings,
): Pick<CachedPages, 'bytes'> {
  const kept = cachedPages(signals, mostBytes, newHours(clock));
  const render = pageRenderer(app, rendering, deadlineMilliseconds);
  const cookie = redirectedCookie(publicUrl.startsWith('https:'));

  for (const page of rendering.pages)
    for (const language of Language.options) {
      const read = readerOf(page, language);
      app.get(inLanguage(page.path, language), (request, reply) =>
        answer(read(request.params as Values, request.query as Record<string, unknown>), request, reply),
      );
    }
  return kept;

  function answer(asked: Asked, request: FastifyRequest, reply: FastifyReply) {
    if (asked.page.mayBeFramed) allowFraming(reply);
    if (!takesHtml(request)) throw new DomainError('not_found.route');
    const elsewhere = withoutTrailingSlash(request.url);
    if (elsewhere) return reply.code(308).header('location', elsewhere).send();
    const chosen = redirectLanguage(asked.language, request.headers);
    if (chosen) return lead(asked, chosen, request, reply);
    // Most pages are cached, and avoiding a promise is measurably faster.
    const page = kept.find(asked.key);
    return page ? sendDocument(page, request, reply) : answerRendered(asked, request, reply);
  }

  function lead({ page, params }: Asked, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const address = withParams(inLanguage(page.path, language), params) + partsOf(request.url).query;
    return reply
      .code(302)
      .headers({
        location: asLocation(address),
        'set-cookie': cookie,
        'cache-control': 'no-store',
        vary: 'cookie',
      })
      .send();
  }

  async function answerRendered(asked: Asked, request: FastifyRequest, reply: FastifyReply) {
    try {
      if (asked.page.isPrivate) return await sendPrivate(await render(asked), request, reply);
      const page = await kept.of(asked.key, () => render(asked), isToKeep(asked));
      if (page.status === 301) return sendMoved(page, request, reply);
      return await sendDocument(page, request, reply);
    } catch (error) {
      return sendErrorPage(error, asked.language, stylesheets, request, reply);
    }
  }
}
