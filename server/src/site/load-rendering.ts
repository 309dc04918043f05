import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientFiles, CreateWebRendering, WebRendering } from '@metra/contract/web-rendering';

export interface BuiltWeb {
  readonly rendering: WebRendering;
  /** For what has to be said without it. */
  readonly stylesheets: readonly string[];
}

/** What a build of the web brings to write its documents with; none where nothing was built. */
export async function loadRendering(build: string, origin: string): Promise<BuiltWeb | undefined> {
  const file = join(build, 'render/render.js');
  if (!existsSync(file)) return withoutPages(build);
  const files: ClientFiles = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'));
  const { createWebRendering }: { createWebRendering: CreateWebRendering } = await import(
    pathToFileURL(file).href
  );
  const site = Object.values(files).find(({ isEntry, name }) => isEntry && name === 'site');
  return { rendering: createWebRendering({ origin, files }), stylesheets: site?.css ?? [] };
}

/** A build that does not render yet: one document for every path. */
function withoutPages(build: string): BuiltWeb | undefined {
  const file = join(build, 'index.html');
  if (!existsSync(file)) return undefined;
  const document = { status: 200, html: readFileSync(file, 'utf8') } as const;
  const rendering: WebRendering = {
    pages: [],
    renderPage: async () => document,
    renderNotFound: () => document,
    renderApplication: () => document,
  };
  return { rendering, stylesheets: [] };
}
