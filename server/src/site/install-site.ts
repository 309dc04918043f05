import type { FastifyInstance } from 'fastify';
import { cachedUntilSignal } from '../platform/cached-until-signal.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { encodedContent, sendTagged } from '../platform/http/encoded-content.ts';
import { installCards } from './cards/cards.ts';
import { installErrorStyles } from './error-page.ts';
import { installForms } from './forms.ts';
import { isPage } from './is-page.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { installOtherPaths } from './other-paths.ts';
import { installPagePdfs } from './page-pdfs.ts';
import { installPages, type SiteSettings } from './pages.ts';
import { pagePreparation } from './prepare-pages.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** Two languages double the number of addresses, and a sitemap may contain 50,000. */
const mostListed = 20_000;
const fiveMinutes = 'public, max-age=300';

export interface Site {
  /** The size of the cached documents. */
  readonly cachedBytes: () => number;
  readonly preparePages: () => Promise<void>;
}

/** Serves all pages for browsers; without a web build there are none. */
export function installSite(app: FastifyInstance, built: BuiltWeb | undefined, settings: SiteSettings): Site {
  // The refusal comes before the body is read, which is not needed.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404 && !(built && isPage(request))) done(new DomainError('not_found.route'));
    else done();
  });
  if (!built) return { cachedBytes: () => 0, preparePages: async () => undefined };
  const pages = installPages(app, built, settings);
  const documents = installOtherPaths(app, built);
  installErrorStyles(app);
  installForms(app, built, settings);
  installPagePdfs(app, built);

  const cards = installCards(app, built, settings.deadlineMilliseconds);

  const sitemap = cachedUntilSignal(settings.signals, ['content', 'offers', 'catalogue'], async (_: 'all') =>
    encodedContent(
      sitemapOf(built.rendering.pages, await settings.listedPages(mostListed), settings.publicUrl),
    ),
  );
  const robots = robotsOf(settings.publicUrl);
  app.get('/sitemap.xml', async (request, reply) => {
    reply.type('application/xml').headers({ 'cache-control': fiveMinutes, vary: 'accept-encoding' });
    return sendTagged(await sitemap('all'), request, reply);
  });
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain').header('cache-control', fiveMinutes).send(robots),
  );
  return {
    cachedBytes: () => pages.bytes() + documents.bytes() + cards.bytes(),
    preparePages: pagePreparation(app, settings),
  };
}
