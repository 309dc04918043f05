import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

const oneYear = 'public, max-age=31536000, immutable';

/** Serves the built web; every address that is not a file is the application's, which has its own router. */
export async function installWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page) : undefined;

  if (html) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/.*'],
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? oneYear : 'public, max-age=300'),
    });
  }

  // Before the body is read, which nobody wants.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !(html && isPage(request))) throw new DomainError('not_found.route');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
  );
}

/** Whoever asks for an address as a browser's address bar does; a missing picture or script stays missing. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  // The query may well end in something like a file name: a mail address, for example.
  const isFile = /\.\w+$/.test(url.split('?', 1)[0] ?? '');
  return (
    ['GET', 'HEAD'].includes(method) &&
    !url.startsWith('/api/') &&
    !isFile &&
    /text\/html|\*\/\*|^$/.test(headers.accept ?? '')
  );
}
