import type { ClientFile, ClientFiles } from '@metra/contract/core/web-rendering';
import type { Area } from '../lib/guards/areas.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { textFileName } from '../lib/i18n/text-areas.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';

export interface FilesOfPage {
  entry: string;
  /**
   * The scripts and texts of the page's areas. The page loads them together with the entry, so that the entry does not
   * have to request them and wait for them.
   */
  parts: readonly string[];
  /** The entry and its parts import these scripts, so they are requested at once instead of one after the other. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

export interface PageParts {
  entry: 'site' | 'app' | 'administration';
  /** The page shows screens of these areas. */
  areas: readonly Area[];
  /** The page shows the frame for members (navigation and header), which some areas do not import themselves. */
  isFramed?: boolean;
  texts: readonly Namespace[];
  language: Language;
}

/** This font contains the letters of German and English. The browser loads other fonts when a page needs them. */
const FIRST_FONT = /\/archivo-first-[^/]*\.woff2$/;

/** The build puts the frame into this file, see `web/build/chunk-of.ts`. */
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

/** Returns the wanted files and those that they import statically, without those that they import dynamically. */
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
