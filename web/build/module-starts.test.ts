import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chunk, chunkOf } from './chunk-of.ts';
import { importersOf } from './importers-of.ts';
import { type ModuleGraph, moduleStarts } from './module-starts.ts';

interface Sketch {
  imports?: string[];
  fetches?: string[];
}

const graphOf = (sketch: Record<string, Sketch>): ModuleGraph =>
  new Map(Object.entries(sketch).map(([id, { imports = [], fetches = [] }]) => [id, { imports, fetches }]));

const areaOf = (id: string) => /^(auth|goals|kpis|layouts|wizard|profile|admin|home|guides)\//.exec(id)?.[1];
const entries = new Map([
  ['app', 'app'],
  ['site', 'site'],
  ['administration', 'administration'],
]);

/** For each module the name of its file. */
function filesOf(sketch: Record<string, Sketch>): Record<string, string> {
  return Object.fromEntries([...chunksOf(sketch)].map(([id, { name }]) => [id, name]));
}

function chunksOf(sketch: Record<string, Sketch>): ReadonlyMap<string, Chunk> {
  const graph = graphOf(sketch);
  const checks = importersOf(graph, (id) => id === 'zod');
  const kindOf = (id: string) => ({ isContract: id.startsWith('contract/'), checksInput: checks.has(id) });
  const starts = moduleStarts({ graph, entries, areaOf });
  return new Map([...starts].map(([id, of]) => [id, chunkOf(of, kindOf(id))]));
}

describe('the file of a module', () => {
  test('is the entry where nothing else needs it, and the core where an area does', () => {
    const files = filesOf({
      app: { imports: ['routes', 'router'] },
      routes: { imports: ['router'], fetches: ['goals/screen'] },
      'goals/screen': { imports: ['router'] },
    });
    expect(files).toMatchObject({ app: 'app', routes: 'app', router: 'core', 'goals/screen': 'goals' });
  });

  test('is that of its area, with another one for what the screens fetch in turn', () => {
    const files = filesOf({
      app: { fetches: ['goals/screen', 'goals/archive'] },
      'goals/screen': { imports: ['ring'], fetches: ['goals/dialogs'] },
      'goals/archive': {},
      'goals/dialogs': { imports: ['ring', 'calendar'] },
    });
    expect(files).toMatchObject({
      'goals/screen': 'goals',
      'goals/archive': 'goals',
      ring: 'goals',
      'goals/dialogs': 'goals-more',
      calendar: 'goals-more',
    });
  });

  test('is shared where several areas need it, apart from what their dialogs alone need', () => {
    const files = filesOf({
      app: { fetches: ['goals/screen', 'kpis/screen'] },
      'goals/screen': { imports: ['chart'], fetches: ['goals/dialogs'] },
      'kpis/screen': { imports: ['chart'], fetches: ['kpis/dialogs'] },
      'goals/dialogs': { imports: ['calendar', 'table'] },
      'kpis/dialogs': { imports: ['calendar'] },
      chart: { imports: ['table'] },
    });
    expect(files).toMatchObject({ chart: 'members', table: 'members', calendar: 'dialogs' });
  });

  test('is apart where values are entered, so that what others enter one with keeps no screen of theirs waiting', () => {
    const files = filesOf({
      app: { fetches: ['goals/screen', 'kpis/screen'] },
      'goals/screen': { imports: ['chart'], fetches: ['goals/value'] },
      'kpis/screen': { imports: ['chart', 'drafts'] },
      'goals/value': { imports: ['drafts'] },
      drafts: { imports: ['chart'] },
    });
    expect(files).toMatchObject({ chart: 'members', drafts: 'entry', 'goals/value': 'goals-more' });
  });

  test('is apart for other pages of the site, so that what they share with the application makes no first page heavier', () => {
    const files = filesOf({
      site: { fetches: ['home/screen', 'guides/screen'] },
      app: { fetches: ['admin/screen'] },
      'home/screen': { imports: ['questions'] },
      'guides/screen': { imports: ['blocks'] },
      'admin/screen': { imports: ['blocks'] },
      blocks: { imports: ['questions', 'quote'] },
    });
    expect(files).toMatchObject({ blocks: 'shared', quote: 'shared', questions: 'common' });
  });

  test('is kept small for the sign-in, and one with the frames for what every screen behind it needs', () => {
    const files = filesOf({
      app: { fetches: ['auth/login', 'layouts/frame', 'goals/screen'] },
      'auth/login': { imports: ['field'] },
      'layouts/frame': { imports: ['menu'] },
      'goals/screen': { imports: ['field', 'menu'] },
    });
    expect(files).toMatchObject({ field: 'core', menu: 'members', 'layouts/frame': 'members' });
  });

  test('is apart for what checks input, so that screens open without it', () => {
    const files = filesOf({
      app: { fetches: ['auth/login', 'wizard/screen', 'profile/screen', 'goals/screen'] },
      'auth/login': { imports: ['form', 'contract/shapes'] },
      'wizard/screen': { imports: ['form', 'picture', 'combobox'], fetches: ['wizard/rules'] },
      'wizard/rules': { imports: ['contract/shapes'] },
      'profile/screen': { imports: ['form', 'combobox', 'contract/shapes'] },
      'goals/screen': { imports: ['picture'], fetches: ['goals/dialogs'] },
      'goals/dialogs': { imports: ['form', 'contract/shapes'] },
      'contract/shapes': { imports: ['zod', 'contract/vat-id'] },
      zod: {},
    });
    expect(files).toMatchObject({ zod: 'rules', 'contract/shapes': 'rules', 'wizard/rules': 'wizard-more' });
    expect(files).toMatchObject({ form: 'core', picture: 'members', combobox: 'fields' });
    expect(files).toMatchObject({ 'goals/screen': 'goals', 'goals/dialogs': 'goals-more' });
    expect(files).toMatchObject({ 'contract/vat-id': 'core' });
  });

  test('is common where site and application need it', () => {
    const files = filesOf({
      app: { imports: ['button', 'router'], fetches: ['goals/screen'] },
      'goals/screen': { imports: ['router'] },
      site: { imports: ['button', 'frame'], fetches: ['home/screen'] },
      'home/screen': { imports: ['frame'] },
    });
    expect(files).toMatchObject({ button: 'common', router: 'core', site: 'site', frame: 'site-core' });
    expect(files['home/screen']).toBe('home');
  });

  test('is not one of every page where the site needs it only sometimes', () => {
    const files = filesOf({
      app: { imports: ['session'], fetches: ['goals/screen', 'auth/login'] },
      'goals/screen': { imports: ['dialog', 'render'] },
      'auth/login': { imports: ['render'] },
      site: { imports: ['frame'] },
      frame: { fetches: ['sheet', 'notice'] },
      sheet: { imports: ['dialog', 'swipe', 'lines'] },
      notice: { imports: ['session', 'lines'] },
      dialog: { imports: ['render'] },
    });
    expect(files).toMatchObject({ frame: 'site', sheet: 'sheet', swipe: 'sheet', lines: 'site-more' });
    expect(files).toMatchObject({ session: 'core', render: 'core', dialog: 'shared-later' });
  });

  test('is the common one for the styles of the entry: they are a few rules, and a file less', () => {
    const starts = moduleStarts({ graph: graphOf({ app: { imports: ['look'] } }), entries, areaOf });
    expect(chunkOf(starts.get('look') ?? [], { isStyle: true }).name).toBe('common');
  });

  test('is apart for administration, and what it shares with members makes none of their screens heavier', () => {
    const files = filesOf({
      app: { imports: ['router'], fetches: ['layouts/frame', 'profile/screen'] },
      'layouts/frame': { imports: ['menu'] },
      'profile/screen': { imports: ['table'] },
      administration: { imports: ['router', 'rail', 'menu', 'table'], fetches: ['admin/list'] },
      'admin/list': { imports: ['table', 'bulk', 'rail-parts'], fetches: ['admin/editor'] },
      'admin/editor': { imports: ['prose', 'bulk'] },
      rail: { imports: ['rail-parts'] },
    });
    expect(files).toMatchObject({ administration: 'administration', rail: 'administration' });
    expect(files).toMatchObject({ 'admin/list': 'admin', bulk: 'admin', 'rail-parts': 'admin' });
    expect(files).toMatchObject({ 'admin/editor': 'admin-more', prose: 'admin-more' });
    expect(files).toMatchObject({ router: 'core', menu: 'members', table: 'fields', app: 'app' });
  });

  test('is shared where administration fetches from an area what that area needs later', () => {
    const files = filesOf({
      app: { fetches: ['palette'] },
      palette: { fetches: ['goals/card'] },
      administration: { fetches: ['goals/preview'] },
      'goals/preview': { imports: ['goals/card'] },
    });
    expect(files).toMatchObject({ 'goals/preview': 'admin', 'goals/card': 'fields' });
  });

  test('is one of its own for what is fetched and lies in no area, whoever fetches it', () => {
    const files = filesOf({
      app: { fetches: ['lib/not-found.tsx', 'goals/screen', 'layouts/frame'] },
      'goals/screen': { imports: ['tooltip'] },
      'layouts/frame': { imports: ['tooltip'] },
      tooltip: { fetches: ['lib/tooltip-library.ts'] },
      'lib/tooltip-library.ts': { imports: ['tippy'] },
    });
    expect(files).toMatchObject({
      'lib/not-found.tsx': 'not-found',
      'lib/tooltip-library.ts': 'tooltip-library',
      tippy: 'tooltip-library',
      tooltip: 'members',
    });
  });
});

test('whatever imports what, a file imports only from files above it, so that none wait for each other', () => {
  const names = [
    'app',
    'site',
    'administration',
    'admin/1',
    'admin/2',
    'auth/1',
    'goals/1',
    'goals/2',
    'kpis/1',
    'layouts/1',
    'wizard/1',
    'profile/1',
    'home/1',
    'x',
    'y',
    'zod',
  ];
  const some = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 });
  const graphs = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.record({ imports: some, fetches: some })])),
  );
  fc.assert(
    fc.property(graphs, (sketch) => {
      const chunks = chunksOf(sketch);
      for (const [id, from] of chunks) {
        for (const imported of sketch[id]?.imports ?? []) {
          const to = chunks.get(imported);
          const isAbove = to !== undefined && (to.name === from.name || to.depth < from.depth);
          expect(isAbove, `${id} imports ${imported}`).toBe(true);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
