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
  test('is the entry if nothing else needs the module, and the core if an area does', () => {
    const files = filesOf({
      app: { imports: ['routes', 'router'] },
      routes: { imports: ['router'], fetches: ['goals/screen'] },
      'goals/screen': { imports: ['router'] },
    });
    expect(files).toMatchObject({ app: 'app', routes: 'app', router: 'core', 'goals/screen': 'goals' });
  });

  test('is that of its area, with another one for what the screens load later', () => {
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

  test('is shared if several areas need the module, and separate if only their dialogs do', () => {
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

  test('is separate for the entry of values, so that screens without it do not wait for it', () => {
    const files = filesOf({
      app: { fetches: ['goals/screen', 'kpis/screen'] },
      'goals/screen': { imports: ['chart'], fetches: ['goals/value'] },
      'kpis/screen': { imports: ['chart', 'drafts'] },
      'goals/value': { imports: ['drafts'] },
      drafts: { imports: ['chart'] },
    });
    expect(files).toMatchObject({ chart: 'members', drafts: 'entry', 'goals/value': 'goals-more' });
  });

  test('is separate for other pages of the site, so that the first pages do not load what those share with the application', () => {
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

  test('is small for the sign-in, and contains the frames for the screens after it', () => {
    const files = filesOf({
      app: { fetches: ['auth/login', 'layouts/frame', 'goals/screen'] },
      'auth/login': { imports: ['field'] },
      'layouts/frame': { imports: ['menu'] },
      'goals/screen': { imports: ['field', 'menu'] },
    });
    expect(files).toMatchObject({ field: 'core', menu: 'members', 'layouts/frame': 'members' });
  });

  test('is separate for the check of input, so that screens open without it', () => {
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

  test('is common if site and application need the module', () => {
    const files = filesOf({
      app: { imports: ['button', 'router'], fetches: ['goals/screen'] },
      'goals/screen': { imports: ['router'] },
      site: { imports: ['button', 'frame'], fetches: ['home/screen'] },
      'home/screen': { imports: ['frame'] },
    });
    expect(files).toMatchObject({ button: 'common', router: 'core', site: 'site', frame: 'site-core' });
    expect(files['home/screen']).toBe('home');
  });

  test('is not loaded by every page if the site needs the module only sometimes', () => {
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

  test('is the common one for the few styles of the entry', () => {
    const starts = moduleStarts({ graph: graphOf({ app: { imports: ['look'] } }), entries, areaOf });
    expect(chunkOf(starts.get('look') ?? [], { isStyle: true }).name).toBe('common');
  });

  test('is separate for administration, and members do not load what administration alone needs', () => {
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

  test('is shared if administration loads what an area needs later', () => {
    const files = filesOf({
      app: { fetches: ['palette'] },
      palette: { fetches: ['goals/card'] },
      administration: { fetches: ['goals/preview'] },
      'goals/preview': { imports: ['goals/card'] },
    });
    expect(files).toMatchObject({ 'goals/preview': 'admin', 'goals/card': 'fields' });
  });

  test('is separate for a module that is loaded later and belongs to no area', () => {
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

test('a file imports only from files of a smaller depth, so that no two files wait for each other', () => {
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
