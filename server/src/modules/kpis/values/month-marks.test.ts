import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a strip distinguishes estimates and inapplicable months from values and gaps, for a KPI and its category', async () => {
  const person = await aSubscriber(app);
  const gas = await catalogueKpi(person, 'natural-gas');
  const biogas = await catalogueKpi(person, 'biogas');
  const without = (
    month: string,
    reason: 'NOT_APPLICABLE' | 'NOT_AVAILABLE' | 'INCLUDED_ELSEWHERE',
    of = gas,
  ) => person.client.kpiRecords.create({ body: { kpiId: of.id, ...monthOf(month), reason } });
  await aRecord(person, gas, '2026-04', 100);
  await aRecord(person, gas, '2026-05', 100, { quality: 'ESTIMATED' });
  await without('2026-06', 'NOT_APPLICABLE');
  await without('2026-07', 'INCLUDED_ELSEWHERE');
  await without('2026-08', 'NOT_AVAILABLE');
  const before = Array<string>(5).fill('BEFORE');
  const marks = ['RECORDED', 'ESTIMATED', 'NOTHING_TO_MEASURE', 'NOTHING_TO_MEASURE', 'GAP', 'OPEN', 'OPEN'];
  const rowOf = async (slug: string) => {
    const { sectors } = await person.client.kpiHistory.overview({ query: { category: 'energy' } });
    return sectors
      .flatMap(({ categories }) => categories.flatMap(({ rows }) => rows))
      .find(({ kpi }) => kpi.slug === slug);
  };
  expect(await rowOf('natural-gas')).toMatchObject({ marks: [...before, ...marks], year: { covered: 4 } });
  expect(await rowOf('biogas')).toMatchObject({ marks: [] });
  expect(await rowOf('energy-total')).toMatchObject({ marks: [] });
  const category = async () => {
    const { categories } = await person.client.kpiHistory.due();
    return categories.find((each) => each.category?.slug === 'energy');
  };
  expect(await category()).toMatchObject({ gaps: 1, marks: [...before, ...marks] });
  await without('2026-06', 'NOT_APPLICABLE', biogas);
  await without('2026-07', 'NOT_AVAILABLE', biogas);
  await without('2026-08', 'NOT_APPLICABLE', biogas);
  expect((await category())?.marks.slice(7, 10)).toEqual(['NOTHING_TO_MEASURE', 'GAP', 'GAP']);
});

test('tracking and company data agree on missing values of long ago', async () => {
  const person = await aSubscriber(app);
  const gas = await catalogueKpi(person, 'natural-gas');
  await aRecord(person, gas, '2017-03', 5200);
  await aRecord(person, gas, '2026-09', 400);
  const { sectors } = await person.client.kpiHistory.overview({ query: { category: 'energy' } });
  const due = await person.client.kpiHistory.due();
  expect(sectors.reduce((sum, { missingPeriods }) => sum + missingPeriods, 0)).toBe(11);
  expect(due).toMatchObject({ periods: 11, entered: 1 });
  expect(due.categories).toMatchObject([{ marks: [...Array(10).fill('OPEN'), 'RECORDED', 'OPEN'] }]);
});
