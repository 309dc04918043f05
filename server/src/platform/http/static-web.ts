import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

const oneYear = 'public, max-age=31536000, immutable';

export interface WebFolders {
  /** The build that is served. */
  current: string;
  /** Earlier builds, because open pages still request their files, whose names contain a hash. */
  earlier?: readonly string[];
}

/** Serves the files of the built web. */
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

/** Only files that existed at the start are served, each from the first build that contains it. */
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

/** The files that can be requested. Compressed copies are sent in their place. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);
}
