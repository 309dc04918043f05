import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a formula is shown readably with its result before it is saved', async () => {
  const person = await aSubscriber(app);
  const electricity = await catalogueKpi(person, 'electricity-purchased');
  const employees = await catalogueKpi(person, 'employees');
  const expression = 'kpi(electricity-purchased) / kpi(employees) * 2';
  const check = (more: { optional?: string[]; frequency?: 'MONTH' | 'YEAR' } = {}) =>
    person.client.kpis.checkFormula({ body: { expression, ...more } });

  expect(await check()).toMatchObject({
    problems: [],
    readable: 'Eingekaufter Strom ÷ Beschäftigte × 2',
    result: { value: null, noResult: 'NO_VALUES', missing: ['Eingekaufter Strom', 'Beschäftigte'] },
  });

  await aRecord(person, electricity, '2026-08', 900);
  await aRecord(person, electricity, '2026-09', 1200);
  expect((await check()).result).toMatchObject({
    value: null,
    noResult: 'MISSING_REQUIRED',
    missing: ['Beschäftigte'],
  });

  await aRecord(person, employees, '2026-09', 60);
  expect((await check()).result).toMatchObject({
    period: { start: '2026-09-01', end: '2026-09-30', code: '2026-09' },
    value: 40,
    noResult: null,
    missing: [],
  });
  expect((await check({ frequency: 'YEAR' })).result).toMatchObject({ value: 70, noResult: null });

  await aRecord(person, electricity, '2026-10', 100);
  const added = { expression: 'kpi(electricity-purchased) + kpi(natural-gas)', optional: ['natural-gas'] };
  const { result } = await person.client.kpis.checkFormula({ body: added });
  expect(result).toMatchObject({ period: { code: '2026-10' }, value: 100, missing: [] });

  const broken = await person.client.kpis.checkFormula({ body: { expression: 'kpi(nix)' } });
  expect(broken).toMatchObject({ problems: [{ key: 'UNKNOWN_KPI', name: 'nix' }], result: null });
});

test('a formula proposes what follows from the KPIs it names', async () => {
  const person = await aSubscriber(app);
  const proposed = async (expression: string) => {
    const { proposal, unit } = await person.client.kpis.checkFormula({ body: { expression } });
    return { ...proposal, unit: unit?.label };
  };
  expect(await proposed('kpi(electricity-purchased) + kpi(electricity-self-generated)')).toMatchObject({
    aggregation: 'SUM',
    frequency: 'MONTH',
    sector: 'e',
    unit: 'kWh',
  });
  expect(await proposed('kpi(electricity-purchased) / kpi(hours-worked)')).toMatchObject({
    aggregation: 'AVERAGE',
    unit: 'kWh je Stunde',
  });
  expect((await person.client.kpis.checkFormula({ body: { expression: 'kpi(' } })).proposal).toBeNull();
});

test('a formula shows the last twelve months, what each lacks, and which period its result is of', async () => {
  const person = await aSubscriber(app);
  const other = await aSubscriber(app);
  const electricity = await catalogueKpi(person, 'electricity-purchased');
  const hours = await catalogueKpi(person, 'hours-worked');
  await aRecord(person, electricity, '2026-08', 900);
  await aRecord(person, electricity, '2026-09', 1200);
  await aRecord(person, electricity, '2026-10', 1300);
  await aRecord(person, hours, '2026-08', 300);
  await aRecord(person, hours, '2026-09', 600);
  await aRecord(other, hours, '2026-10', 1);
  const body = { expression: 'kpi(electricity-purchased) / kpi(hours-worked)' };
  const { result } = await person.client.kpis.checkFormula({ body });

  expect(result?.periods).toHaveLength(12);
  expect(result?.periods.map(({ value }) => value).slice(-3)).toEqual([3, 2, null]);
  expect(result?.periods.at(-1)?.missing).toEqual([hours.name]);
  expect(result?.last).toEqual({
    period: { start: '2026-10-01', end: '2026-10-31', code: '2026-10' },
    missing: [hours.name],
  });
  expect(result).toMatchObject({ period: { code: '2026-09' }, value: 2 });
  expect(result?.inputs.map(({ kpi, value }) => [kpi.slug, value])).toEqual([
    ['electricity-purchased', 1200],
    ['hours-worked', 600],
  ]);
});

test('operands that cannot be added are named with the position of the operator', async () => {
  const person = await aSubscriber(app);
  const expression = 'kpi(electricity-purchased) + kpi(turnover)';
  const { problems } = await person.client.kpis.checkFormula({ body: { expression } });
  expect(problems).toEqual([{ key: 'UNITS_DIFFER', at: expression.indexOf('+'), name: 'kWh', other: '€' }]);
});
