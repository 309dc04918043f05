import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { ensureDemoRecords } from './demo-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the demo company has values up to the month that has just ended, once', async () => {
  app.clock.set('2027-03-10T10:00:00Z');
  expect(await ensureDemoRecords(app.platform)).toBe(0);
  const { id: organisationId } = await app.platform.database.kysely
    .insertInto('organisations')
    .values({
      name: 'Musterbau Wiesengrund GmbH',
      slug: 'musterbau-wiesengrund',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = await signedIn(app, await aMember(app.platform, { organisationId }));

  expect(await ensureDemoRecords(app.platform)).toBe(438);
  expect(await ensureDemoRecords(app.platform)).toBe(0);
  const { items } = await member.client.kpiRecords.latest({ query: { sector: 'e' } });
  const electricity = items.find(({ kpi }) => kpi.slug === 'electricity-purchased');
  expect(electricity?.record).toMatchObject({ period: '2027-02', quality: 'INVOICE' });

  // Every computed KPI has something to compute from.
  const { sectors } = await member.client.kpiHistory.overview();
  const computed = sectors
    .flatMap(({ categories }) => categories.flatMap(({ rows }) => rows))
    .filter(({ kpi }) => kpi.derived);
  expect(computed).toHaveLength(16);
  expect(computed.filter(({ latest }) => latest === null).map(({ kpi }) => kpi.slug)).toEqual([]);
});
