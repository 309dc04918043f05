import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One chunk of the built web, as Vite's manifest describes it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface LoadedFile {
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
}

export interface FirstLoad {
  readonly files: readonly LoadedFile[];
  readonly javascriptBytes: number;
  readonly javascriptGzip: number;
}

/** What a German visitor's first look at the home page fetches beyond the page's own entry. */
const HOME_CHUNKS = [
  'src/features/home/home-screen.tsx',
  'src/locales/de/common.json',
  'src/locales/de/home.json',
  'src/locales/de/parts.json',
];
const ENTRY = 'index.html';

/** JavaScript of the first load of the public home: the entry, the home page's chunks, and all they import. */
export function homeFirstLoad(dist: string): FirstLoad {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = new Set<string>();
  for (const key of [ENTRY, ...HOME_CHUNKS]) collect(manifest, key, keys);
  // Scripts that the page itself names, outside of the bundle.
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const plainScripts = [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const bundled = [...keys].map((key) => chunkOf(manifest, key).file);
  const files = [...new Set([...bundled, ...plainScripts])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => measured(dist, file))
    .toSorted((a, b) => b.gzip - a.gzip);
  return {
    files,
    javascriptBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    javascriptGzip: files.reduce((sum, { gzip }) => sum + gzip, 0),
  };
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  if (found.has(key)) return;
  found.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? []) collect(manifest, imported, found);
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The built web has no chunk for ${key}.`);
  return chunk;
}

function measured(dist: string, file: string): LoadedFile {
  const content = readFileSync(join(dist, file));
  return { file, bytes: content.length, gzip: gzipSync(content).length };
}
