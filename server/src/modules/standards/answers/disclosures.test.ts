import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import type {
  Datapoint,
  Disclosure,
  DisclosuresOfYear,
  DisclosureTable,
} from '@metra/contract/shapes/standard-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOrder } from '../../../../test/factories/billing.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aSubscription } from '../../../../test/factories/subscriptions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = 2025;
const datapointsIn = (all: { disclosures: Disclosure[] }) =>
  all.disclosures.flatMap(({ datapoints }) => datapoints);

function datapoint(all: { disclosures: Disclosure[] }, name: string): Datapoint {
  const found = datapointsIn(all).find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
function table(all: { disclosures: Disclosure[] }, name: string): DisclosureTable {
  const found = all.disclosures.flatMap(({ tables }) => tables).find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const read = ({ client }: SignedInAccount, of = year): Promise<DisclosuresOfYear> =>
  client.disclosures.read({ params: { year: of } });
const answer = (
  { client }: SignedInAccount,
  name: string,
  body: Partial<DatapointWrite>,
  of = year,
): Promise<Disclosure> =>
  client.disclosures.answer({ params: { year: of, name }, body: { version: 0, ...body } });

describe('what VSME asks for', () => {
  test('are its 143 concepts, of the basic module until somebody chooses both', async () => {
    const member = await aSubscriber(app);
    const all = await read(member);
    const columns = all.disclosures.flatMap(({ tables }) => tables.flatMap((each) => each.columns));
    expect(new Set([...datapointsIn(all), ...columns].map(({ concept }) => concept)).size).toBe(143);
    expect(all).toMatchObject({
      modules: 'BASIC',
      label: '2025',
      period: { start: '2025-01-01', end: '2025-12-31' },
    });
    expect(all.disclosures.find(({ code }) => code === 'C1')).toMatchObject({ applies: false, total: 0 });
    expect(all.total).toBe(all.missing + all.answered);
    await answer(member, 'BasisForPreparation', {
      value: 'vsme:OptionBBasicModuleAndComprehensiveModuleMember',
    });
    const both = await read(member);
    expect(both.modules).toBe('COMPREHENSIVE');
    expect(both.total).toBeGreaterThan(all.total);
    expect(both.answered).toBe(all.answered + 1);
  });

  test('is in the language of the caller', async () => {
    const member = await aSubscriber(app);
    const words = async (language: 'de' | 'en') => {
      const all = await app.client(member.token, language).disclosures.read({ params: { year } });
      return datapoint(all, 'UndertakingsLegalForm').options?.map(({ label }) => label);
    };
    expect(await words('de')).toContain('Genossenschaft');
    expect(await words('en')).toContain('Cooperative');
  });

  test('from fifty employees on alone, where the standard says so', async () => {
    const member = await aSubscriber(app);
    expect(datapoint(await read(member), 'EmployeeTurnoverRate')).toMatchObject({
      applies: true,
      state: 'MISSING',
    });
    await answer(member, 'NumberOfEmployees', { value: '49' });
    const small = await read(member);
    expect(datapoint(small, 'EmployeeTurnoverRate')).toMatchObject({
      applies: false,
      state: 'NOT_ASKED',
      appliesIf: 'ab 50 Beschäftigten',
    });
    await answer(member, 'NumberOfEmployees', { value: '50', version: 1 });
    expect(datapoint(await read(member), 'EmployeeTurnoverRate').state).toBe('MISSING');
  });
});

describe('a value', () => {
  test('of a KPI goes before an answer, in the unit of the standard, and says how much of the year it covers', async () => {
    const member = await aSubscriber(app);
    await answer(member, 'EnergyConsumptionFromElectricity', { value: '7' });
    const electricity = await catalogueKpi(member, 'electricity-purchased');
    await aRecord(member, electricity, '2025-01', 1234.5);
    await aRecord(member, electricity, '2025-02', 1000);
    const found = datapoint(await read(member), 'EnergyConsumptionFromElectricity');
    expect(found).toMatchObject({
      value: '2.2345',
      source: 'KPI',
      state: 'ANSWERED',
      editable: false,
      unit: { code: 'MW.h', label: 'MWh' },
      kpis: [{ id: electricity.id, slug: 'electricity-purchased' }],
      coverage: { months: 12, covered: 2, state: 'GAPS' },
    });
    await expect(
      answer(member, 'EnergyConsumptionFromElectricity', { value: '8', version: 1 }),
    ).rejects.toMatchObject({ status: 409, i18nKey: 'datapoint.from_kpi' });
    const left = await answer(member, 'EnergyConsumptionFromElectricity', {
      state: 'OMITTED_SENSITIVE',
      reason: 'Rückschluss auf die Fertigung',
      version: 1,
    });
    expect(left.datapoints.find(({ name }) => name === 'EnergyConsumptionFromElectricity')).toMatchObject({
      value: null,
      state: 'OMITTED_SENSITIVE',
      reason: 'Rückschluss auf die Fertigung',
    });
  });

  test('of the year before says how much of that it covers', async () => {
    const member = await aSubscriber(app);
    const electricity = await catalogueKpi(member, 'electricity-purchased');
    for (const month of ['2024-11', '2024-12', '2025-01']) await aRecord(member, electricity, month, 1000);
    const all = await read(member);
    expect(datapoint(all, 'EnergyConsumptionFromElectricity').previous).toMatchObject({
      value: '2',
      coverage: { months: 12, covered: 2, state: 'GAPS' },
    });
    await answer(member, 'Assets', { value: '7' }, 2024);
    expect(datapoint(await read(member), 'Assets').previous).toMatchObject({ value: '7', coverage: null });
  });

  test('is made of others where all of them are there; what does not exist leaves no sum', async () => {
    const member = await aSubscriber(app);
    await answer(member, 'GrossScope1GreenhouseGasEmissions', { value: '155.3' });
    await answer(member, 'GrossLocationBasedScope2GreenhouseGasEmissions', { value: '18.4' });
    await answer(member, 'Turnover', { value: '9869318.18' });
    await answer(member, 'GrossScope3GreenhouseGasEmissions', { state: 'NOT_APPLICABLE', reason: 'Ab 2028' });
    const all = await read(member);
    expect(datapoint(all, 'TotalGrossLocationBasedScope1AndScope2GHGEmissions')).toMatchObject({
      value: '173.7',
      source: 'COMPUTED',
      editable: false,
    });
    // 173.7 t divided by 9.86931818 million euros.
    expect(datapoint(all, 'Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased').value).toBe(
      '17.600000003242',
    );
    expect(datapoint(all, 'TotalGrossLocationBasedGHGEmissions')).toMatchObject({
      value: null,
      state: 'NOT_APPLICABLE',
      reason: 'Ab 2028',
    });
    expect(datapoint(all, 'TotalGrossMarketBasedScope1AndScope2GHGEmissions').state).toBe('MISSING');
  });

  test.each([
    ['NumberOfEmployees', 'zwölf', 'pattern'],
    ['NumberOfEmployees', '-1', 'minimum'],
    ['NumberOfEmployees', '1e3', 'pattern'],
    ['NumberOfEmployees', '1234567890.1234567', 'multipleOf'],
    ['NumberOfEmployees', true, 'type'],
    ['NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth', '0.5', 'wholeNumber'],
    ['PercentageOfEmployeesCoveredByCollectiveBargainingAgreements', '100.1', 'maximum'],
    ['UndertakingsLegalForm', 'vsme:NobodyMember', 'enum'],
    ['NaceSectorClassificationCodes', ['nace:NACE_A', 'nace:NACE_A'], 'uniqueItems'],
    ['NaceSectorClassificationCodes', ['nace:NACE_A', '<script>'], 'enum'],
    ['NaceSectorClassificationCodes', [], 'minItems'],
    ['UndertakingAppliesCircularEconomyPrinciples', 'true', 'type'],
    ['GreenhouseGasEmissionReductionTargetYear', '1850', 'minimum'],
    ['DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet', '2026-02-30', 'format'],
    ['LinkToPreviousReportContainingDisclosuresThatRemainUnchanged', 'a\nb', 'pattern'],
    ['DescriptionOfMainBusinessRelationships', '   ', 'notBlank'],
  ] as const)('%s is never %j', async (name, value, key) => {
    const member = await aSubscriber(app);
    await expect(
      answer(member, name, { value: Array.isArray(value) ? [...value] : (value as string | boolean) }),
    ).rejects.toMatchObject({ status: 400, fields: [{ path: 'value', key }] });
  });

  test('keeps whatever was typed, markup and all', async () => {
    const member = await aSubscriber(app);
    const text = '#let x = 1 $a$ =1+1 <b>مرحبا</b> 🏭\n\nZweiter Absatz';
    await answer(member, 'DescriptionOfMainBusinessRelationships', { value: text });
    expect(datapoint(await read(member), 'DescriptionOfMainBusinessRelationships').value).toBe(text);
  });
});

describe('an answer', () => {
  test('is taken back, and says who gave it', async () => {
    const member = await signedIn(
      app,
      await aMember(app.platform, { firstName: 'Mira', lastName: 'Wiesengrund' }),
    );
    await aSubscription(app.platform, member.organisationId);
    await answer(member, 'Assets', { value: '0100.50', remark: 'Bilanz', responsibleId: member.id });
    expect(datapoint(await read(member), 'Assets')).toMatchObject({
      value: '100.5',
      remark: 'Bilanz',
      responsible: { id: member.id, name: 'Mira Wiesengrund' },
      changedBy: 'Mira Wiesengrund',
      version: 1,
    });
    await answer(member, 'Assets', { value: null, version: 1 });
    expect(datapoint(await read(member), 'Assets')).toMatchObject({
      value: null,
      state: 'MISSING',
      remark: 'Bilanz',
    });
  });

  test('needs a reason for being left out', async () => {
    const member = await aSubscriber(app);
    await expect(answer(member, 'Assets', { state: 'NOT_APPLICABLE' })).rejects.toMatchObject({
      status: 400,
    });
    await expect(answer(member, 'Assets', { reason: 'Darum' })).rejects.toMatchObject({ status: 400 });
    await expect(
      answer(member, 'Assets', { state: 'NOT_APPLICABLE', reason: 'Darum', value: '1' }),
    ).rejects.toMatchObject({ fields: [{ path: 'state', key: 'valueAndReason' }] });
  });

  test('of two people at once is stored once', async () => {
    const member = await aSubscriber(app);
    const both = await Promise.allSettled(['1', '2'].map((value) => answer(member, 'Assets', { value })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { i18nKey: 'conflict.version' },
    });
  });

  test('is of its organisation alone, and of nobody else’s people', async () => {
    const [one, other] = [await aSubscriber(app), await aSubscriber(app)];
    await answer(one, 'Assets', { value: '5' });
    expect(datapoint(await read(other), 'Assets').value).toBeNull();
    await expect(answer(one, 'Turnover', { responsibleId: other.id })).rejects.toMatchObject({
      i18nKey: 'not_found.account',
    });
  });

  test('is for a datapoint of the standard', async () => {
    const member = await aSubscriber(app);
    await expect(answer(member, 'NoSuchThing', { value: '1' })).rejects.toMatchObject({ status: 404 });
    await expect(answer(member, 'CityOfSite', { value: 'Ulm' })).rejects.toMatchObject({
      i18nKey: 'datapoint.in_table',
    });
  });

  test('waits for a subscription; reading does not', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(answer(member, 'Assets', { value: '5' })).rejects.toMatchObject({ status: 403 });
    expect((await read(member)).standard.slug).toBe('vsme');
  });
});

describe('last year', () => {
  test('stays as it was by one click, which is remembered', async () => {
    const member = await aSubscriber(app);
    await answer(member, 'UndertakingsLegalForm', { value: 'vsme:CooperativeMember' }, 2024);
    await answer(member, 'Assets', { state: 'NOT_APPLICABLE', reason: 'Kein Abschluss' }, 2024);
    const rows = [
      {
        key: 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember',
        cells: ['1', '2'],
      },
    ];
    await answer(member, 'WasteGeneratedTable', { rows }, 2024);
    expect(datapoint(await read(member), 'UndertakingsLegalForm')).toMatchObject({
      value: null,
      canCarry: true,
      previous: { value: 'vsme:CooperativeMember', chosen: [{ label: 'Genossenschaft' }] },
    });
    const carry = (body: { names?: string[]; disclosure?: string }) =>
      member.client.disclosures.unchanged({ params: { year }, body });
    expect(await carry({ disclosure: 'B1' })).toEqual({ carried: ['UndertakingsLegalForm', 'Assets'] });
    expect(await carry({ names: ['WasteGeneratedTable'] })).toEqual({ carried: ['WasteGeneratedTable'] });
    const now = await read(member);
    expect(datapoint(now, 'UndertakingsLegalForm')).toMatchObject({ source: 'CARRIED', state: 'ANSWERED' });
    expect(datapoint(now, 'UndertakingsLegalForm').confirmedAt).not.toBeNull();
    expect(datapoint(now, 'Assets')).toMatchObject({ state: 'NOT_APPLICABLE', reason: 'Kein Abschluss' });
    expect(table(now, 'WasteGeneratedTable')).toMatchObject({ source: 'CARRIED', rowCount: 1 });
    expect(
      datapoint(now, 'ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting')
        .value,
    ).toEqual([
      'vsme:B1BasisForPreparationAndOtherUndertakingSGeneralInformationMember',
      'vsme:B7WasteGeneratedMember',
    ]);
    await expect(carry({ names: ['Turnover'] })).rejects.toMatchObject({
      i18nKey: 'datapoint.nothing_to_carry',
    });
  });
});

describe('a table', () => {
  test('takes two thousand rows, each key once, and adds them up', async () => {
    const member = await aSubscriber(app);
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      key: `Material ${index}`,
      cells: [`Stoff ${index}`, '0.1', null],
    }));
    const name = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';
    await answer(member, name, { rows });
    const all = await read(member);
    expect(table(all, name)).toMatchObject({ rowCount: 2000, state: 'ANSWERED' });
    expect(table(all, name).rows).toHaveLength(100);
    expect(datapoint(all, 'TotalMassOfMaterialUsed')).toMatchObject({ value: '200', source: 'COMPUTED' });
    const page = await member.client.disclosures.rows({
      params: { year, name },
      query: { page: 19, pageSize: 100 },
    });
    expect(page).toMatchObject({ total: 2000, items: { 99: { key: 'Material 1999' } } });
    await expect(
      answer(member, name, { rows: [...rows.slice(0, 2), ...rows.slice(0, 1)], version: 1 }),
    ).rejects.toMatchObject({ fields: [{ path: 'rows/2/key', key: 'twice' }] });
  });

  test('knows its keys, and fills in the sum of a row', async () => {
    const member = await aSubscriber(app);
    const key = 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember';
    await expect(
      answer(member, 'WasteGeneratedTable', { rows: [{ key: 'waste:W-99', cells: ['1'] }] }),
    ).rejects.toMatchObject({ fields: [{ path: 'rows/0/key', key: 'enum' }] });
    await answer(member, 'WasteGeneratedTable', { rows: [{ key, cells: ['64.10', '7.3'] }] });
    const waste = table(await read(member), 'WasteGeneratedTable');
    expect(waste.rows[0]).toMatchObject({ key, cells: ['64.1', '7.3', '71.4', null, null, null] });
    expect(waste.columns.map(({ state }) => state)).toEqual([
      'ANSWERED',
      'ANSWERED',
      'ANSWERED',
      'OPEN',
      'OPEN',
      'OPEN',
    ]);
  });

  test('written by two at once is the one or the other', async () => {
    const member = await aSubscriber(app);
    const rowsOf = (city: string) => [
      { key: 'Werk', cells: [`Straße ${city}`, '1', city, 'country:DE', null] },
    ];
    const both = await Promise.allSettled(
      ['Ulm', 'Bonn'].map((city) => answer(member, 'ListOfSitesTable', { rows: rowsOf(city) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(table(await read(member), 'ListOfSitesTable').rowCount).toBe(1);
  });
});

describe('code lists', () => {
  test('are searched by code and words', async () => {
    const { client } = await aSubscriber(app);
    const find = (name: string, query: string) =>
      client.disclosures.codes({ params: { version: 'vsme-2026-05-01', name }, query: { query } });
    expect((await find('country', 'deutsch')).items).toMatchObject([{ code: 'country:DE', language: 'de' }]);
    expect((await find('waste', '170603')).items[0]).toMatchObject({
      label: expect.stringMatching(/^17 06 03 - gefährlich - .*Dämmmaterial/),
      language: 'de',
    });
    expect((await find('nace', '25.11')).total).toBeGreaterThan(0);
    await expect(find('nothing', 'x')).rejects.toMatchObject({ i18nKey: 'not_found.code_list' });
  });
});

describe('identifiers of a company', () => {
  test('are checked and stored', async () => {
    const { client } = await aSubscriber(app);
    const other = await aSubscriber(app);
    for (const [who, vatId] of [
      [client, 'DE136695976'],
      [other.client, 'ATU13585627'],
    ] as const) {
      const { billing } = anOrder({ country: vatId.slice(0, 2), vatId });
      await who.subscription.updateBilling({ body: { ...billing, version: 0 } });
    }
    const change = (lei: string, version: number) =>
      client.disclosures.changeIdentifiers({ body: { lei, version } });
    await expect(change('529900T8BM49AURSDO56', 0)).rejects.toMatchObject({ fields: [{ path: 'lei' }] });
    expect(await change('5299 00T8BM49AURSDO55', 0)).toMatchObject({
      lei: '529900T8BM49AURSDO55',
      vatId: 'DE136695976',
      version: 1,
    });
    await expect(change('529900T8BM49AURSDO55', 0)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });
});
