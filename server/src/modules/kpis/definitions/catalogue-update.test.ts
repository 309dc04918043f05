import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { seedCatalogue } from '../../catalogue/catalogue.module.ts';
import { readCatalogueRows } from '../../catalogue/seed-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/**
 * This is an earlier delivery of the catalogue: people in fractions, one kind of accident, and the tariff as a KPI.
 */
function earlierDelivery() {
  const rows = readCatalogueRows();
  const kpi = (slug: string) => {
    const found = rows.kpis.find((each) => each.slug === slug);
    if (!found) throw new Error(`The catalogue has no ${slug}`);
    return found;
  };
  kpi('employees').whole_number = false;
  kpi('electricity-supplier-factor').active = true;
  kpi('accident-rate').formula = {
    expression: 'kpi(accidents) / kpi(hours-worked) * factor(accident-rate-base-hours)',
    required: ['accidents', 'hours-worked'],
    optional: [],
  };
  Object.assign(kpi('gender-pay-gap'), { direction: 'LOWER' });
  Object.assign(kpi('women-on-board'), { direction: 'HIGHER', band_min: null, band_max: null });
  return rows;
}

async function deliver(rows = readCatalogueRows()) {
  const { database, signals } = app.platform;
  await seedCatalogue(database, rows);
  await database.transaction((tx) => signals.send(tx, 'catalogue'));
}

test('a newer catalogue keeps records and own formulas, and no longer offers removed KPIs', async () => {
  await deliver(earlierDelivery());
  const person = await aSubscriber(app);
  const kpi = async (slug: string) =>
    expect
      .poll(() => catalogueKpi(person, slug).catch(() => null))
      .toBeTruthy()
      .then(() => catalogueKpi(person, slug));
  const tariff = await kpi('electricity-supplier-factor');
  const people = await kpi('employees');
  const year = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
  const entered = await aRecord(person, tariff, '2025-01', 312, year);
  await expect
    .poll(() => aRecord(person, people, '2025-03', 7.5).catch(() => null))
    .toMatchObject({ value: 7.5 });
  await aRecord(person, await kpi('accidents'), '2025-03', 1);
  await aRecord(person, await kpi('hours-worked'), '2025-03', 1000);
  const goalKpis = async () => (await aTrackedGoal(app)).goal.kpis.map(({ slug, name }) => `${slug} ${name}`);
  const before = await goalKpis();
  const own = await anOwnKpi(person, 'Doppelter Tarif', {
    frequency: 'YEAR',
    formula: { expression: 'kpi(electricity-supplier-factor) * 2', optional: [] },
  });
  // The catalogue may get a KPI under a name that a company already uses.
  await app.platform.database.pool.query('update kpis set slug = $1 where id = $2', [
    before[0]?.split(' ')[0],
    (await anOwnKpi(await aSubscriber(app), 'Geheim')).id,
  ]);

  await deliver();
  await expect.poll(() => catalogueKpi(person, tariff.slug).catch(() => null)).toBeNull();

  // Entered values stay readable, and KPIs that depend on them keep working.
  const params = { kpiRecordId: entered.id };
  expect(await person.client.kpiRecords.read({ params })).toMatchObject({ value: 312 });
  expect(await person.client.kpis.read({ params: { id: tariff.id } })).toMatchObject({ active: false });
  const series = (kpiId: number) =>
    person.client.kpiHistory.one({
      params: { kpiId },
      query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    });
  expect((await series(own.id)).points).toMatchObject([{ value: 624 }]);
  expect((await series(people.id)).points).toMatchObject([{ value: 7.5 }]);
  // The rate now uses another kind of accident, for which no value exists.
  expect((await series((await kpi('accident-rate')).id)).points).toMatchObject([
    { value: null, noResult: 'MISSING_REQUIRED' },
  ]);
  expect(await kpi('gender-pay-gap')).toMatchObject({ direction: 'TOWARDS_ZERO' });
  expect(await kpi('women-on-board')).toMatchObject({ direction: 'BAND', band: { min: 40, max: 60 } });
  expect(await goalKpis()).toEqual(before);
  await expect(
    person.client.kpiRecords.create({
      body: { kpiId: people.id, ...monthOf('2025-04'), value: 7.5, confirmed: true },
    }),
  ).rejects.toMatchObject({ fields: [{ path: 'value', key: 'wholeNumber' }] });
});
