import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function governance({ client }: SignedInAccount) {
  const { sectors } = await client.kpiHistory.overview({ query: { sector: 'g' } });
  const [sector] = sectors;
  const rows = sector?.categories.flatMap((category) => category.rows) ?? [];
  return { withGaps: sector?.withGaps, rowOf: (slug: string) => rows.find(({ kpi }) => kpi.slug === slug) };
}

const latest = async (person: SignedInAccount, slug: string) =>
  (await governance(person)).rowOf(slug)?.latest ?? null;

describe('what the program knows itself', () => {
  test.each(['measures-on-schedule', 'vsme-coverage'])('nobody enters %s', async (slug) => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    expect(kpi.computedBy).not.toBeNull();
    await expect(
      aRecord(person, kpi, '2025-01', 50, { periodStart: '2025-01-01', periodEnd: '2025-12-31' }),
    ).rejects.toMatchObject({ i18nKey: 'kpi.derived' });
    const grid = await person.client.kpiRecords.grid({ query: { frequency: kpi.frequency } });
    expect(grid.rows.map((row) => row.kpi.slug)).not.toContain(slug);
    expect(await latest(person, slug)).toBeNull();
  });

  test('readiness grows with what a report asks for, and leaves out what does not apply', async () => {
    const person = await aSubscriber(app);
    const year = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
    const deaths = await catalogueKpi(person, 'fatalities');
    await aRecord(person, deaths, '2025-01', 0, year);
    const one = await latest(person, 'vsme-coverage');
    expect(one).toMatchObject({ period: { code: '2025' }, completeness: { state: 'WHOLE' } });
    const sealed = await catalogueKpi(person, 'sealed-area');
    await person.client.kpiRecords.create({ body: { kpiId: sealed.id, ...year, reason: 'NOT_APPLICABLE' } });
    const without = await latest(person, 'vsme-coverage');
    expect(without?.value).toBeGreaterThan(one?.value ?? 100);
    await aRecord(person, await catalogueKpi(person, 'land-use-total'), '2025-01', 500, year);
    expect((await latest(person, 'vsme-coverage'))?.value).toBeCloseTo(2 * (without?.value ?? 0), 5);
    const kpi = await catalogueKpi(person, 'vsme-coverage');
    const { points } = await person.client.kpiHistory.one({
      params: { kpiId: kpi.id },
      query: { from: '2025-01-01', to: '2025-12-31' },
    });
    expect(points[0]?.value).toBeCloseTo(2 * (without?.value ?? 0), 5);
  });
});
