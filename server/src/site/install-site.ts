import type { FastifyInstance } from 'fastify';
import { DomainError } from '../platform/http/domain-error.ts';
import { installErrorStyles } from './error-page.ts';
import { isPage } from './is-page.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { installOtherPaths } from './other-paths.ts';
import { installPages, type SiteSettings } from './pages.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const fiveMinutes = 'public, max-age=300';

export interface Site {
  /** How much memory the documents take that are at hand. */
  readonly keptBytes: () => number;
}

/** Everything that a browser shows as a page; where no web was built there is none. */
export function installSite(app: FastifyInstance, built: BuiltWeb | undefined, settings: SiteSettings): Site {
  // Before the body is read, which nobody wants.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404 && !(built && isPage(request))) done(new DomainError('not_found.route'));
    else done();
  });
  if (!built) return { keptBytes: () => 0 };
  const pages = installPages(app, built, settings);
  const documents = installOtherPaths(app, built);
  installErrorStyles(app);

  const sitemap = sitemapOf(built.rendering.pages, settings.publicUrl);
  const robots = robotsOf(settings.publicUrl);
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml').header('cache-control', fiveMinutes).send(sitemap),
  );
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain').header('cache-control', fiveMinutes).send(robots),
  );
  return { keptBytes: () => pages.bytes() + documents.bytes() };
}
