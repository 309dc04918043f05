import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function inUse({ client }: SignedInAccount) {
  const { sectors } = await client.kpiHistory.overview({ query: {} });
  const rows = sectors.flatMap(({ categories, uncategorised }) => [
    ...categories.flatMap((category) => category.rows),
    ...uncategorised,
  ]);
  const grids = await Promise.all(
    (['MONTH', 'QUARTER', 'YEAR'] as const).map((frequency) =>
      client.kpiRecords.grid({ query: { frequency } }),
    ),
  );
  const ofOverview = rows.filter((row) => row.inUse).map(({ kpi }) => kpi);
  return {
    all: ofOverview.map(({ slug }) => slug),
    entered: ofOverview
      .filter(({ derived }) => !derived)
      .map(({ slug }) => slug)
      .toSorted(),
    inGrids: grids
      .flatMap((grid) => grid.rows.filter((row) => row.inUse).map(({ kpi }) => kpi.slug))
      .toSorted(),
  };
}

test('overview and grid agree on the KPIs in use, even with a reason only or without records', async () => {
  const person = await aSubscriber(app);
  expect(await inUse(person)).toEqual({ all: [], entered: [], inGrids: [] });
  const gas = await catalogueKpi(person, 'natural-gas');
  const biogas = await catalogueKpi(person, 'biogas');
  const water = await catalogueKpi(person, 'water-withdrawal');
  await person.client.kpiRecords.create({
    body: { kpiId: biogas.id, ...monthOf('2010-06'), reason: 'NOT_APPLICABLE' },
  });
  const mistake = await aRecord(person, water, '2026-09', 5);
  await person.client.kpiRecords.remove({
    params: { kpiRecordId: mistake.id },
    query: { version: mistake.version },
  });
  const own = await anOwnKpi(person, 'Papier');
  const used = await inUse(person);
  expect(used.entered).toEqual([biogas.slug, own.slug].toSorted());
  expect(used.inGrids).toEqual(used.entered);
  await aRecord(person, gas, '2026-09', 100);
  const afterwards = await inUse(person);
  expect(afterwards.inGrids).toEqual(afterwards.entered);
  expect(afterwards.entered).toContain(gas.slug);
  expect(afterwards.all).toContain('scope-1');
  expect(afterwards.all).not.toContain('ghg-intensity');
});

test('the KPIs of goals are in use in the overview and in the grid', async () => {
  const { member } = await aTrackedGoal(app);
  const { all, entered, inGrids } = await inUse(member);
  expect(inGrids).toEqual(entered);
  expect(all).toEqual(expect.arrayContaining(['natural-gas', 'ghg-scope-1-2']));
});
