import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ClientFile, ClientFiles } from '@metra/contract/core/web-rendering';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import budgets from '../bench/budgets.json' with { type: 'json' };
import type { Area } from '../web/src/lib/guards/areas.ts';
import { textAreas } from '../web/src/lib/i18n/text-areas.ts';
import type { Namespace } from '../web/src/lib/i18n/translation-key.ts';
import { type FilesOfPage, filesOf } from '../web/src/render/client-files.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

const MOST_SCRIPTS = 12;
/** The entry itself, and the script before the first paint. */
const BESIDE = 2;
const SCREENS: readonly Area[] = ['auth', 'goals', 'reading', 'kpis', 'wizard', 'profile'];
const PAGES: readonly Area[] = ['home', 'legal', 'guides', 'licences', 'pages', 'not-found'];

let folder: string;
let files: ClientFiles;

/** The program and the browser tests use the same build. The first one that needs it makes it. */
beforeAll(async () => {
  for (const name of ['NODE_ENV', 'METRA_GALLERY', 'VITEST']) vi.stubEnv(name, undefined);
  folder = await ensureWebBuilt();
  vi.unstubAllEnvs();
  files = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
});

test('the build warns of nothing', () =>
  expect(readFileSync(join(folder, '.vite/build.log'), 'utf8')).toBe(''));

const textsFor = (area: Area) =>
  Object.entries(textAreas).flatMap(([namespace, of]) =>
    of === 'core' || of === area ? [namespace as Namespace] : [],
  );

const named = (name: string): ClientFile[] => Object.values(files).filter((file) => file.name === name);

const gzipOf = ({ entry, scripts }: FilesOfPage): number =>
  [entry, ...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(folder, script))).length, 0);

describe.each(SCREENS)('a screen of the area %s', (area) => {
  test.each(['de', 'en'] as const)('is one file, and a dozen with all that it needs (%s)', (language) => {
    expect(named(area)).toHaveLength(1);
    const { scripts } = filesOf(files, { entry: 'app', areas: [area], texts: textsFor(area), language });
    expect(scripts.length + BESIDE, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  });
});

test('a page of the site knows neither the router nor the queries of the application', () => {
  for (const area of PAGES) {
    const { scripts } = filesOf(files, { entry: 'site', areas: [area], texts: [], language: 'de' });
    expect(scripts.filter((script) => /\/(core|app|rules|members)-/.test(script))).toEqual([]);
  }
});

test.each(SCREENS)('all that runs at once in the area %s is compiled while it is fetched', (area) => {
  const { entry, scripts } = filesOf(files, { entry: 'app', areas: [area], texts: [], language: 'de' });
  const atOnce = [entry, ...scripts].filter((script) => !/\/(rolldown-runtime|rules|fields)-/.test(script));
  const isHinted = (script: string) =>
    readFileSync(join(folder, script), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect(atOnce.length).toBeGreaterThan(2);
  expect(atOnce.filter((script) => !isHinted(script))).toEqual([]);
});

describe('the files that are loaded for a screen', () => {
  const nameOf = (script: string) => Object.values(files).find(({ file }) => script === `/${file}`)?.name;
  const namesFor = (area: Area) =>
    filesOf(files, { entry: 'app', areas: [area], texts: [], language: 'de' }).scripts.map(nameOf);

  test.each(['goals', 'kpis', 'wizard'] as const)('is nothing that checks input in the area %s', (area) => {
    expect(namesFor(area)).not.toContain('rules');
  });

  /** This name survives minification and identifies the code that positions popups. */
  const POSITIONING = 'fallbackAxisSideDirection';
  const positions = (file: string) => readFileSync(join(folder, file), 'utf8').includes(POSITIONING);

  test.each(['goals', 'kpis'] as const)('is nothing that positions popups in the area %s', (area) => {
    const { scripts } = filesOf(files, { entry: 'app', areas: [area], texts: [], language: 'de' });
    expect(scripts.filter(positions)).toEqual([]);
    expect(Object.values(files).some(({ file }) => file.endsWith('.js') && positions(file))).toBe(true);
  });

  test.each([
    ['app', 'goals', '.app-nav-item'],
    ['administration', 'admin', '.admin-rail'],
  ] as const)('is the frame of the entry %s around the area %s, with its styles', (entry, area, rule) => {
    const { styles } = filesOf(files, { entry, areas: [area], isFramed: true, texts: [], language: 'de' });
    const rules = styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(rules).toContain(rule);
  });

  test('is nothing of those behind the login for one before it', () => {
    expect(namesFor('auth')).toContain('rules');
    expect(namesFor('auth')).not.toContain('members');
  });
});

describe('administration', () => {
  const isOfOperator = (name = '') => /^(administration|admin(-.*)?)$/.test(name);
  const reachedFrom = (entry: string) =>
    Object.entries(files).flatMap(([key, { isEntry, name }]) =>
      isEntry && name === entry ? [...namesIn(key)].map((part) => files[part]?.name) : [],
    );

  test.each(['app', 'site'])('has no file that the entry %s could ever fetch', (entry) => {
    const reached = reachedFrom(entry);
    expect(reached.length).toBeGreaterThan(5);
    expect(reached.filter(isOfOperator)).toEqual([]);
    expect(reachedFrom('administration').filter(isOfOperator)).toContain('admin');
  });
});

test('home and the core of the application weigh no more than they may', () => {
  const home = filesOf(files, { entry: 'site', areas: ['home', 'pages'], texts: [], language: 'de' });
  const core = filesOf(files, { entry: 'app', areas: [], texts: [], language: 'de' });
  expect(gzipOf(home)).toBeLessThan(budgets.home.javascriptGzip);
  expect(gzipOf(core)).toBeLessThan(budgets.app.coreGzip);
});

/** Returns the files whose names are part of this one, so that a change of them renames it. */
function namesIn(key: string, found = new Set<string>()): ReadonlySet<string> {
  const { imports = [], dynamicImports = [] } = files[key] ?? {};
  for (const part of [...imports, ...dynamicImports]) {
    if (found.has(part)) continue;
    found.add(part);
    namesIn(part, found);
  }
  return found;
}

test('a change in an area or in a text renames no file of others but the entries', () => {
  const areaOf = (name: string) =>
    [...SCREENS, ...PAGES].find((area) => name === area || name === `${area}-more`);
  const isOfOthers = (part: string, name: string) =>
    part.startsWith('texts-') || ![undefined, areaOf(name)].includes(areaOf(part));
  const renamed = Object.entries(files).flatMap(([key, { name = '', isEntry }]) =>
    [...(isEntry ? [] : namesIn(key))]
      .map((part) => files[part]?.name ?? '')
      .filter((part) => isOfOthers(part, name))
      .map((part) => `${name} with ${part}`),
  );
  expect(renamed).toEqual([]);
});
