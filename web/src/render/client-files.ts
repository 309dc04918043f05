import type { ClientFiles } from '@metra/contract/web-rendering';

/** What a page needs, as addresses. */
export interface FilesOfPage {
  entry: string;
  /** Other scripts that the entry or its parts import: fetched at once instead of one after the other. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

interface Wanted {
  /** Keys of the manifest, which are paths of sources. */
  entry: string;
  /** What the page will import by itself as soon as it starts. */
  parts: readonly string[];
}

const FONT = /archivo-latin-wdth-normal[^/]*\.woff2$/;

export function filesOf(files: ClientFiles, { entry, parts }: Wanted): FilesOfPage {
  const keys = new Set<string>();
  for (const key of [entry, ...parts]) collect(files, key, keys);
  const chunks = [...keys].flatMap((key) => files[key] ?? []);
  const first = files[entry];
  if (!first) throw new Error(`The built web has no ${entry}.`);
  const address = (file: string) => `/${file}`;
  return {
    entry: address(first.file),
    scripts: unique(chunks.map(({ file }) => file).filter((file) => file !== first.file)).map(address),
    styles: unique(chunks.flatMap(({ css = [] }) => css)).map(address),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets).filter((file) => FONT.test(file))).map(address),
  };
}

/** With all that is imported from there, what is imported first: styles build on it. What is fetched later is not. */
function collect(files: ClientFiles, key: string, found: Set<string>, seen = new Set<string>()): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const imported of files[key]?.imports ?? []) collect(files, imported, found, seen);
  found.add(key);
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
