import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const questions = async ({ client }: SignedInAccount, kpiId: number) =>
  (await client.kpiHistory.origin({ params: { kpiId }, query: { from: '2026-03-01', to: '2026-03-31' } }))
    .questions;

async function isQuestionable({ client }: SignedInAccount, slug: string): Promise<boolean | undefined> {
  const { sectors } = await client.kpiHistory.overview();
  const rows = sectors.flatMap(({ categories }) => categories.flatMap((category) => category.rows));
  return rows.find(({ kpi }) => kpi.slug === slug)?.questionable;
}

describe('a computed value', () => {
  test('that cannot be right is marked with a question', async () => {
    const person = await aSubscriber(app);
    const bought = await catalogueKpi(person, 'electricity-purchased');
    const green = await catalogueKpi(person, 'electricity-green');
    const share = await catalogueKpi(person, 'renewable-electricity-share');
    const emissions = await catalogueKpi(person, 'scope-2-market');
    const record = await aRecord(person, bought, '2026-03', 100);
    await aRecord(person, green, '2026-03', 150);
    expect(await questions(person, share.id)).toMatchObject([
      { key: 'crossCheck', text: expect.stringContaining('Anteil über 100 %') },
    ]);
    expect(await questions(person, emissions.id)).toMatchObject([
      { key: 'crossCheck', text: expect.stringContaining('Negative Emissionen') },
    ]);
    // A confirmed value still contradicts the other one.
    expect(await questions(person, green.id)).toHaveLength(1);
    expect(await isQuestionable(person, 'renewable-electricity-share')).toBe(true);

    await person.client.kpiRecords.remove({ params: { kpiRecordId: record.id } });
    await aRecord(person, bought, '2026-03', 150);
    expect(await questions(person, share.id)).toEqual([]);
    expect(await questions(person, green.id)).toEqual([]);
    expect(await isQuestionable(person, 'renewable-electricity-share')).toBe(false);
  });

  test('of one’s own is held against its own limits', async () => {
    const person = await aSubscriber(app);
    const pallets = await anOwnKpi(person, 'Paletten');
    await aRecord(person, pallets, '2026-03', 3);
    const balance = await anOwnKpi(person, 'Rest', {
      formula: { expression: `kpi(${pallets.slug}) - 5`, optional: [] },
      plausible: { min: 0, max: null, maxChange: null },
    });
    expect(await questions(person, balance.id)).toEqual([{ key: 'minimum', against: 0, text: null }]);
  });
});
