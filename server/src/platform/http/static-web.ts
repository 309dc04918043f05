import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { apiBase } from './bind.ts';
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

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!html || !wantsPage || request.url.startsWith(`${apiBase}/`))
      throw new DomainError('not_found.route');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
