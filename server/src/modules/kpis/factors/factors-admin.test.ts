import type { AdminFactor } from '@metra/contract/operations/factors-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { aSubscriberIn } from '../../../../test/factories/factors.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { readCatalogueRows } from '../../catalogue/seed-rows.ts';
import { seedKpis } from '../kpis.module.ts';

let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

async function bySlug(slug: string): Promise<AdminFactor> {
  const { items } = await editor.client.factorsAdmin.list({ query: { query: slug, pageSize: 100 } });
  const factor = items.find((each) => each.slug === slug);
  if (!factor) throw new Error(`There is no ${slug}`);
  return factor;
}
const read = (id: number) => editor.client.factorsAdmin.read({ params: { id } });

describe('factors of the catalogue as editors keep them', () => {
  test('are found by country and kind, with source, validity and the formulas that name them', async () => {
    const { items } = await editor.client.factorsAdmin.list({ query: { country: 'DE', pageSize: 100 } });
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['DE']));
    const grid = await read((await bySlug('grid-location-de')).id);
    expect(grid).toMatchObject({ value: 0.352, year: 2025, validFrom: expect.any(String), reasons: [] });
    expect(grid.usedBy.length).toBeGreaterThan(0);
    const due = await editor.client.factorsAdmin.list({ query: { due: true, pageSize: 100 } });
    expect(due.items.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(due.total).toBe((await editor.client.factors.review()).total);
  });

  test('take the value of a new year, after saying whose results it moves; the next delivery leaves it', async () => {
    const german = await aSubscriberIn(app, 'DE');
    const french = await aSubscriberIn(app, 'FR');
    for (const person of [german, french])
      await aRecord(person, await catalogueKpi(person, 'electricity-purchased'), '2026-09', 100);
    const grid = await bySlug('grid-location-de');
    const params = { id: grid.id, year: 2026 };
    const touched = await editor.client.factorsAdmin.touched({ params });
    expect(touched).toMatchObject({ firstYear: 2026, lastYear: null, organisations: 1 });
    expect(touched.kpis).toBeGreaterThan(0);

    const body = { value: 0.333, why: 'Umweltbundesamt, Bericht 2026', version: grid.version };
    const changed = await editor.client.factorsAdmin.putValue({ params, body });
    expect(changed).toMatchObject({ value: 0.333, year: 2026, version: grid.version + 1 });
    expect(changed.history.map(({ year, value }) => [year, value]).slice(-2)).toEqual([
      [2025, 0.352],
      [2026, 0.333],
    ]);
    await expect(editor.client.factorsAdmin.putValue({ params, body })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    const { items } = await editor.client.factorsAdmin.changes({ params: { id: grid.id } });
    expect(items[0]).toMatchObject({
      before: { value: 0.352, year: 2025 },
      after: { value: 0.333, year: 2026 },
      why: 'Umweltbundesamt, Bericht 2026',
      by: expect.any(String),
    });
    await app.platform.database.transaction(async (tx) => {
      await seedKpis(tx, readCatalogueRows());
    });
    expect((await read(grid.id)).value).toBe(0.333);
    await expect
      .poll(async () => {
        const { items: used } = await german.client.factors.inUse({ query: { year: 2026 } });
        return used.find(({ slug }) => slug === 'grid-location')?.value;
      })
      .toBe(0.333);
  });

  test('that had one value for all years keep it for those before a new one', async () => {
    const { items } = await editor.client.factorsAdmin.list({ query: { kind: 'FUEL', pageSize: 100 } });
    const fuel = items.find(({ history, value }) => history.length === 0 && value !== null);
    if (!fuel) throw new Error('Every fuel has a history');
    const changed = await editor.client.factorsAdmin.putValue({
      params: { id: fuel.id, year: fuel.year + 1 },
      body: { value: 1.5, why: 'Neue Messung', version: fuel.version },
    });
    expect(changed.history).toMatchObject([
      { year: fuel.year, value: fuel.value },
      { year: fuel.year + 1, value: 1.5 },
    ]);
    // A value for an earlier year does not change the factor's current value.
    const earlier = await editor.client.factorsAdmin.putValue({
      params: { id: fuel.id, year: fuel.year - 1 },
      body: { value: null, why: 'Für dieses Jahr gibt es keinen', version: changed.version },
    });
    expect(earlier).toMatchObject({ value: 1.5, year: fuel.year + 1 });
    expect(earlier.history[0]).toMatchObject({ value: null, confidence: 'MISSING' });
  });

  test('whose value nobody has found are opened with an empty source, and take a value', async () => {
    const { id, version } = await bySlug('residual-mix-eu');
    const missing = await read(id);
    expect(missing).toMatchObject({ value: null, source: null, translations: { de: { source: '' } } });
    const body = { value: 0.4, why: 'AIB, Residualmix 2025', version };
    const changed = await editor.client.factorsAdmin.putValue({ params: { id, year: missing.year }, body });
    expect(changed).toMatchObject({ value: 0.4, translations: { en: { source: '' } } });
  });

  test('leave the yearly list once somebody has looked, for a year', async () => {
    const { items } = await editor.client.factors.review({ query: { pageSize: 100 } });
    const factor = items.find(({ reasons }) => reasons.includes('NOT_LOOKED_UP'));
    if (!factor) throw new Error('All factors were looked up');
    const { version } = await read(factor.id);
    const looked = await editor.client.factorsAdmin.review({
      params: { id: factor.id },
      body: { version, seenIn: 'Tabelle 3' },
    });
    expect(looked).toMatchObject({
      reasons: [],
      seenIn: 'Tabelle 3',
      value: factor.value,
      reviewedBy: expect.any(String),
    });
    expect(looked.dueOn >= '2027-11-15').toBe(true);
    const now = app.clock.now();
    app.clock.set('2028-06-01T10:00:00Z');
    const later = await signedIn(app, await anEditor(app.platform));
    const again = await later.client.factorsAdmin.read({ params: { id: factor.id } });
    app.clock.set(now);
    expect(again.reasons).toEqual(['YEAR_OVER']);
  });

  test('are called and sourced anew without touching their values; hostile links are refused', async () => {
    const { id } = await bySlug('grid-location-at');
    const factor = await read(id);
    const { de } = factor.translations;
    const body = {
      translations: { ...factor.translations, de: { ...de, source: 'Neue Quelle' } },
      url: 'https://www.example.org/faktoren',
      seenIn: null,
      version: factor.version,
    };
    const changed = await editor.client.factorsAdmin.update({ params: { id }, body });
    expect(changed).toMatchObject({ source: 'Neue Quelle', value: factor.value, history: factor.history });
    await expect(
      editor.client.factorsAdmin.update({
        params: { id },
        body: { ...body, url: 'javascript:alert(1)', version: changed.version },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('are nobody else’s business', async () => {
    const { client } = await aSubscriber(app);
    await expect(client.factorsAdmin.list()).rejects.toMatchObject({ status: 403 });
  });
});
