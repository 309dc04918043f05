import type { Start } from './module-starts.ts';

/** A file, and how far down it lies: a file imports only from files above it. */
export interface Chunk {
  readonly name: string;
  readonly depth: number;
}

/** The entries, which name all other files. */
export const DEEPEST = 9;

/** The pages around which the forms are few: what they share with others shall not bring more than that. */
const SMALL = 'auth';
/** Around every screen for people who signed in. */
const FRAME = 'layouts';

/**
 * The file for a module that these starts need. What a module imports is needed by at least the same starts, and so
 * lies in the same file or further up: no two files import each other.
 */
export function chunkOf(starts: readonly Start[]): Chunk {
  const entries = new Set(starts.map(({ entry }) => entry));
  const areas = new Set(starts.flatMap(({ area }) => area ?? []));
  const ofEntry = starts.some(({ area }) => area === undefined);
  const [entry = ''] = entries;

  if (entries.size > 1) return { name: 'common', depth: 1 };
  // Apart from the entry, which names all other files: a change in one of those shall not rename this one.
  if (ofEntry && areas.size === 0) return { name: entry, depth: DEEPEST };
  if (ofEntry) return { name: entry === 'site' ? 'pages' : 'core', depth: 2 };
  const first = starts.find(({ later }) => !later);
  if (areas.size === 1 && !first) return { name: starts[0]?.file ?? '', depth: 8 };
  if (!first) return { name: 'dialogs', depth: 6 };
  if (areas.size === 1) return { name: first.file, depth: first.area === FRAME ? 4 : 7 };
  return shared(entry, new Set(starts.flatMap(({ area, later }) => (area && !later ? [area] : []))));
}

/** For what several areas need, at least one of them for its screens. */
function shared(entry: string, screens: ReadonlySet<string>): Chunk {
  if (entry === 'site') return { name: 'pages', depth: 2 };
  if (screens.has(SMALL)) return { name: 'forms', depth: 3 };
  if (screens.has(FRAME)) return { name: FRAME, depth: 4 };
  return { name: 'parts', depth: 5 };
}
