import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a base year names the changes of the own company only', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const diesel = await catalogueKpi(member, 'fuel-diesel');
  const { tracking } = member.client;
  const params = { trackableGoalId: goal.id };
  await recordMonths(member, diesel, codesOf('2025-01', '2025-11'), 100);
  const { id, version } = await aRecord(member, diesel, '2025-12', 100);
  await aim(member, goal.id, diesel.id, { baseline: { period: '2025', value: 1200 } });

  app.clock.advance({ minutes: 1 });
  const at = app.clock.now().toISOString();
  const body = { ...monthOf('2025-12'), value: 300, version };
  await member.client.kpiRecords.update({ params: { kpiRecordId: id }, body });
  app.clock.advance({ minutes: 1 });
  await aRecord(await aSubscriber(app), diesel, '2025-12', 100);
  await app.platform.database.pool.query(
    `insert into kpi_formula_changes (kpi_id, at, after, why)
     values ($1, $2, '{"expression":"1","required":[],"optional":[]}', 'Nur für die Redaktion')`,
    [diesel.id, app.clock.now()],
  );

  const { items } = await tracking.goalRecalculations({ params });
  expect(items).toMatchObject([{ valueNow: 1400, causes: [{ kind: 'RECORD', name: diesel.name, at }] }]);
  const changes = await tracking.goalChanges({ params });
  expect(changes.items.map(({ kind }) => kind)).not.toContain('FORMULA');
});
