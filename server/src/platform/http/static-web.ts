import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

const oneYear = 'public, max-age=31536000, immutable';

export interface WebFolders {
  /** The build that is served. */
  current: string;
  /** Builds from before: pages that browsers still show ask for their parts, whose names tell what is in them. */
  earlier?: readonly string[];
}

/** Serves the files of the built web that browsers ask for. */
export async function installWeb(app: FastifyInstance, { current, earlier = [] }: WebFolders): Promise<void> {
  if (!existsSync(current)) return;
  await app.register(fastifyStatic, {
    root: current,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? oneYear : 'public, max-age=300'),
  });
  for (const file of filesIn(current)) {
    const url = `/${file}`;
    if (!app.hasRoute({ method: 'GET', url })) app.get(url, (_, reply) => reply.sendFile(file, current));
  }
  serveAssets(app, [current, ...earlier]);
}

/** Only what was there at the start; the first build that has a name is the one it is served from. */
function serveAssets(app: FastifyInstance, builds: readonly string[]): void {
  const folders = new Map<string, string>();
  for (const build of builds) {
    const folder = join(build, 'assets');
    for (const file of filesIn(folder)) if (!folders.has(file)) folders.set(file, folder);
  }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    const folder = folders.get(file);
    if (!folder) throw new DomainError('not_found.route');
    return reply.sendFile(file, folder);
  });
}

/** What may be asked for by name; compressed copies are sent in its place. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}
