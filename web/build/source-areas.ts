import { areaFolders } from '../src/lib/guards/areas.ts';
import { textAreas, textFileName } from '../src/lib/i18n/text-areas.ts';
import type { Namespace } from '../src/lib/i18n/translation-key.ts';
import { type Chunk, CORE } from './chunk-of.ts';

const SOURCE = /[\\/]web[\\/]src[\\/](.*)$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Vite adds this code to programs of several files. */
const GLUE = /^\0vite\/(?:preload-helper|modulepreload-polyfill)/;
/** This module leads to calls that are in the core; its own file would be one more request. */
const CALLS = /[\\/]web[\\/]src[\\/]lib[\\/]api[\\/]later-api\.ts$/;
const TEXTS = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json$/;
const ERROR_TEXTS = /[\\/]error-texts[\\/](\w+)\.json$/;

export function areaOf(id: string): string | undefined {
  const path = SOURCE.exec(id)?.[1]?.replaceAll('\\', '/');
  const isIn = (place: string) => path === place || path?.startsWith(`${place}/`);
  return Object.entries(areaFolders).find(([, folders]) => folders.some(isIn))?.[0];
}

/**
 * The file of these modules does not depend on what needs them: React, which does not change with our
 * releases, texts and calls.
 */
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

/** The texts for a failed start are no namespace, because they are part of the program. */
const isNamespace = (name: string | undefined): name is Namespace => name !== undefined && name in textAreas;
