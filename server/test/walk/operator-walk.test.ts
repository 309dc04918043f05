import { historyFieldOf } from '@metra/contract/rules/history-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesIn } from '../../src/modules/accounts/history/changes.ts';
import { anOperatorWorld, type OperatorWorld, operatorOperations } from './operator-world.ts';
import { walkOperatorStep } from './walk-operator-step.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await anOperatorWorld();
});
afterAll(() => world.app.close());

test.each(operatorOperations)('$id holds to every rule', (named) => walkOperatorStep({ ...named, world }));

test('every changed field of the audit log has a name for people', async () => {
  const { kysely } = world.app.platform.database;
  const entries = await kysely.selectFrom('audit_log').select('details').execute();
  const fields = entries.flatMap(({ details }) =>
    changesIn(details as Record<string, unknown>).map(({ field }) => field),
  );
  expect(fields.length).toBeGreaterThan(0);
  const unnamed = [...new Set(fields)].filter((field) => !historyFieldOf(field));
  expect(unnamed, 'Name them in contract/src/rules/history-fields.ts').toEqual([]);
});
