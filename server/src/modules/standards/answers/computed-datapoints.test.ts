import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import {
  byHand,
  columnOf,
  emissionOf,
  enterTheYear,
  factor,
  heatContentOf,
  inUnit,
  lastOf,
  materials,
  meanOf,
  tables,
} from '../../../../test/factories/company-of-vsme.ts';
import { aSubscriber } from '../../../../test/factories/kpis.ts';
import { readDeliveredStandards } from '../definitions/delivered-standards.ts';

const year = 2025;
let app: TestApp;
let person: SignedInAccount;
let told: DisclosuresOfYear;

beforeAll(async () => {
  app = await createTestApp();
  person = await aSubscriber(app, { country: 'DE' });
  const { name, version } = await person.client.profile.read();
  await person.client.profile.update({
    body: { name, version, street: 'Hafenweg 3', zipCode: '20457', city: 'Hamburg', country: 'DE' },
  });
  await enterTheYear(person, year);
  const answer = (of: number, datapoint: string, body: Partial<DatapointWrite>) =>
    person.client.disclosures.answer({
      params: { year: of, name: datapoint },
      body: { version: 0, ...body },
    });
  for (const [datapoint, value] of Object.entries(byHand)) await answer(year, datapoint, { value });
  for (const [table, rows] of Object.entries(tables)) await answer(year, table, { rows });
  await answer(year, 'DescriptionOfMainBusinessRelationships', {
    state: 'OMITTED_SENSITIVE',
    reason: 'Verhandlungen',
  });
  await answer(year - 1, 'UndertakingsLegalForm', { value: 'vsme:CooperativeMember' });
  await person.client.disclosures.unchanged({ params: { year }, body: { names: ['UndertakingsLegalForm'] } });
  told = await person.client.disclosures.read({ params: { year } });
});
afterAll(() => app.close());

const sum = (...parts: number[]) => parts.reduce((all, part) => all + part, 0);

/** The expected values by the standard's names, calculated from the input alone. */
function calculated(): Record<string, number> {
  const million = 1_000_000;
  // Paragraph 29 demands megawatt hours; fuels count by their net calorific value.
  const electricity = inUnit('electricity-purchased', 'MWh');
  const green = inUnit('electricity-green', 'MWh');
  const solar = inUnit('electricity-self-generated', 'MWh');
  const heat = inUnit('district-heating', 'MWh');
  const fossil = sum(
    ...['natural-gas', 'heating-oil', 'fuel-diesel', 'fuel-petrol', 'lpg', 'other-fuels-fossil'].map(
      heatContentOf,
    ),
  );
  const biogenic = sum(
    ...['wood-pellets', 'wood-chips', 'biogas', 'fuel-hvo', 'other-fuels-renewable'].map(heatContentOf),
  );
  // Paragraph 30 covers emissions at the undertaking and those of the energy that it buys.
  const scope1 = sum(
    ...[
      'natural-gas',
      'heating-oil',
      'fuel-diesel',
      'fuel-petrol',
      'lpg',
      'wood-pellets',
      'wood-chips',
      'biogas',
      'fuel-hvo',
      'other-fuels-emissions',
      'refrigerant-r410a',
      'refrigerant-r32',
      'refrigerant-losses',
    ].map(emissionOf),
  );
  const location = emissionOf('electricity-purchased') + emissionOf('district-heating');
  const market = (electricity - green) * factor('residual-mix-de') + emissionOf('district-heating');
  const scope3 = Number(byHand.GrossScope3GreenhouseGasEmissions);
  const turnover = inUnit('turnover', '€');
  // Paragraph 40 divides those who left by the average number of employees.
  const employees = meanOf('employees');
  const perHead = (hours: string, heads: string) => inUnit(hours, 'h') / meanOf(heads);
  const [men, women] = [meanOf('hourly-pay-male'), meanOf('hourly-pay-female')];
  const ratio = (share: number) => share / (100 - share);
  const hand = (name: string) => Number(Object.entries(byHand).find(([each]) => each === name)?.[1]);
  const scopesOf = (when: string) => ({
    one: hand(`GrossScope1GreenhouseGasEmissions.${when}`),
    location: hand(`GrossLocationBasedScope2GreenhouseGasEmissions.${when}`),
    market: hand(`GrossMarketBasedScope2GreenhouseGasEmissions.${when}`),
    three: hand(`GrossScope3GreenhouseGasEmissions.${when}`),
  });
  const [then, later] = [scopesOf('BaselineYear'), scopesOf('TargetYear')];
  return {
    Turnover: turnover,
    NumberOfEmployees: employees,
    TotalEnergyConsumption: sum(electricity, solar, heat, fossil, biogenic),
    EnergyConsumptionFromElectricity: electricity,
    'EnergyConsumptionFromElectricity.RenewableEnergy': green,
    'EnergyConsumptionFromElectricity.NonRenewableEnergy': electricity - green,
    EnergyConsumptionFromSelfGeneratedElectricity:
      solar + hand('EnergyConsumptionFromSelfGeneratedElectricity.NonRenewableEnergy'),
    'EnergyConsumptionFromSelfGeneratedElectricity.RenewableEnergy': solar,
    EnergyConsumptionFromFuels: fossil + biogenic,
    'EnergyConsumptionFromFuels.RenewableEnergy': biogenic,
    'EnergyConsumptionFromFuels.NonRenewableEnergy': fossil,
    GrossScope1GreenhouseGasEmissions: scope1,
    GrossLocationBasedScope2GreenhouseGasEmissions: location,
    GrossMarketBasedScope2GreenhouseGasEmissions: market,
    TotalGrossLocationBasedScope1AndScope2GHGEmissions: scope1 + location,
    TotalGrossMarketBasedScope1AndScope2GHGEmissions: scope1 + market,
    TotalGrossLocationBasedGHGEmissions: scope1 + location + scope3,
    TotalGrossMarketBasedGHGEmissions: scope1 + market + scope3,
    // Paragraph 31 divides by the turnover, here per million euros.
    Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased:
      (scope1 + location) / (turnover / million),
    Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased: (scope1 + market) / (turnover / million),
    TotalLocationBasedGreenhouseGasEmissionsIntensityValue:
      (scope1 + location + scope3) / (turnover / million),
    TotalMarketBasedGreenhouseGasEmissionsIntensityValue: (scope1 + market + scope3) / (turnover / million),
    'AmountOfEmissionsTable.AmountOfEmissionToAir': columnOf('AmountOfEmissionsTable', 0),
    'AmountOfEmissionsTable.AmountOfEmissionToWater': columnOf('AmountOfEmissionsTable', 1),
    'AmountOfEmissionsTable.AmountOfEmissionToSoil': columnOf('AmountOfEmissionsTable', 2),
    TotalSealedArea: inUnit('sealed-area', 'ha'),
    TotalNatureOrientedAreaOnSite: inUnit('nature-area', 'ha'),
    TotalUseOfLand: inUnit('land-use-total', 'ha'),
    'SitesInBiodiversitySensitiveAreasTable.AreaOfSiteInBiodiversitySensitiveArea': columnOf(
      'SitesInBiodiversitySensitiveAreasTable',
      0,
    ),
    TotalAmountOfWaterWithdrawnFromAllSites: inUnit('water-withdrawal', 'm³'),
    AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress: inUnit('water-withdrawal-stress', 'm³'),
    WaterDischargeFromUndertakingProductionProcesses: inUnit('water-discharge', 'm³'),
    // Paragraph 36 subtracts discharged from withdrawn water.
    TotalWaterConsumption: inUnit('water-withdrawal', 'm³') - inUnit('water-discharge', 'm³'),
    TotalHazardousWasteGeneratedMass: inUnit('waste-hazardous', 't'),
    TotalNonHazardousWasteGeneratedMass: inUnit('waste-non-hazardous', 't'),
    TotalWasteGeneratedMass: inUnit('waste-hazardous', 't') + inUnit('waste-non-hazardous', 't'),
    TotalWasteGeneratedVolume:
      hand('TotalHazardousWasteGeneratedVolume') + hand('TotalNonHazardousWasteGeneratedVolume'),
    ...Object.fromEntries(
      [
        'WasteDivertedToRecycleOrReuseMass',
        'WasteDirectedToDisposalMass',
        'TotalWasteRecycledReusedAndDirectedToDisposalMass',
        'WasteDivertedToRecycleOrReuseVolume',
        'WasteDirectedToDisposalVolume',
        'TotalWasteRecycledReusedAndDirectedToDisposalVolume',
      ].map((name, at) => [
        `WasteGeneratedTable.${name}`,
        at % 3 < 2
          ? columnOf('WasteGeneratedTable', at)
          : columnOf('WasteGeneratedTable', at - 2) + columnOf('WasteGeneratedTable', at - 1),
      ]),
    ),
    [`${materials}.WeightOfMaterialUsed`]: columnOf(materials, 1),
    [`${materials}.VolumeOfMaterialUsed`]: columnOf(materials, 2),
    TotalMassOfMaterialUsed: columnOf(materials, 1),
    TotalVolumeOfMaterialUsed: columnOf(materials, 2),
    NumberOfPermanentContractEmployees: meanOf('employees-permanent'),
    NumberOfTemporaryContractEmployees: meanOf('employees-temporary'),
    NumberOfMaleEmployees: meanOf('employees-male'),
    NumberOfFemaleEmployees: meanOf('employees-female'),
    NumberOfOtherGenderEmployees: meanOf('employees-other'),
    NumberOfNonReportedGenderEmployees: meanOf('employees-gender-unknown'),
    EmployeeTurnoverRate: (inUnit('employees-left', '') / employees) * 100,
    'NumberOfEmployeesForCountryOfEmploymentContractTable.NumberOfEmployeesForCountryOfEmploymentContract':
      sum(...['de', 'at', 'ch', 'fr', 'nl', 'gb'].map((country) => meanOf(`employees-country-${country}`))),
    NumberOfRecordableWorkRelatedAccidentsInTheReportingPeriod: inUnit('accidents-recordable', ''),
    // Paragraph 41 uses 200,000 hours, which a hundred people work in a year.
    RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod:
      (inUnit('accidents-recordable', '') / inUnit('hours-worked', 'h')) * 200_000,
    NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth: inUnit('fatalities', ''),
    PercentageGapInPayBetweenFemaleAndMaleEmployees: ((men - women) / men) * 100,
    PercentageOfEmployeesCoveredByCollectiveBargainingAgreements: meanOf('collective-agreement-coverage'),
    AverageNumberOfAnnualTrainingHoursPerMaleEmployee: perHead('training-hours-male', 'employees-male'),
    AverageNumberOfAnnualTrainingHoursPerFemaleEmployee: perHead('training-hours-female', 'employees-female'),
    AverageNumberOfAnnualTrainingHoursPerOtherGenderEmployee: perHead(
      'training-hours-other',
      'employees-other',
    ),
    AverageNumberOfAnnualTrainingHoursPerNonReportedGenderEmployee: perHead(
      'training-hours-gender-unknown',
      'employees-gender-unknown',
    ),
    TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws: inUnit(
      'corruption-convictions',
      '',
    ),
    TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws: inUnit('corruption-fines', '€'),
    ...Object.fromEntries(
      [['BaselineYear', then] as const, ['TargetYear', later] as const].flatMap(([when, of]) => [
        [`TotalGrossLocationBasedScope1AndScope2GHGEmissions.${when}`, of.one + of.location],
        [`TotalGrossMarketBasedScope1AndScope2GHGEmissions.${when}`, of.one + of.market],
        [`TotalGrossLocationBasedGHGEmissions.${when}`, of.one + of.location + of.three],
        [`TotalGrossMarketBasedGHGEmissions.${when}`, of.one + of.market + of.three],
      ]),
    ),
    FemaleToMaleRatioAtManagementLevelForTheReportingPeriod: ratio(meanOf('women-in-management')),
    TotalNumberOfSelfEmployedWorkersWithoutPersonnelThatAreWorkingExclusivelyForTheUndertaking:
      meanOf('self-employed-exclusive'),
    TotalNumberOfTemporaryWorkersProvidedByUndertakingsPrimarilyEngagedInEmploymentActivities:
      meanOf('agency-workers'),
    TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector:
      hand('RevenueDerivedFromCoal') + hand('RevenueDerivedFromOil') + hand('RevenueDerivedFromGas'),
    GenderDiversityRatioInGovernanceBody: ratio(meanOf('women-on-board')),
  };
}

/** All answers that are not numbers, in the standard's words. */
const said: Record<string, unknown> = {
  ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged: true,
  ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting: [
    'vsme:B1BasisForPreparationAndOtherUndertakingSGeneralInformationMember',
  ],
  ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation: [
    'vsme:C1-StrategyBusinessModelAndSustainabilityRelatedInitiativesMember',
  ],
  CountryOfPrimaryOperationsAndLocationOfSignificantAssets: 'country:DE',
};

const isAmount = ({ type }: { type: string }) => ['NUMBER', 'INTEGER', 'MONEY'].includes(type);

/** Everything that the definitions compute from something else, and every column with a sum. */
const madeBySomething = readDeliveredStandards().flatMap(({ disclosures }) =>
  disclosures.flatMap(({ datapoints, tables: all }) => [
    ...datapoints.flatMap(({ name, kpi, computed, profile }) => (kpi || computed || profile ? [name] : [])),
    ...all.flatMap(({ name, columns, profile }) => [
      ...columns.filter(isAmount).map((column) => `${name}.${column.name}`),
      ...(profile ? [name] : []),
    ]),
  ]),
);

const datapointsOf = (all: DisclosuresOfYear) =>
  new Map([
    ...all.disclosures.flatMap(({ datapoints }) =>
      datapoints.map(({ name, value }) => [name, value] as const),
    ),
    ...all.disclosures.flatMap(({ tables: found }) =>
      found.flatMap(({ name, columns }) =>
        columns.map((column) => [`${name}.${column.name}`, column.sum] as const),
      ),
    ),
  ]);

test('nothing that is made of something else goes without a calculation of its own', () => {
  const checked = [...Object.keys(calculated()), ...Object.keys(said), 'ListOfSitesTable'];
  expect(checked.toSorted()).toEqual(madeBySomething.toSorted());
});

test('every number that is made of others is what the standard calls it', () => {
  const found = datapointsOf(told);
  const wrong = Object.entries(calculated()).filter(([name, wanted]) => {
    const value = found.get(name);
    return (
      typeof value !== 'string' || Math.abs(Number(value) - wanted) > 1e-9 * Math.max(1, Math.abs(wanted))
    );
  });
  expect(wrong.map(([name, wanted]) => ({ name, wanted, found: found.get(name) }))).toEqual([]);
});

test('all other computed datapoints follow their definition', () => {
  const found = datapointsOf(told);
  expect(Object.fromEntries(Object.keys(said).map((name) => [name, found.get(name)]))).toEqual(said);
  const sites = told.disclosures
    .flatMap(({ tables: all }) => all)
    .find(({ name }) => name === 'ListOfSitesTable');
  expect(sites?.rows).toMatchObject([{ cells: ['Hafenweg 3', '20457', 'Hamburg', 'country:DE', null] }]);
});

test('people are counted at the end of the year where the company says so, and nothing else changes', async () => {
  const countedAs = (value: string, version: number) =>
    person.client.disclosures.answer({
      params: { year, name: 'EmployeeCountingMethodology' },
      body: { value, version },
    });
  await countedAs('vsme:AtTheEndOfTheReportingPeriodMember', 0);
  const atTheEnd = datapointsOf(await person.client.disclosures.read({ params: { year } }));
  const changed = Object.entries(calculated()).flatMap(([name, wanted]) =>
    Math.abs(Number(atTheEnd.get(name)) - wanted) > 1e-9 * Math.max(1, Math.abs(wanted))
      ? [[name, Number(atTheEnd.get(name))]]
      : [],
  );
  expect(Object.fromEntries(changed)).toEqual({
    NumberOfEmployees: lastOf('employees'),
    NumberOfPermanentContractEmployees: lastOf('employees-permanent'),
    NumberOfTemporaryContractEmployees: lastOf('employees-temporary'),
    NumberOfMaleEmployees: lastOf('employees-male'),
    NumberOfFemaleEmployees: lastOf('employees-female'),
    NumberOfOtherGenderEmployees: lastOf('employees-other'),
  });
  await countedAs('vsme:AverageDuringTheReportingPeriodMember', 1);
  expect(
    datapointsOf(await person.client.disclosures.read({ params: { year } })).get('NumberOfEmployees'),
  ).toBe(String(meanOf('employees')));
});
