import { describe, expect, test } from 'vitest';
import { planTests } from './plan-tests.ts';

const tree = {
  'contract/src/operations/kpis.ts': 'export const kpis = 1;',
  'server/src/modules.ts':
    "import './modules/kpis/kpis.module.ts';\nimport './modules/marketplace/marketplace.module.ts';",
  'server/src/modules/kpis/kpis.module.ts':
    "import './kpis.store.ts';\nimport '@metra/contract/operations/kpis';",
  'server/src/modules/kpis/kpis.store.ts': '',
  'server/src/modules/kpis/kpis.test.ts': "import '../../../test/app/test-app.ts';",
  'server/src/modules/marketplace/marketplace.module.ts': "import './worker.ts';",
  'server/src/modules/marketplace/worker.ts': "const at = new URL('./print.ts', import.meta.url);",
  'server/src/modules/marketplace/print.ts': '',
  'server/src/modules/marketplace/offer.typ': '',
  'server/src/modules/marketplace/offers.test.ts': "import '../../../test/app/test-app.ts';",
  'server/test/app/test-app.ts': "import '../../src/modules.ts';\nimport './cluster.ts';",
  'server/test/app/cluster.ts': '',
  'server/test/program/kill-nine.test.ts': "import '../app/test-app.ts';",
  'server/migrations/0001_kpis.sql': 'create table kpis ();',
  'web/src/lib/page.test.tsx': "import './page.tsx';",
  'web/src/lib/page.tsx': "import texts from './page.json';",
  'web/src/lib/page.json': '{}',
  'scripts/file-roles.test.ts': '',
};

const planFor = (changed: string[], texts: Record<string, string> = tree, passed = {}) =>
  planTests(new Set(changed), new Map(Object.entries(texts)), passed);
const chosenFor = (...changed: string[]) => Object.keys(planFor(changed).run);
const house = 'scripts/file-roles.test.ts';

describe('a change asks for', () => {
  test('the tests of its module, and the rules of the tree', () => {
    expect(chosenFor('server/src/modules/kpis/kpis.store.ts')).toEqual([
      'server/src/modules/kpis/kpis.test.ts',
      house,
    ]);
  });

  test('the tests of every module that imports it', () => {
    expect(chosenFor('contract/src/operations/kpis.ts')).toContain('server/src/modules/kpis/kpis.test.ts');
  });

  test('tests that reach it through a worker, or read data beside their code', () => {
    const test = 'server/src/modules/marketplace/offers.test.ts';
    expect(chosenFor('server/src/modules/marketplace/print.ts')).toEqual([test, house]);
    expect(chosenFor('server/src/modules/marketplace/offer.typ')).toEqual([test, house]);
    expect(chosenFor('web/src/lib/page.json')).toEqual(['web/src/lib/page.test.tsx', house]);
  });

  test('every test with a database, when a migration changes', () => {
    expect(chosenFor('server/migrations/0001_kpis.sql')).toEqual([
      'server/src/modules/kpis/kpis.test.ts',
      'server/src/modules/marketplace/offers.test.ts',
      house,
    ]);
  });

  test('a test of the whole program only when it changes itself', () => {
    const test = 'server/test/program/kill-nine.test.ts';
    expect(planFor(['server/test/app/test-app.ts']).left).toEqual([test]);
    expect(chosenFor(test)).toContain(test);
  });
});

describe('a test that passed', () => {
  const changed = ['server/src/modules/kpis/kpis.store.ts'];
  const passed = planFor(changed).run;

  test('does not run again with the same inputs', () => {
    expect(planFor(changed, tree, passed)).toMatchObject({
      run: {},
      unchanged: ['server/src/modules/kpis/kpis.test.ts', house],
    });
  });

  test('runs again when any input differs', () => {
    const edited = { ...tree, 'contract/src/operations/kpis.ts': 'export const kpis = 2;' };
    expect(Object.keys(planFor(changed, edited, passed).run)).toContain(
      'server/src/modules/kpis/kpis.test.ts',
    );
  });
});
