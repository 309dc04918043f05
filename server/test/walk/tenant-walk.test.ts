import { afterAll, beforeAll, expect, test } from 'vitest';
import { calledOperations } from '../sweep/operation-calls.ts';
import { tablesWithoutRows } from '../sweep/tables-without-rows.ts';
import { aTenantWorld, type TenantWorld } from './tenant-world.ts';
import { walkTenantStep } from './walk-tenant-step.ts';

let world: TenantWorld;
beforeAll(async () => {
  world = await aTenantWorld();
});
afterAll(() => world.app.close());

test('every table of tenants has a row of theirs, but for those with a reason', () => {
  const named = Object.values(tablesWithoutRows).flat();
  expect(
    world.tablesWithoutTheirs.toSorted(),
    'Add rows in server/test/sweep/further-rows.ts; the list of exceptions may only become shorter',
  ).toEqual(named.toSorted());
});

test.each(calledOperations)('$id holds to every rule', (named) => walkTenantStep({ ...named, world }));
