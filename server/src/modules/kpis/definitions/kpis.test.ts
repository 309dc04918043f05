import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anEditor, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('KPIs', () => {
  test('of the catalogue are there for everyone, in the asked language', async () => {
    const person = await aSubscriber(app);
    const { items, total } = await person.client.kpis.list({
      query: { sector: 'e', sort: 'name', pageSize: 5 },
    });
    expect(items).toHaveLength(5);
    expect(total).toBeGreaterThan(20);
    const gas = await catalogueKpi(person, 'natural-gas');
    expect(gas).toMatchObject({
      name: 'Erdgas',
      category: { slug: 'energy', name: 'Energie' },
      unit: { code: 'kW.h', label: 'kWh' },
      own: false,
      canEdit: false,
      formula: null,
      plausible: { min: 0, max: 5_000_000, maxChange: null },
    });
    expect(gas.units.map(({ label }) => label)).toEqual(['kWh', 'MWh', 'GWh', 'MJ', 'GJ']);
    expect(gas).not.toHaveProperty('translations');
    const english = await app.client(person.token, 'en').kpis.read({ params: { id: gas.id } });
    expect(english.name).toBe('Natural gas');
    const found = await person.client.kpis.list({ query: { query: 'erdg' } });
    expect(found.items.map(({ slug }) => slug)).toEqual(['natural-gas']);
    const computed = await person.client.kpis.list({ query: { derived: true, pageSize: 100 } });
    expect(computed.total).toBe(32);
  });

  test('of one’s own are made, changed and deleted', async () => {
    const person = await aSubscriber(app);
    const kpi = await anOwnKpi(person, 'Ökostrom (Büro)', { category: 'energy', tags: ['solar'] });
    expect(kpi).toMatchObject({
      slug: 'oekostrom-buero',
      own: true,
      canEdit: true,
      unit: { code: '{piece}', label: 'Stück' },
    });
    expect(await anOwnKpi(person, 'Ökostrom (Büro)')).toMatchObject({ slug: 'oekostrom-buero-2' });
    const tagged = await person.client.kpis.list({ query: { tags: ['solar'] } });
    expect(tagged.items).toMatchObject([{ id: kpi.id }]);
    const params = { id: kpi.id };

    const { version } = kpi;
    const write = {
      translations: { de: { name: 'Strom', unitLabel: 'kWh' }, en: { name: 'Power', unitLabel: 'kWh' } },
      sector: 'e' as const,
      unit: 'kW.h',
      aggregation: 'SUM' as const,
      direction: 'LOWER' as const,
      frequency: 'MONTH' as const,
    };
    expect(await person.client.kpis.update({ params, body: { ...write, version } })).toMatchObject({
      name: 'Strom',
      slug: 'oekostrom-buero',
      version: 2,
      translations: { en: { name: 'Power' } },
    });
    await expect(person.client.kpis.update({ params, body: { ...write, version } })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    await person.client.kpis.remove({ params });
    await expect(person.client.kpis.read({ params })).rejects.toMatchObject({ status: 404 });
  });

  test('errors of a KPI are named', async () => {
    const person = await aSubscriber(app);
    await expect(anOwnKpi(person, 'x', { unit: 'furlong' })).rejects.toMatchObject({
      fields: [{ path: 'unit', key: 'enum' }],
    });
    await expect(anOwnKpi(person, 'x', { category: 'nothing' })).rejects.toMatchObject({
      i18nKey: 'not_found.category',
    });
    await expect(anOwnKpi(person, 'x', { category: 'energy', sector: 's' })).rejects.toMatchObject({
      fields: [{ path: 'category', key: 'sector' }],
    });
    await expect(
      anOwnKpi(person, 'x', { plausible: { min: 5, max: 1, maxChange: null } }),
    ).rejects.toMatchObject({ fields: [{ path: 'plausible/max', key: 'minimum' }] });
    await expect(anOwnKpi(person, 'x', { direction: 'BAND' })).rejects.toMatchObject({
      fields: [{ path: 'band', key: 'required' }],
    });
    await expect(
      anOwnKpi(person, 'x', { direction: 'BAND', band: { min: 5, max: 5 } }),
    ).rejects.toMatchObject({ fields: [{ path: 'band/max', key: 'minimum' }] });
  });

  test('can be best at zero or inside a band, and count whole things', async () => {
    const person = await aSubscriber(app);
    const band = { min: 40, max: 60 };
    const women = await anOwnKpi(person, 'Frauen', { direction: 'BAND', band, wholeNumber: true });
    expect(women).toMatchObject({ direction: 'BAND', band, wholeNumber: true, computedBy: null });
    // A band only has a meaning for the direction BAND.
    const gap = await anOwnKpi(person, 'Lücke', { direction: 'TOWARDS_ZERO', band });
    expect(gap).toMatchObject({ direction: 'TOWARDS_ZERO', band: null, wholeNumber: false });
    // A computed value is not rounded to a whole number.
    const computed = await anOwnKpi(person, 'Hälfte', {
      wholeNumber: true,
      formula: { expression: 'kpi(frauen) / 2', optional: [] },
    });
    expect(computed.wholeNumber).toBe(false);
  });

  test('with values keep unit, frequency and formula; and stay', async () => {
    const person = await aSubscriber(app);
    const kpi = await anOwnKpi(person, 'Paletten');
    const record = await aRecord(person, kpi, '2026-09', 5);
    const params = { id: kpi.id };
    const write = {
      translations: { de: { name: 'Paletten', unitLabel: 'Stück' } },
      sector: 'e' as const,
      unit: '{piece}',
      aggregation: 'SUM' as const,
      direction: 'LOWER' as const,
      frequency: 'MONTH' as const,
      version: 1,
    };
    for (const change of [
      { unit: 'kg' },
      { frequency: 'YEAR' as const },
      { formula: { expression: 'kpi(natural-gas)' } },
    ]) {
      await expect(
        person.client.kpis.update({ params, body: { ...write, ...change } }),
      ).rejects.toMatchObject({
        i18nKey: 'kpi.has_records',
      });
    }
    const user = await anOwnKpi(person, 'Doppelt', {
      formula: { expression: 'kpi(paletten) * 2', optional: [] },
    });
    await expect(person.client.kpis.remove({ params })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi.in_use',
      fields: [
        { path: 'formulas', detail: 'Doppelt' },
        { path: 'records', detail: '1' },
      ],
    });
    await person.client.kpis.remove({ params: { id: user.id } });
    await person.client.kpiRecords.remove({ params: { kpiRecordId: record.id } });
    await person.client.kpis.remove({ params });
  });

  test('a formula is checked: unknown names, circles, syntax', async () => {
    const person = await aSubscriber(app);
    const make = (name: string, expression: string, optional: string[] = []) =>
      anOwnKpi(person, name, { formula: { expression, optional } });
    await expect(make('x', 'kpi(nothing) + factor(nix)')).rejects.toMatchObject({
      status: 400,
      i18nKey: 'kpi.formula_invalid',
      fields: [
        { path: 'formula/expression', key: 'UNKNOWN_KPI', detail: 'nothing' },
        { path: 'formula/expression', key: 'UNKNOWN_FACTOR', detail: 'nix' },
      ],
    });
    await expect(make('x', '1 + ')).rejects.toMatchObject({ fields: [{ key: 'SYNTAX', detail: '4' }] });
    await expect(make('x', '1 + 1')).rejects.toMatchObject({ fields: [{ key: 'NO_INPUT' }] });
    await expect(make('x', 'kpi(natural-gas)', ['fuel-diesel'])).rejects.toMatchObject({
      fields: [{ key: 'OPTIONAL_UNUSED' }],
    });
    const one = await make('eins', 'kpi(natural-gas)');
    await make('zwei', 'kpi(eins) * 2');
    await expect(
      person.client.kpis.update({
        params: { id: one.id },
        body: {
          translations: { de: { name: 'eins', unitLabel: 'x' } },
          sector: 'e',
          unit: '{piece}',
          aggregation: 'SUM',
          direction: 'LOWER',
          frequency: 'MONTH',
          formula: { expression: 'kpi(zwei) + 1' },
          version: 1,
        },
      }),
    ).rejects.toMatchObject({ fields: [{ key: 'CIRCULAR', detail: 'zwei' }] });
    const checked = await person.client.kpis.checkFormula({
      body: { expression: 'kpi(eins) * factor(ef-natural-gas) / kpi(zwei)', kpiId: one.id },
    });
    expect(checked.problems).toMatchObject([
      { key: 'CIRCULAR', name: 'eins' },
      { key: 'CIRCULAR', name: 'zwei' },
    ]);
    expect(checked.factors).toMatchObject([{ slug: 'ef-natural-gas-co2e', value: 0.18176 }]);
  });

  test('of the catalogue belong to editors; changes apply at once, and used ones are only hidden', async () => {
    const person = await aSubscriber(app);
    const editor = await signedIn(app, await anEditor(app.platform));
    const body = {
      catalogue: true,
      slug: 'compressed-air',
      translations: {
        de: { name: 'Druckluft', unitLabel: 'm³' },
        en: { name: 'Compressed air', unitLabel: 'm³' },
      },
      sector: 'e' as const,
      unit: 'm3',
      aggregation: 'SUM' as const,
      direction: 'LOWER' as const,
      frequency: 'MONTH' as const,
    };
    await expect(person.client.kpis.create({ body })).rejects.toMatchObject({ status: 403 });
    const kpi = await editor.client.kpis.create({ body });
    await expect(editor.client.kpis.create({ body })).rejects.toMatchObject({ i18nKey: 'conflict.slug' });
    const params = { id: kpi.id };
    expect(await person.client.kpis.read({ params })).toMatchObject({
      name: 'Druckluft',
      own: false,
      canEdit: false,
    });
    await expect(person.client.kpis.remove({ params })).rejects.toMatchObject({ status: 403 });
    await expect
      .poll(() =>
        aRecord(person, kpi, '2026-09', 5).then(
          ({ value }) => value,
          () => null,
        ),
      )
      .toBe(5);
    const admin = await editor.client.kpisAdmin.list({ query: { query: 'druckluft' } });
    expect(admin.items).toMatchObject([
      { organisations: 1, usedBy: [], translations: { en: { name: 'Compressed air' } } },
    ]);
    await editor.client.kpis.remove({ params });
    expect((await person.client.kpis.read({ params })).active).toBe(false);
    await expect
      .poll(async () => (await person.client.kpis.list({ query: { query: 'druckluft' } })).total)
      .toBe(0);
    const gas = await catalogueKpi(person, 'natural-gas');
    await expect(editor.client.kpis.remove({ params: { id: gas.id } })).rejects.toMatchObject({
      i18nKey: 'kpi.in_use',
    });
  });

  test('lists of categories, factors and units', async () => {
    const { client } = await aSubscriber(app);
    const { items: categories } = await client.kpis.categories({ query: { sector: 'e' } });
    expect(categories[0]).toMatchObject({ slug: 'energy', name: 'Energie', sector: 'e' });
    const factors = await client.kpis.factors({ query: { query: 'grid-location-de' } });
    expect(factors.items).toMatchObject([{ value: 0.352, year: 2025, confidence: 'SOURCED', country: 'DE' }]);
    expect(factors.items[0]?.history.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025]);
    const chosen = await client.kpis.factors({ query: { query: 'Ihres Landes' } });
    expect(chosen.items.map(({ slug }) => slug)).toEqual(['grid-location', 'grid-lifecycle', 'residual-mix']);
    const { items: units } = await client.kpis.units();
    expect(units.find(({ code }) => code === 'kg')).toEqual({
      code: 'kg',
      label: 'kg',
      convertsTo: ['t', 'g'],
    });
  });
});

describe('units of formulas', () => {
  const check = (
    person: Awaited<ReturnType<typeof aSubscriber>>,
    expression: string,
    unit: string | null = null,
  ) => person.client.kpis.checkFormula({ body: { expression, unit } });

  test('are derived and written readably', async () => {
    const person = await aSubscriber(app);
    const perHead = await check(person, 'kpi(electricity-purchased) / kpi(employees)');
    expect(perHead).toMatchObject({ problems: [], unit: { code: 'kW.h/{person}', label: 'kWh je Person' } });
    const share = await check(person, 'kpi(employees-female) / kpi(employees) * 100');
    expect(share.unit).toEqual({ code: '%', label: '%' });
    const english = await app.client(person.token, 'en').kpis.checkFormula({
      body: { expression: 'kpi(electricity-purchased) / kpi(employees)' },
    });
    expect(english.unit?.label).toBe('kWh per person');
    const kpi = await anOwnKpi(person, 'Strom je Kopf', {
      unit: 'kW.h/{person}',
      formula: { expression: 'kpi(electricity-purchased) / kpi(employees)', optional: [] },
    });
    expect(kpi.unit.code).toBe('kW.h/{person}');
    // Nobody can enter a value in this unit.
    await expect(anOwnKpi(person, 'x', { unit: 'kW.h/furlong' })).rejects.toMatchObject({ status: 400 });
  });

  test('that cannot be added are refused with both named', async () => {
    const person = await aSubscriber(app);
    const expression = 'kpi(electricity-purchased) + kpi(turnover)';
    expect(await check(person, expression)).toMatchObject({
      problems: [{ key: 'UNITS_DIFFER', name: 'kWh', other: '€' }],
      unit: null,
      result: null,
    });
    await expect(anOwnKpi(person, 'x', { formula: { expression, optional: [] } })).rejects.toMatchObject({
      i18nKey: 'kpi.formula_invalid',
      fields: [{ path: 'formula/expression', key: 'UNITS_DIFFER', detail: 'kWh, €' }],
    });
  });

  test('must be those the result is written in; one’s own may mean anything', async () => {
    const person = await aSubscriber(app);
    const formula = { expression: 'kpi(electricity-purchased) * 2', optional: [] };
    await expect(anOwnKpi(person, 'x', { unit: 'MW.h', formula })).rejects.toMatchObject({
      fields: [{ key: 'UNIT_OF_RESULT', detail: 'kWh, MWh' }],
    });
    expect(await anOwnKpi(person, 'Doppelt', { unit: 'kW.h', formula })).toMatchObject({ own: true });
    expect(await anOwnKpi(person, 'Index', { unit: '{Punkte}', formula })).toMatchObject({ own: true });
  });
});
