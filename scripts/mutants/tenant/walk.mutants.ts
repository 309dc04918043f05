import { expect, test } from 'vitest';
import { calledOperations } from '../../../server/test/sweep/operation-calls.ts';
import { anOperatorWorld, operatorOperations } from '../../../server/test/walk/operator-world.ts';
import { aTenantWorld } from '../../../server/test/walk/tenant-world.ts';
import { walkOperatorWrite } from '../../../server/test/walk/walk-operator-step.ts';
import { walkBetweenTenants } from '../../../server/test/walk/walk-tenant-step.ts';
import { netOf } from './net.ts';
import { allPredicates } from './switches.ts';

const ofTenants = netOf({ aWorld: aTenantWorld, steps: calledOperations, walkStep: walkBetweenTenants });
const ofOperators = netOf({
  aWorld: anOperatorWorld,
  steps: operatorOperations,
  walkStep: walkOperatorWrite,
});

test('every step holds while no predicate is removed', async () => {
  await ofTenants.walkAll();
  await ofOperators.walkAll();
});

for (const { file, name, number } of allPredicates())
  if (new RegExp(process.env.MUTANTS_OF ?? '').test(file))
    test(name, async (context) => {
      if (!ofTenants.isUsed(number) && !ofOperators.isUsed(number))
        expect.fail('No step uses the predicate.');
      const isMissed =
        (await ofTenants.isMissed(context, number)) || (await ofOperators.isMissed(context, number));
      expect(isMissed).toBe(true);
    });
