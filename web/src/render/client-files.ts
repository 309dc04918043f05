import type { ClientFile, ClientFiles } from '@metra/contract/core/web-rendering';
import type { Area } from '../lib/guards/areas.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { textFileName } from '../lib/i18n/text-areas.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';

/** What a page needs, as addresses. */
export interface FilesOfPage {
  entry: string;
  /** What the page fetches by itself as soon as it starts: run before the entry, so that this need not wait for it. */
  parts: readonly string[];
  /** Other scripts that the entry or its parts import: fetched at once instead of one after the other. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

export interface PageParts {
  entry: 'site' | 'app' | 'administration';
  /** What it shows: areas, and texts in a language. */
  areas: readonly Area[];
  /** In the frame for people who have signed in, which not every area imports. */
  isFramed?: boolean;
  texts: readonly Namespace[];
  language: Language;
}

/** The letters of both languages; others are fetched where they are needed. */
const FIRST_FONT = /\/archivo-first-[^/]*\.woff2$/;

/** Where `web/build/chunk-of.ts` puts the frame. */
const FRAME_FILE = 'members';

export function filesOf(files: ClientFiles, page: PageParts): FilesOfPage {
  const { entry, areas, texts, language, isFramed = false } = page;
  const first = Object.values(files).find(({ isEntry, name }) => isEntry && name === entry);
  if (!first) throw new Error(`The built web has no ${entry}.`);
  const names = new Set([...areas, ...texts.map((namespace) => textFileName(namespace, language))]);
  const parts = Object.values(files).filter(({ name, isEntry }) => name && !isEntry && names.has(name));
  const frame = Object.values(files).filter(({ name }) => isFramed && name === FRAME_FILE);
  const all = withImports(files, [first, ...frame, ...parts]);
  const address = (file: string) => `/${file}`;
  return {
    entry: address(first.file),
    parts: parts.map(({ file }) => address(file)),
    scripts: all.flatMap(({ file }) => (file === first.file ? [] : [address(file)])),
    styles: unique(all.flatMap(({ css = [] }) => css)).map(address),
    fonts: unique(all.flatMap(({ assets = [] }) => assets).filter((file) => FIRST_FONT.test(file))).map(
      address,
    ),
  };
}

/** With all that is imported from there, what is imported first; what is fetched later is not. */
function withImports(files: ClientFiles, wanted: readonly ClientFile[]): ClientFile[] {
  const found = new Set<ClientFile>();
  function add(file: ClientFile): void {
    if (found.has(file)) return;
    for (const key of file.imports ?? []) if (files[key]) add(files[key]);
    found.add(file);
  }
  wanted.forEach(add);
  return [...found];
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
