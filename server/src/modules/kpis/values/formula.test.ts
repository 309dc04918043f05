import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a formula says how it reads and what it gives, before it is saved', async () => {
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
  expect((await check()).result).toEqual({
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
