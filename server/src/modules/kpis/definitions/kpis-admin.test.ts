import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const read = (id: number) => editor.client.kpisAdmin.read({ params: { id } });

describe('KPIs of the catalogue as editors see them', () => {
  test('show who enters them, how far and until when', async () => {
    const [one, other] = [await aSubscriber(app), await aSubscriber(app)];
    const kpi = await catalogueKpi(one, 'natural-gas');
    // The last finished month is October; one company started a year earlier, the other in September.
    for (const month of ['2025-11', '2026-01', '2026-02', '2026-10']) await aRecord(one, kpi, month, 5);
    for (const month of ['2026-09', '2026-10']) await aRecord(other, kpi, month, 5);
    const { items } = await editor.client.kpisAdmin.list({ query: { used: true, sort: '-organisations' } });
    expect(items.find(({ id }) => id === kpi.id)).toMatchObject({
      organisations: 2,
      targets: 0,
      lastPeriodEnd: '2026-10-31',
      // The two companies entered six of twelve months and two months.
      coverage: 0.429,
    });
    const { items: organisations } = await editor.client.kpisAdmin.organisations({ params: { id: kpi.id } });
    expect(organisations.map(({ id, coverage, records }) => ({ id, coverage, records }))).toEqual(
      expect.arrayContaining([
        { id: one.organisationId, coverage: 0.333, records: 4 },
        { id: other.organisationId, coverage: 1, records: 2 },
      ]),
    );
    const unused = await editor.client.kpisAdmin.list({ query: { used: false, pageSize: 100 } });
    expect(unused.items.map(({ id }) => id)).not.toContain(kpi.id);
    expect(unused.items[0]).toMatchObject({ organisations: 0, coverage: null, lastPeriodEnd: null });
  });

  test('show their inputs, and the KPIs that use them', async () => {
    const gas = await read((await catalogueKpi(editor, 'natural-gas')).id);
    expect(gas.formulas.length).toBeGreaterThan(0);
    const [formula] = gas.formulas;
    const derived = await read(formula?.id ?? 0);
    expect(derived.inputs.map(({ slug }) => slug)).toContain('natural-gas');
    expect(derived.lacks).toEqual([]);
  });

  test('keep the history of their formula', async () => {
    const kpi = await editor.client.kpis.create({
      body: {
        catalogue: true,
        translations: { de: { name: 'Gas doppelt', unitLabel: 'kWh' } },
        sector: 'e',
        unit: 'kW.h',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
        formula: { expression: 'kpi(natural-gas) * 2' },
      },
    });
    const { translations } = kpi;
    if (!translations) throw new Error('Editors read all languages');
    await editor.client.kpis.update({
      params: { id: kpi.id },
      body: {
        translations,
        sector: 'e',
        unit: 'kW.h',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
        formula: { expression: 'kpi(natural-gas) * 3' },
        why: 'Der Faktor war zu klein',
        version: kpi.version,
      },
    });
    const { items } = await editor.client.kpisAdmin.formulaChanges({ params: { id: kpi.id } });
    expect(items).toMatchObject([
      {
        before: { expression: 'kpi(natural-gas) * 2' },
        after: { expression: 'kpi(natural-gas) * 3' },
        why: 'Der Faktor war zu klein',
        by: expect.any(String),
      },
      { before: null, after: { expression: 'kpi(natural-gas) * 2' }, why: null },
    ]);
    const { rows } = await app.platform.database.pool.query(
      "select details from audit_log where subject = $1 and action = 'kpi.changed'",
      [`kpi:${kpi.id}`],
    );
    expect(rows).toMatchObject([{ details: { after: { formula: { expression: 'kpi(natural-gas) * 3' } } } }]);
  });

  test('are no longer asked for, unless a formula names them; with the formula they go together', async () => {
    const gas = await catalogueKpi(editor, 'natural-gas');
    const { items } = await editor.client.kpisAdmin.previewSwitch({ body: { ids: [gas.id], active: false } });
    expect(items).toMatchObject([{ id: gas.id, outcome: 'LEFT_OUT', reason: 'IN_FORMULA' }]);
    const free = (await editor.client.kpisAdmin.list({ query: { pageSize: 100, active: true } })).items.find(
      ({ usedBy, formula }) => usedBy.length === 0 && formula === null,
    );
    if (!free) throw new Error('Every KPI is used in formulas');
    const { done } = await editor.client.kpisAdmin.switch({
      body: { items: [{ id: free.id, version: free.version }], active: false },
    });
    expect(done).toEqual([{ id: free.id, version: free.version + 1 }]);
    expect(await read(free.id)).toMatchObject({ active: false, version: free.version + 1 });
    const { client } = await aSubscriber(app);
    await expect
      .poll(async () => (await client.kpis.list({ query: { query: free.slug } })).items.map(({ id }) => id))
      .not.toContain(free.id);
    const back = await editor.client.kpisAdmin.switch({ body: { items: done, active: true } });
    expect(back.leftOut).toEqual([]);
  });

  test('a KPI of somebody’s own is not there', async () => {
    const { client } = await aSubscriber(app);
    const own = await client.kpis.create({
      body: {
        translations: { de: { name: 'Eigene', unitLabel: 'Stück' } },
        sector: 'e',
        unit: '{piece}',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
      },
    });
    await expect(read(own.id)).rejects.toMatchObject({ i18nKey: 'not_found.kpi' });
    await expect(client.kpisAdmin.list()).rejects.toMatchObject({ status: 403 });
  });
});
