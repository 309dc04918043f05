import { areaFolders } from '../src/lib/guards/areas.ts';
import { textAreas, textFileName } from '../src/lib/i18n/text-areas.ts';
import type { Namespace } from '../src/lib/i18n/translation-key.ts';
import { type Chunk, CORE } from './chunk-of.ts';

const SOURCE = /[\\/]web[\\/]src[\\/](.*)$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** What Vite adds to programs of several files. */
const GLUE = /^\0vite\/(?:preload-helper|modulepreload-polyfill)/;
/** Leads to calls that lie in the core; a file of its own would be one more request. */
const CALLS = /[\\/]web[\\/]src[\\/]lib[\\/]api[\\/]later-api\.ts$/;
const TEXTS = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json$/;
const ERROR_TEXTS = /[\\/]error-texts[\\/](\w+)\.json$/;

/** The area that a module lies in. */
export function areaOf(id: string): string | undefined {
  const path = SOURCE.exec(id)?.[1]?.replaceAll('\\', '/');
  const isIn = (place: string) => path === place || path?.startsWith(`${place}/`);
  return Object.entries(areaFolders).find(([, folders]) => folders.some(isIn))?.[0];
}

/** Modules whose file does not depend on who needs them: React, which changes with no release of ours, texts, calls. */
export function fixedChunkOf(id: string): Chunk | undefined {
  if (REACT.test(id) || GLUE.test(id)) return { name: 'common', depth: 1 };
  if (CALLS.test(id)) return CORE;
  const name = textsName(id);
  return name === undefined ? undefined : { name, depth: 0 };
}

function textsName(id: string): string | undefined {
  const [, errorLanguage] = ERROR_TEXTS.exec(id) ?? [];
  if (errorLanguage) return textFileName('api', errorLanguage);
  const [, language, namespace] = TEXTS.exec(id) ?? [];
  return language && isNamespace(namespace) ? textFileName(namespace, language) : undefined;
}

/** What is said in emergencies is none: it is part of the program. */
const isNamespace = (name: string | undefined): name is Namespace => name !== undefined && name in textAreas;
