import { type TestContext, test } from 'vitest';
import { type CalledOperation, calledOperations } from '../../../server/test/sweep/operation-calls.ts';
import { aTenantWorld } from '../../../server/test/walk/tenant-world.ts';
import { walkTenantStep } from '../../../server/test/walk/walk-tenant-step.ts';
import { allPredicates } from './switches.ts';

/** The operations of which a step uses a predicate. */
const users = new Map<number, CalledOperation[]>();

test('every step holds while no predicate is removed', async () => {
  const world = await aTenantWorld();
  for (const operation of calledOperations) {
    tenantSwitches.used.clear();
    await walkTenantStep({ ...operation, world });
    for (const number of tenantSwitches.used) users.set(number, [...(users.get(number) ?? []), operation]);
  }
  await world.app.close();
});

const hasFailed = ({ task }: TestContext) => (task.result?.errors?.length ?? 0) > 0;

/** Each in a new world: a statement without its predicate may change what the next ones need. */
for (const { file, name, number } of allPredicates())
  if (new RegExp(process.env.MUTANTS_OF ?? '').test(file))
    test.fails(name, async (context) => {
      const operations = users.get(number) ?? [];
      if (operations.length === 0) return;
      const world = await aTenantWorld();
      tenantSwitches.removed = number;
      try {
        for (const operation of operations) {
          await walkTenantStep({ ...operation, world });
          if (hasFailed(context)) return;
        }
      } finally {
        tenantSwitches.removed = -1;
        await world.app.close();
      }
    });
