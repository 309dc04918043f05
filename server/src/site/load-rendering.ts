import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ClientFile,
  ClientFiles,
  CreateWebRendering,
  WebRendering,
} from '@metra/contract/core/web-rendering';

export interface BuiltWeb {
  readonly rendering: WebRendering;
  /** Styles for documents that are written without the renderer. */
  readonly stylesheets: readonly string[];
}

/** The functions of the web build that render documents; undefined without a build. */
export async function loadRendering(build: string, origin: string): Promise<BuiltWeb | undefined> {
  const file = join(build, 'render/render.js');
  if (!existsSync(file)) return undefined;
  const files: ClientFiles = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'));
  const { createWebRendering }: { createWebRendering: CreateWebRendering } = await import(
    pathToFileURL(file).href
  );
  return { rendering: createWebRendering({ origin, files }), stylesheets: stylesheetsOf(files) };
}

/** Style sheets of the public pages and of their static imports. */
function stylesheetsOf(files: ClientFiles): string[] {
  const seen = new Set<ClientFile>();
  const collect = (file: ClientFile | undefined): string[] => {
    if (!file || seen.has(file)) return [];
    seen.add(file);
    return [...(file.imports ?? []).flatMap((key) => collect(files[key])), ...(file.css ?? [])];
  };
  const site = Object.values(files).find(({ isEntry, name }) => isEntry && name === 'site');
  return [...new Set(collect(site))];
}
