import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });

describe('the grid of a period', () => {
  test('shows present and previous values', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2025-10', 80);
    await aRecord(person, gas, '2026-08', 1.5, { unit: 'MW.h' });
    await aRecord(await aSubscriber(app), gas, '2026-10', 90);
    const fieldOf = async (query: object = {}) => {
      const grid = await person.client.kpiRecords.grid({ query: { category: 'energy', ...query } });
      return { ...grid, row: grid.rows.find(({ kpi }) => kpi.id === gas.id) };
    };
    const { period: shown, periods, row, entered } = await fieldOf();
    expect({ shown, entered, newest: periods[0] }).toEqual({
      shown: '2026-10',
      entered: 0,
      newest: '2026-11',
    });
    expect(row).toMatchObject({
      record: null,
      previous: { period: { code: '2026-08' }, value: 1.5, unit: { code: 'MW.h' }, canonicalValue: 1500 },
      sameLastYear: { period: { code: '2025-10' }, canonicalValue: 80 },
    });
    const record = await aRecord(person, gas, '2026-10', 7);
    expect((await fieldOf()).row?.record).toEqual(record);
    const long = await aRecord(person, gas, '2026-01', 7, period('2026-05-01', '2026-06-30'));
    expect((await fieldOf({ period: '2026-05' })).row).toMatchObject({
      record: null,
      overlapping: { id: long.id },
    });
    await expect(fieldOf({ period: '2026-Q1' })).rejects.toMatchObject({
      fields: [{ path: 'period', key: 'pattern' }],
    });
    await expect(fieldOf({ period: '2026-12' })).rejects.toMatchObject({
      fields: [{ path: 'period', key: 'inFuture' }],
    });
    const quarters = await person.client.kpiRecords.grid({ query: { frequency: 'QUARTER', sector: 'e' } });
    expect(quarters).toMatchObject({ period: '2026-Q3' });
    expect(quarters.rows.every(({ kpi }) => kpi.frequency === 'QUARTER' && kpi.sector === 'e')).toBe(true);
  });

  const inUse = async ({ client }: SignedInAccount) => {
    const { rows } = await client.kpiRecords.grid({ query: { sector: 'e' } });
    return rows.filter((row) => row.inUse).map(({ kpi }) => kpi.slug);
  };

  test('says which KPIs are in use: those made or entered before, whatever others do', async () => {
    const [person, stranger] = [await aSubscriber(app), await aSubscriber(app)];
    await aRecord(person, await catalogueKpi(person, 'natural-gas'), '2026-08', 80);
    const own = await anOwnKpi(person, 'Papier');
    expect(await inUse(person)).toEqual(['natural-gas', own.slug]);
    expect(await inUse(stranger)).toEqual([]);
  });

  test('counts inputs of goals as in use: all of them at first, then the required ones', async () => {
    const { member } = await aTrackedGoal(app);
    const atFirst = await inUse(member);
    expect(atFirst).toEqual(expect.arrayContaining(['natural-gas', 'fuel-diesel', 'fuel-hvo']));
    expect(atFirst).not.toContain('water-withdrawal');
    await aRecord(member, await catalogueKpi(member, 'natural-gas'), '2026-09', 100_000);
    const afterwards = await inUse(member);
    expect(afterwards).toContain('natural-gas');
    expect(afterwards).not.toContain('fuel-diesel');
    // Biogenic CO₂, another KPI of the goal, still has no inputs.
    expect(afterwards).toContain('fuel-hvo');
  });
});
