import { Language } from '@metra/contract/primitives';
import type { RenderedDocument, SitePage } from '@metra/contract/web-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinDeadline } from '../platform/http/deadline.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { encodedContent } from '../platform/http/encoded-content.ts';
import type { Signals } from '../platform/signals.ts';
import { takesHtml } from './is-page.ts';
import { keptPages, type Page } from './kept-pages.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { asLocation, inLanguage, partsOf, withParams } from './page-address.ts';
import { isPlain, keyOf, type PageContent, searchOf, type Values } from './page-key.ts';
import { languageToLeadTo, ledCookie } from './remembered-language.ts';
import { sendDocument, sendErrorPage } from './send-document.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';
import { visitorFetch } from './visitor-fetch.ts';

export interface SiteSettings {
  signals: Signals;
  /** Where people find it, without a trailing slash. */
  publicUrl: string;
  /** Nobody waits longer for a page. */
  deadlineMilliseconds: number;
}

/** Some thousand pages with their compressed copies. */
const mostBytes = 32 * 1024 * 1024;

/** One route for each page and language; all who ask for the same get the same. */
export function installPages(app: FastifyInstance, built: BuiltWeb, settings: SiteSettings): void {
  const { rendering, stylesheets } = built;
  const kept = keptPages(settings.signals, mostBytes);
  const cookie = ledCookie(settings.publicUrl.startsWith('https:'));

  for (const page of rendering.pages)
    for (const language of Language.options)
      app.get(inLanguage(page.path, language), (request, reply) => answer(page, language, request, reply));

  async function answer(page: SitePage, language: Language, request: FastifyRequest, reply: FastifyReply) {
    if (!takesHtml(request)) throw new DomainError('not_found.route');
    const elsewhere = withoutTrailingSlash(request.url);
    if (elsewhere) return reply.code(308).header('location', elsewhere).send();
    const params = request.params as Values;
    const led = languageToLeadTo(language, request.headers);
    if (led) return lead(page, led, params, request, reply);
    try {
      const search = searchOf(page, request.query as Record<string, unknown>);
      return await sendDocument(await pageOf({ page, language, params, search }), request, reply);
    } catch (error) {
      return sendErrorPage(error, language, stylesheets, request, reply);
    }
  }

  function lead(
    page: SitePage,
    language: Language,
    params: Values,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
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

  function pageOf(asked: PageContent): Page | Promise<Page> {
    if (Object.values(asked.params).every(isPlain)) return kept.of(keyOf(asked), () => render(asked));
    const { status, html } = rendering.renderNotFound(asked.language);
    return { status, content: encodedContent(html) };
  }

  async function render({ page, ...asked }: PageContent): Promise<RenderedDocument> {
    const visitor = visitorFetch(app, asked.language);
    try {
      const work = rendering.renderPage({ name: page.name, ...asked, fetch: visitor.fetch });
      const document = await withinDeadline(work, settings.deadlineMilliseconds);
      const failure = visitor.failure();
      if (failure) throw failure;
      return document;
    } catch (error) {
      throw visitor.failure() ?? error;
    }
  }
}
