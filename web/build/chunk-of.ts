import type { Start } from './module-starts.ts';

/** A chunk is a file with a depth: it imports only from files of a smaller depth. */
export interface Chunk {
  readonly name: string;
  readonly depth: number;
}

/** These facts about a module do not depend on what needs it. */
export interface Kind {
  /** The module belongs to the contract, which rules for input are made of. */
  isContract?: boolean;
  /**
   * The module imports, directly or through others, the code that checks input, which is large and slow to
   * start.
   */
  checksInput?: boolean;
  isStyle?: boolean;
}

const ADMINISTRATION = 'administration';
/** These areas hold the frame of the site and the pages on which most visits begin. */
const FIRST_PAGES: readonly (string | undefined)[] = [undefined, 'home', 'pages'];
/** Most members begin with one of these screens; the first is the frame around all screens. */
const FIRST_SCREENS = ['layouts', 'goals'];
/** Values are entered on these screens. Other screens load the form for a value when somebody opens it. */
const ENTRY_SCREENS = ['kpis'];
/** The menu opens above any screen and brings the code that positions popups. */
const MENU = 'opened-menu';

interface Needs extends Kind {
  site: readonly Start[];
  app: readonly Start[];
  /** The list is empty if anything besides administration needs the module. */
  administration: readonly Start[];
}

/**
 * The files of shared modules, from those that most areas need to those that few need. Each rule that holds for a module holds for what
 * the module imports, because that is needed by at least the same starts: no two files import each other.
 */
const sharedFiles: readonly (readonly [name: string, holds: (needs: Needs) => boolean])[] = [
  ['common', isForBoth],
  // Modules that other pages of the site share with the application make neither the home page nor the core heavier.
  ['shared', ({ site, app }) => site.some(atOnce) && app.length > 0],
  ['core', (needs) => isForEveryScreen(needs) || isForRules(needs)],
  ['shared-later', ({ site, app }) => site.length > 0 && app.length > 0],
  ['members', isForMembers],
  ['entry', ({ app }) => isShared(app) && isFor(app, ENTRY_SCREENS)],
  ['fields', ({ app, checksInput }) => isShared(app) && !checksInput && (app.some(atOnce) || isForMenu(app))],
  ['rules', ({ app }) => isShared(app) && app.some(atOnce)],
  ['dialogs', ({ app }) => isShared(app)],
  ['site-core', ({ site }) => isShared(site) && site.some(atOnce)],
  ['site-more', ({ site }) => isShared(site)],
  ['admin', ({ administration }) => administration.some(atOnce) && administration.some(inArea)],
  ['admin-dialogs', ({ administration }) => isShared(administration)],
];

const ABOVE = 1;
const OWN = ABOVE + sharedFiles.length;
/** The entries name all other files. */
export const DEEPEST = OWN + 2;

/** Every screen of the application needs this file, before sign-in and after it. */
export const CORE: Chunk = { name: 'core', depth: ABOVE + 2 };

export function chunkOf(starts: readonly Start[], kind: Kind = {}): Chunk {
  const needs = { ...kind, ...startsByEntry(starts) };
  const depth = sharedFiles.findIndex(([, holds]) => holds(needs));
  const [name] = sharedFiles[depth] ?? [];
  return name === undefined ? ownChunk(starts) : { name, depth: ABOVE + depth };
}

function startsByEntry(starts: readonly Start[]): Pick<Needs, 'site' | 'app' | 'administration'> {
  if (starts.every(isOfAdministration)) return { site: [], app: [], administration: starts };
  const isOfSite = ({ entry }: Start) => entry === 'site';
  const app = starts.filter((start) => !isOfSite(start)).map(asOfApplication);
  return { site: starts.filter(isOfSite), app, administration: [] };
}

function isForBoth(needs: Needs): boolean {
  const { site, app, isStyle } = needs;
  if (app.length === 0) return false;
  const isForFirst = site.some(({ area, later }) => !later && FIRST_PAGES.includes(area));
  // The core has few styles, so the fewer files are better for everyone.
  if (isForFirst || (isStyle && (isForEveryScreen(needs) || app.some(ofEntry)))) return true;
  return site.some(atOnce) && (isForEveryScreen(needs) || isFor(app, [...FIRST_SCREENS, ...ENTRY_SCREENS]));
}

function isForEveryScreen({ site, app, checksInput }: Needs): boolean {
  if (!isShared(app) && site.length === 0) return false;
  return app.some(ofEntry) || (!checksInput && isFor(app, ['auth']));
}

/** The sign-in would load these parts of the contract with the rules if they were in a file of screens. */
function isForRules({ app, isContract, checksInput }: Needs): boolean {
  return isContract === true && !checksInput && isShared(app);
}

function isForMembers({ app }: Needs): boolean {
  if (isFor(app, FIRST_SCREENS)) return isShared(app);
  return isFor(app, ENTRY_SCREENS) && isShared(app.filter(atOnce));
}

const isForMenu = (starts: readonly Start[]): boolean => starts.some(({ area }) => area === MENU);

const isFor = (starts: readonly Start[], areas: readonly string[]): boolean =>
  starts.some(({ area, later }) => !later && area !== undefined && areas.includes(area));

/** The frame needs the module, or several parts of an entry do. */
const isShared = (starts: readonly Start[]): boolean =>
  new Set(starts.map(({ area }) => area)).size > 1 || isFor(starts, ['layouts']);

const inArea = ({ area }: Start): boolean => area !== undefined;
const ofEntry = (start: Start): boolean => !inArea(start);
const atOnce = ({ later }: Start): boolean => !later;
const isOfAdministration = ({ entry }: Start): boolean => entry === ADMINISTRATION;

/**
 * A module that administration shares with members must not make the members' screens larger, so
 * administration counts as one more area.
 */
function asOfApplication(start: Start): Start {
  if (!isOfAdministration(start) || liesInNoArea(start)) return { ...start, entry: 'app' };
  return { entry: 'app', area: ADMINISTRATION, file: ADMINISTRATION, later: start.later };
}

const liesInNoArea = ({ area, file, later }: Start): boolean => later && file === area;

/** Only one area or one entry needs these modules. */
function ownChunk(starts: readonly Start[]): Chunk {
  const area = starts.find((start) => inArea(start) && atOnce(start)) ?? starts.find(inArea);
  if (area) return { name: area.file, depth: area.later ? OWN + 1 : OWN };
  return { name: starts[0]?.entry ?? '', depth: DEEPEST };
}
