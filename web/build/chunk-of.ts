import type { Start } from './module-starts.ts';

/** A file, and how far down it lies: a file imports only from files above it. */
export interface Chunk {
  readonly name: string;
  readonly depth: number;
}

/** The entries, which name all other files. */
export const DEEPEST = 11;

/** What every screen of the application needs, before login and after it. */
export const CORE: Chunk = { name: 'core', depth: 2 };
/** What the pages for everyone need as well. */
const COMMON: Chunk = { name: 'common', depth: 1 };
/** What only pages beside home need on the site: it shall make neither the home page nor the application's core heavier. */
const GUIDE: Chunk = { name: 'guide', depth: 3 };
/** What names all other files: a change in one of those renames it. */
const APP: Chunk = { name: 'app', depth: DEEPEST };

/** The operator's entry, and the area of its screens. */
const ADMINISTRATION = 'administration';
const ROOMS = 'admin';

/** The pages that need little: what they share with others shall not bring more than that. */
const SMALL = 'auth';
/** The screens that most begin with: what only others share shall not keep them waiting. */
const FIRST = 'goals';
/** Around every screen for people who signed in. */
const FRAME = 'layouts';
/** Of the site, beside the home page, which most begin with. */
const GUIDES = 'guides';
const QUESTIONNAIRE = 'questionnaire';
const BESIDE_HOME: readonly (string | undefined)[] = [
  GUIDES,
  QUESTIONNAIRE,
  'marketplace',
  'legal',
  'not-found',
  'verification',
];
/** What the application shows now and then of the same: guides, and that there is nothing. */
const SELDOM: readonly string[] = ['reading', 'not-found-page', 'no-administration'];
/** Where questionnaires are written and their results go on, and what those screens share with answering them. */
const OF_QUESTIONNAIRES: readonly string[] = ['results', 'wizard', ADMINISTRATION];
const RESULTS: Chunk = { name: 'own-results', depth: 3 };
/** What those share with each other and nobody else. */
const SITE_PARTS: Chunk = { name: 'site-parts', depth: 4 };
/** Where values are entered: what others enter one with comes when they ask for it. */
const KPIS = 'kpis';
/** Opened above any screen: shall not bring all that forms are made of. */
const MENU = 'opened-menu';
/** What opens without a form: what checks input comes with the dialogs there. */
const WITHOUT_FORMS = [FRAME, FIRST, KPIS];

/** What is known of a module beside who needs it. */
export interface Kind {
  isLibrary?: boolean;
  /** Of the contract, which what checks input is made of. */
  isContract?: boolean;
  /** Imports, itself or through others, what checks input: heavy, and slow to start. */
  checksInput?: boolean;
  isStyle?: boolean;
}

/**
 * The file for a module that these starts need. What a module imports is needed by at least the same starts, and so
 * lies in the same file or further up: no two files import each other.
 */
export function chunkOf(all: readonly Start[], kind: Kind = {}): Chunk {
  if (all.every(isOfAdministration)) return administrationChunk(all);
  const starts = all.map(asOfApplication);
  const ofSite = starts.filter(({ entry }) => entry === 'site');
  const ofApplication = starts.filter(({ entry }) => entry !== 'site');
  if (ofApplication.length === 0) return siteChunk(ofSite);
  if (ofSite.length > 0 && isNeededAtOnce(ofSite)) {
    if (isForResults(ofSite, ofApplication)) return RESULTS;
    return isForGuides(ofSite, ofApplication, kind) ? GUIDE : COMMON;
  }
  const chunk = applicationChunk(ofApplication, kind, ofSite.length > 0);
  // A few rules: cheaper for everyone than another file for many.
  return kind.isStyle && (chunk === CORE || chunk === APP) ? COMMON : chunk;
}

const isOfAdministration = ({ entry }: Start): boolean => entry === ADMINISTRATION;

/**
 * For the application, administration is one of its areas, whatever area of the application it fetches a module of:
 * what both need is shared, and makes no screen of members heavier. What lies in no area is a file of its own for both.
 */
function asOfApplication(start: Start): Start {
  if (!isOfAdministration(start)) return start;
  if (liesInNoArea(start)) return { ...start, entry: 'app' };
  return { entry: 'app', area: ADMINISTRATION, file: ADMINISTRATION, later: start.later };
}

const liesInNoArea = ({ area, file, later }: Start): boolean => later && file === area;

/** What the operator alone needs: the entry, the rooms, and what these fetch in turn. */
function administrationChunk(starts: readonly Start[]): Chunk {
  if (areasOf(starts).size === 0) return { name: ADMINISTRATION, depth: DEEPEST };
  if (isNeededAtOnce(starts)) return { name: ROOMS, depth: 8 };
  const [first] = starts;
  const isOne = starts.every(({ file }) => file === first?.file);
  return isOne && first ? { name: first.file, depth: 10 } : { name: 'admin-dialogs', depth: 9 };
}

/** Needed where questionnaires are answered, and by screens of the application that write them or take up their results. */
const isForResults = (ofSite: readonly Start[], ofApplication: readonly Start[]): boolean =>
  ofSite.every(({ area }) => area === QUESTIONNAIRE) &&
  ofApplication.every(({ area, later }) => later || (area !== undefined && OF_QUESTIONNAIRES.includes(area)));

/** Needed on the site beside home alone, and in the application by nothing that every screen needs. */
function isForGuides(ofSite: readonly Start[], ofApplication: readonly Start[], kind: Kind): boolean {
  const areas = areasOf(ofApplication);
  return (
    ofSite.every(({ area }) => BESIDE_HOME.includes(area)) &&
    // What many screens of the application share with the marketplace would bring its file to all of them.
    (ofSite.some(({ area }) => area === GUIDES) || [...areas].every((area) => SELDOM.includes(area))) &&
    !isOfEntry(ofApplication) &&
    !areas.has(SMALL) &&
    !areas.has(FRAME) &&
    !kind.isContract
  );
}

function siteChunk(starts: readonly Start[]): Chunk {
  if (starts.every(({ area }) => area === undefined)) return { name: 'site', depth: DEEPEST };
  if (areasOf(starts).size === 1 && !isOfEntry(starts)) return ownChunk(starts);
  if (isNeededAtOnce(starts) && starts.every(({ area }) => BESIDE_HOME.includes(area))) return SITE_PARTS;
  return isNeededAtOnce(starts) ? { name: 'site-core', depth: 2 } : { name: 'site-more', depth: 9 };
}

/** What the site needs as well, but only sometimes, shall not make its pages heavier. */
function applicationChunk(starts: readonly Start[], kind: Kind, isOnSite: boolean): Chunk {
  const areas = areasOf(starts);
  const screens = areasOf(starts.filter(({ later }) => !later));
  // Apart from the entry, which names all other files: a change in one of those shall not rename this one.
  if (areas.size === 0 && !kind.isLibrary && !isOnSite) return APP;
  if (isOfEntry(starts) || (isOnSite && screens.has(SMALL))) return CORE;
  if (isOnSite) return { name: 'common-more', depth: 3 };
  if (areas.size > 1 || screens.has(FRAME)) return sharedChunk(areas, screens, kind);
  return ownChunk(starts);
}

/** For what several areas need; the screens are those that show it at once. */
function sharedChunk(areas: ReadonlySet<string>, screens: ReadonlySet<string>, kind: Kind): Chunk {
  const isFor = (...wanted: string[]) => wanted.some((area) => screens.has(area));
  if (areas.has(MENU) && !isFor(SMALL, ...WITHOUT_FORMS)) return { name: 'popups', depth: 5 };
  if (screens.size === 0) return { name: 'dialogs', depth: 8 };
  if (kind.checksInput && !isFor(...WITHOUT_FORMS)) return { name: 'rules', depth: 7 };
  if (isFor(SMALL) || kind.isContract) return CORE;
  if (screens.size === 1 && isFor(KPIS)) return { name: 'entry', depth: 5 };
  return isFor(...WITHOUT_FORMS) ? { name: 'members', depth: 4 } : { name: 'fields', depth: 6 };
}

const areasOf = (starts: readonly Start[]): ReadonlySet<string> =>
  new Set(starts.flatMap(({ area }) => area ?? []));

const isOfEntry = (starts: readonly Start[]): boolean => starts.some(({ area }) => area === undefined);

const isNeededAtOnce = (starts: readonly Start[]): boolean => starts.some(({ later }) => !later);

/** For what one area alone needs. */
function ownChunk(starts: readonly Start[]): Chunk {
  const screens = starts.find(({ later }) => !later);
  return screens ? { name: screens.file, depth: 9 } : { name: starts[0]?.file ?? '', depth: 10 };
}
