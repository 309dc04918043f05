import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = 2025;
const wholeYear = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
const answer = ({ client }: SignedInAccount, name: string, body: Partial<DatapointWrite>, of = year) =>
  client.disclosures.answer({ params: { year: of, name }, body: { version: 0, ...body } });
const checksOf = async ({ client }: SignedInAccount, of = year) =>
  (await client.reports.read({ params: { year: of } })).checks;
const keysOf = async (person: SignedInAccount) => (await checksOf(person)).map(({ key }) => key);
const enter = async (person: SignedInAccount, slug: string, value: number) =>
  aRecord(person, await catalogueKpi(person, slug), '2025-01', value, wholeYear);

describe('before a report is finished', () => {
  test('answers that contradict each other are found, say where, and can be explained', async () => {
    const person = await aSubscriber(app);
    await answer(person, 'NumberOfEmployees', { value: '40' });
    await answer(person, 'NumberOfMaleEmployees', { value: '20' });
    await answer(person, 'NumberOfFemaleEmployees', { value: '10' });
    const [check] = await checksOf(person);
    expect(check).toMatchObject({
      key: 'sum-told-genders',
      kind: 'SUM',
      expected: 40,
      found: 30,
      datapoints: [
        { name: 'NumberOfEmployees', disclosure: 'B1' },
        { name: 'NumberOfMaleEmployees', disclosure: 'B8' },
        { name: 'NumberOfFemaleEmployees', disclosure: 'B8' },
      ],
    });
    await person.client.reports.explain({
      params: { year, key: 'sum-told-genders' },
      body: { text: 'Stichtag und Durchschnitt', version: 0 },
    });
    expect((await checksOf(person))[0]?.explanation?.text).toBe('Stichtag und Durchschnitt');
    await answer(person, 'NumberOfFemaleEmployees', { value: '20', version: 1 });
    expect(await checksOf(person)).toEqual([]);
  });

  test('a KPI and answers are held against each other', async () => {
    const person = await aSubscriber(app);
    await enter(person, 'employees', 40);
    await answer(person, 'NumberOfPermanentContractEmployees', { value: '30' });
    await answer(person, 'NumberOfTemporaryContractEmployees', { value: '5' });
    const name = 'NumberOfEmployeesForCountryOfEmploymentContractTable';
    await answer(person, name, {
      rows: [
        { key: 'country:DE', cells: ['30'] },
        { key: 'country:PL', cells: ['7'] },
      ],
    });
    expect(await keysOf(person)).toEqual(['sum-told-contracts', 'sum-told-countries']);
  });

  test('a KPI’s contradiction is reported once', async () => {
    const person = await aSubscriber(app);
    for (const [slug, value] of [
      ['employees', 40],
      ['employees-male', 20],
      ['employees-female', 10],
    ] as const)
      await enter(person, slug, value);
    expect(await keysOf(person)).toEqual(['sum-genders-add-up']);
  });

  test('energy from a network is part of the total, and no contradiction', async () => {
    const person = await aSubscriber(app);
    await enter(person, 'electricity-purchased', 50_000);
    await enter(person, 'district-heating', 30_000);
    expect(await keysOf(person)).toEqual([]);
    await answer(person, 'EnergyConsumptionFromElectricity.RenewableEnergy', { value: '60' });
    expect(await keysOf(person)).toEqual(['sum-told-renewable-electricity']);
  });

  test('an answer that is far from last year’s is found', async () => {
    const person = await aSubscriber(app);
    await answer(person, 'Assets', { value: '1000000' }, year - 1);
    await answer(person, 'Assets', { value: '2000000' });
    expect(await checksOf(person)).toMatchObject([
      { key: 'change-told-assets', kind: 'CHANGE', expected: 1_000_000, found: 2_000_000 },
    ]);
  });
});

describe('claims are found', () => {
  const claim = 'Wir sind klimaneutral.';
  const found = async (person: SignedInAccount, of = year) =>
    (await checksOf(person, of)).flatMap(({ kind, claim: about }) => (kind === 'CLAIM' ? about?.place : []));

  test('in answers, in their remarks and reasons, and in rows of tables', async () => {
    const person = await aSubscriber(app);
    await answer(person, 'DescriptionOfMainBusinessRelationships', { value: claim });
    await answer(person, 'Assets', { value: '5', remark: claim });
    await answer(person, 'Turnover', { state: 'NOT_APPLICABLE', reason: claim });
    const name = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';
    await answer(person, name, { rows: [{ key: 'Stahl', cells: ['klimaneutraler Stahl', '1', null] }] });
    expect((await found(person)).map((place) => place && 'name' in place && place.name).toSorted()).toEqual([
      'Assets',
      name,
      'DescriptionOfMainBusinessRelationships',
      'Turnover',
    ]);
  });

  test('in what the profile says, where the report quotes it', async () => {
    const person = await aSubscriber(app);
    const { name, version } = await person.client.profile.read();
    await person.client.profile.update({ body: { name, version, description: claim } });
    expect(await found(person)).toEqual([{ kind: 'PROFILE', field: 'description' }]);
  });

  test('in the note of a goal', async () => {
    const { member, goal } = await aTrackedGoal(app);
    await member.client.tracking.updateGoal({
      params: { trackableGoalId: goal.id },
      body: { note: claim, version: goal.version },
    });
    expect(await found(member, 2026)).toEqual([{ kind: 'GOAL', id: goal.id }]);
  });

  test('in what explains a gap', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2025-01', 10);
    await person.client.reports.explain({
      params: { year, key: 'gap-natural-gas' },
      body: { text: claim, version: 0 },
    });
    expect(await found(person)).toEqual([{ kind: 'EXPLANATION', key: 'gap-natural-gas' }]);
  });
});
