import type { Start } from './module-starts.ts';

/** A file, and how far down it lies: a file imports only from files above it. */
export interface Chunk {
  readonly name: string;
  readonly depth: number;
}

/** The entries, which name all other files. */
export const DEEPEST = 10;

/** The pages that need little: what they share with others shall not bring more than that. */
const SMALL = 'auth';
/** The screens that most begin with: what only others share shall not keep them waiting. */
const FIRST = 'goals';
/** Around every screen for people who signed in. */
const FRAME = 'layouts';

/**
 * The file for a module that these starts need. What a module imports is needed by at least the same starts, and so
 * lies in the same file or further up: no two files import each other.
 */
export function chunkOf(starts: readonly Start[], isLibrary = false): Chunk {
  const ofSite = starts.filter(({ entry }) => entry === 'site');
  const ofApplication = starts.filter(({ entry }) => entry !== 'site');
  if (ofApplication.length === 0) return siteChunk(ofSite);
  if (ofSite.length > 0 && isNeededAtOnce(ofSite)) return { name: 'common', depth: 1 };
  return applicationChunk(ofApplication, { isLibrary, isOnSite: ofSite.length > 0 });
}

function siteChunk(starts: readonly Start[]): Chunk {
  if (starts.every(({ area }) => area === undefined)) return { name: 'site', depth: DEEPEST };
  if (areasOf(starts).size === 1 && !isOfEntry(starts)) return ownChunk(starts);
  return isNeededAtOnce(starts) ? { name: 'site-core', depth: 2 } : { name: 'site-more', depth: 8 };
}

interface Circumstances {
  isLibrary: boolean;
  /** Needed by the site as well, but only sometimes: that shall not make its pages heavier. */
  isOnSite: boolean;
}

function applicationChunk(starts: readonly Start[], { isLibrary, isOnSite }: Circumstances): Chunk {
  const areas = areasOf(starts);
  const screens = areasOf(starts.filter(({ later }) => !later));
  // Apart from the entry, which names all other files: a change in one of those shall not rename this one.
  if (areas.size === 0 && !isLibrary && !isOnSite) return { name: 'app', depth: DEEPEST };
  if (isOfEntry(starts) || (isOnSite && screens.has(SMALL))) return { name: 'core', depth: 2 };
  if (isOnSite) return { name: 'common-more', depth: 4 };
  if (areas.size > 1 && !isNeededAtOnce(starts)) return { name: 'dialogs', depth: 7 };
  if (areas.size > 1 && screens.has(SMALL)) return { name: 'forms', depth: 3 };
  if (screens.has(FRAME) || (areas.size > 1 && screens.has(FIRST))) return { name: 'members', depth: 5 };
  if (areas.size > 1) return { name: 'fields', depth: 6 };
  return ownChunk(starts);
}

const areasOf = (starts: readonly Start[]): ReadonlySet<string> =>
  new Set(starts.flatMap(({ area }) => area ?? []));

const isOfEntry = (starts: readonly Start[]): boolean => starts.some(({ area }) => area === undefined);

const isNeededAtOnce = (starts: readonly Start[]): boolean => starts.some(({ later }) => !later);

/** For what one area alone needs. */
function ownChunk(starts: readonly Start[]): Chunk {
  const screens = starts.find(({ later }) => !later);
  return screens ? { name: screens.file, depth: 8 } : { name: starts[0]?.file ?? '', depth: 9 };
}
