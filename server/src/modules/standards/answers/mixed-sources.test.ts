import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { factor } from '../../../../test/factories/company-of-vsme.ts';
import { aSubscriber, aYearOf } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = 2025;

const enter = (person: SignedInAccount, slug: string, value: number) => aYearOf(person, slug, year, value);
const answer = ({ client }: SignedInAccount, name: string, body: Partial<DatapointWrite>) =>
  client.disclosures.answer({ params: { year, name }, body: { version: 0, ...body } });
async function told({ client }: SignedInAccount, name: string) {
  const { disclosures } = await client.disclosures.read({ params: { year } });
  const found = disclosures.flatMap(({ datapoints }) => datapoints).find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const scope1 = 'GrossScope1GreenhouseGasEmissions';
const scope2 = 'GrossLocationBasedScope2GreenhouseGasEmissions';
const both = 'TotalGrossLocationBasedScope1AndScope2GHGEmissions';
const intensity = 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased';
/** Tonnes of a thousand litres. */
const diesel = factor('ef-diesel-co2e');

describe('a sum of which KPIs know one part', () => {
  test('is made of that and of what people said', async () => {
    const person = await aSubscriber(app, { country: 'DE' });
    await enter(person, 'fuel-diesel', 1000);
    await enter(person, 'turnover', 2_000_000);
    await answer(person, scope2, { value: '18.4' });
    expect(await told(person, scope1)).toMatchObject({ source: 'KPI', value: String(diesel) });
    const sum = await told(person, both);
    expect(sum).toMatchObject({ source: 'COMPUTED', editable: false, coverage: null });
    expect(sum.restsOn.map(({ name }) => name)).toEqual([scope1, scope2]);
    expect(Number(sum.value)).toBeCloseTo(diesel + 18.4, 9);
    expect(Number((await told(person, intensity)).value)).toBeCloseTo((diesel + 18.4) / 2, 9);
  });

  test('is missing without the other part, instead of counting it as zero', async () => {
    const person = await aSubscriber(app, { country: 'DE' });
    await enter(person, 'fuel-diesel', 1000);
    await enter(person, 'turnover', 2_000_000);
    for (const name of [both, intensity])
      expect(await told(person, name)).toMatchObject({ value: null, state: 'MISSING', editable: true });
    await answer(person, both, { value: '20' });
    expect(await told(person, both)).toMatchObject({ value: '20', source: 'ANSWER' });
    expect((await told(person, intensity)).value).toBe('10');
  });

  test('does not reveal a sensitive part', async () => {
    const person = await aSubscriber(app, { country: 'DE' });
    await enter(person, 'fuel-diesel', 1000);
    await enter(person, 'electricity-purchased', 1000);
    expect((await told(person, both)).source).toBe('KPI');
    await answer(person, scope1, { state: 'OMITTED_SENSITIVE', reason: 'Fertigung' });
    expect(await told(person, both)).toMatchObject({ value: null, state: 'MISSING' });
    await expect(answer(person, scope1, { value: '1', version: 1 })).rejects.toMatchObject({
      i18nKey: 'datapoint.from_kpi',
    });
  });

  test('is that part where the other one does not exist', async () => {
    const person = await aSubscriber(app);
    await enter(person, 'waste-non-hazardous', 1500);
    await answer(person, 'TotalHazardousWasteGeneratedMass', {
      state: 'NOT_APPLICABLE',
      reason: 'Keine gefährlichen Abfälle',
    });
    expect(await told(person, 'TotalWasteGeneratedMass')).toMatchObject({ value: '1.5', source: 'KPI' });
  });

  test('counts waste that was answered by hand', async () => {
    const person = await aSubscriber(app);
    await enter(person, 'waste-non-hazardous', 1500);
    await answer(person, 'TotalHazardousWasteGeneratedMass', { value: '0.25' });
    expect((await told(person, 'TotalWasteGeneratedMass')).value).toBe('1.75');
  });
});

test('electricity without proof of its origin is not renewable', async () => {
  const person = await aSubscriber(app);
  await enter(person, 'electricity-purchased', 5000);
  expect((await told(person, 'EnergyConsumptionFromElectricity.NonRenewableEnergy')).value).toBe('5');
  await enter(person, 'electricity-green', 1250);
  expect((await told(person, 'EnergyConsumptionFromElectricity.NonRenewableEnergy')).value).toBe('3.75');
  expect((await told(person, 'EnergyConsumptionFromElectricity.RenewableEnergy')).value).toBe('1.25');
});
