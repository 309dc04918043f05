import type { Datapoint, Disclosure, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDeliveredStandards } from '../../standards/definitions/delivered-standards.ts';
import { answersApart, countedOtherwise } from './answers-apart.ts';
import { contradictions } from './contradictions.ts';
import { datapointRules, purchasedHeat } from './rules-of-datapoints.ts';

type Told = Partial<Omit<Datapoint, 'previous'>> & { before?: string };

/** A year with these answers only. A name with a dot is a column of a table, with its sum. */
const told = (all: Readonly<Record<string, string | Told>>) => ({
  disclosures: [
    {
      code: 'B3',
      datapoints: Object.entries(all)
        .filter(([name]) => !name.includes('Table.'))
        .map(([name, said]) => {
          const { before, ...rest } = typeof said === 'string' ? { value: said } : said;
          return {
            name,
            label: name,
            type: 'NUMBER',
            unit: null,
            decimals: 1,
            source: 'ANSWER',
            previous: before === undefined ? null : { value: before },
            ...rest,
          } as Datapoint;
        }),
      tables: Object.entries(all).flatMap(([name, sum]) => {
        const [table, column] = name.split('Table.');
        return column === undefined
          ? []
          : [
              {
                name: `${table}Table`,
                columns: [{ name: column, label: column, type: 'NUMBER', unit: null, decimals: 1, sum }],
              } as unknown as DisclosureTable,
            ];
      }),
    } as unknown as Disclosure,
  ],
});

const found = (all: Readonly<Record<string, string | Told>>, heat: number | null = null) =>
  contradictions(told(all), { language: 'de', heat, found: new Set() }).map(({ key }) => key);

test('every name in the rules is a datapoint or a column of the standard', () => {
  const known = new Set(
    readDeliveredStandards().flatMap(({ disclosures }) =>
      disclosures.flatMap(({ datapoints, tables }) => [
        ...datapoints.map(({ name }) => name),
        ...tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
      ]),
    ),
  );
  const named = datapointRules.flatMap(({ parts, optional = [], mayBeOut = [], whole }) =>
    [parts, optional, mayBeOut, whole].flat(),
  );
  expect(named.filter((name) => name !== purchasedHeat && !known.has(name))).toEqual([]);
});

describe('sums', () => {
  const countries =
    'NumberOfEmployeesForCountryOfEmploymentContractTable.NumberOfEmployeesForCountryOfEmploymentContract';

  test.each([
    ['contracts', { NumberOfPermanentContractEmployees: '40', NumberOfTemporaryContractEmployees: '9' }],
    ['genders', { NumberOfMaleEmployees: '30', NumberOfFemaleEmployees: '19' }],
    [
      'genders',
      { NumberOfMaleEmployees: '30', NumberOfFemaleEmployees: '15', NumberOfOtherGenderEmployees: '4' },
    ],
    ['countries', { [countries]: '49' }],
  ])('%s may be one person and rounding apart from the total, and no more', (key, parts) => {
    for (const total of ['47.5', '48', '49', '49.5', '50.5'])
      expect(found({ ...parts, NumberOfEmployees: total })).toEqual([]);
    for (const total of ['47.4', '50.6', '52'])
      expect(found({ ...parts, NumberOfEmployees: total })).toEqual([`sum-told-${key}`]);
  });

  const [one, location, market, three] = [
    'GrossScope1GreenhouseGasEmissions',
    'GrossLocationBasedScope2GreenhouseGasEmissions',
    'GrossMarketBasedScope2GreenhouseGasEmissions',
    'GrossScope3GreenhouseGasEmissions',
  ];
  test.each([
    [
      'scopes-1-2-location',
      { [one]: '100', [location]: '100' },
      'TotalGrossLocationBasedScope1AndScope2GHGEmissions',
    ],
    [
      'scopes-1-2-market',
      { [one]: '100', [market]: '100' },
      'TotalGrossMarketBasedScope1AndScope2GHGEmissions',
    ],
    [
      'scopes-location',
      { [one]: '100', [location]: '50', [three]: '50' },
      'TotalGrossLocationBasedGHGEmissions',
    ],
    ['scopes-market', { [one]: '100', [market]: '50', [three]: '50' }, 'TotalGrossMarketBasedGHGEmissions'],
    [
      'renewable-electricity',
      {
        'EnergyConsumptionFromElectricity.RenewableEnergy': '50',
        'EnergyConsumptionFromElectricity.NonRenewableEnergy': '150',
      },
      'EnergyConsumptionFromElectricity',
    ],
    [
      'renewable-fuels',
      {
        'EnergyConsumptionFromFuels.RenewableEnergy': '50',
        'EnergyConsumptionFromFuels.NonRenewableEnergy': '150',
      },
      'EnergyConsumptionFromFuels',
    ],
    [
      'energy',
      { EnergyConsumptionFromElectricity: '120', EnergyConsumptionFromFuels: '80' },
      'TotalEnergyConsumption',
    ],
    [
      'waste-mass',
      { TotalHazardousWasteGeneratedMass: '20', TotalNonHazardousWasteGeneratedMass: '180' },
      'TotalWasteGeneratedMass',
    ],
    [
      'waste-volume',
      { TotalHazardousWasteGeneratedVolume: '20', TotalNonHazardousWasteGeneratedVolume: '180' },
      'TotalWasteGeneratedVolume',
    ],
  ])('%s may be half a per cent apart, and no more', (key, parts, whole) => {
    // The tolerance is 0.5 % of the whole: 200 is within it from 199.0050 to 201.0051.
    for (const total of ['199.1', '200', '201']) expect(found({ ...parts, [whole]: total })).toEqual([]);
    for (const total of ['199', '201.1'])
      expect(found({ ...parts, [whole]: total })).toEqual([`sum-told-${key}`]);
  });

  test('of waste that was treated may be five per cent apart, what lies in the yard', () => {
    const treated = { 'WasteGeneratedTable.TotalWasteRecycledReusedAndDirectedToDisposalMass': '100' };
    for (const total of ['95.3', '105.2'])
      expect(found({ ...treated, TotalWasteGeneratedMass: total })).toEqual([]);
    for (const total of ['95', '105.3'])
      expect(found({ ...treated, TotalWasteGeneratedMass: total })).toEqual(['sum-told-waste-treated-mass']);
  });

  test('of energy count heat from a network, and what a plant makes of fuels once or not at all', () => {
    const parts = {
      EnergyConsumptionFromElectricity: '100',
      EnergyConsumptionFromSelfGeneratedElectricity: '30',
      'EnergyConsumptionFromSelfGeneratedElectricity.RenewableEnergy': '20',
      'EnergyConsumptionFromSelfGeneratedElectricity.NonRenewableEnergy': '10',
    };
    for (const total of ['170', '160'])
      expect(found({ ...parts, TotalEnergyConsumption: total }, 40)).toEqual([]);
    for (const total of ['150', '130', '180'])
      expect(found({ ...parts, TotalEnergyConsumption: total }, 40)).toEqual(['sum-told-energy']);
  });

  test('are not compared with missing values', () => {
    expect(found({ NumberOfMaleEmployees: '3', NumberOfEmployees: '40' })).toEqual([]);
    expect(found({ NumberOfMaleEmployees: '3', NumberOfFemaleEmployees: '3' })).toEqual([]);
  });

  test('show the numbers in the reader’s language, and once', () => {
    const all = told({
      NumberOfMaleEmployees: '1000.5',
      NumberOfFemaleEmployees: '500',
      NumberOfEmployees: '1600',
    });
    const messages = (['de', 'en'] as const).map(
      (language) => contradictions(all, { language, heat: null, found: new Set() })[0]?.message,
    );
    expect(messages[0]).toContain('1.500,5');
    expect(messages[1]).toContain('1,500.5');
    const known = new Set(['sum-genders-add-up']);
    expect(contradictions(all, { language: 'de', heat: null, found: known })).toEqual([]);
  });

  test('that are right are never found, whatever the parts are', () => {
    const part = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        const cents = (value: number) => String(Math.round(value * 100) / 100);
        const parts = { [one]: String(a), [location]: String(b), [three]: String(c) };
        expect(found({ ...parts, TotalGrossLocationBasedGHGEmissions: cents(a + b + c) })).toEqual([]);
        const wrong = cents((a + b + c) * 1.02 + 1);
        expect(found({ ...parts, TotalGrossLocationBasedGHGEmissions: wrong })).toEqual([
          'sum-told-scopes-location',
        ]);
      }),
    );
  });
});

describe('parts', () => {
  test.each([
    [
      'water-stress',
      { AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress: '101' },
      'TotalAmountOfWaterWithdrawnFromAllSites',
    ],
    ['land', { TotalSealedArea: '60', TotalNatureOrientedAreaOnSite: '41' }, 'TotalUseOfLand'],
    ['revenues', { TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector: '101' }, 'Turnover'],
  ])('%s are never more than their whole', (key, parts, whole) => {
    for (const total of ['100', '101', '5000']) expect(found({ ...parts, [whole]: total })).toEqual([]);
    expect(found({ ...parts, [whole]: '99.9' })).toEqual([`sum-told-${key}`]);
  });
});

describe('an answer against that of last year', () => {
  const changed = (said: Told) => answersApart(told({ Assets: said }), 'de').map(({ key }) => key);

  test.each([
    ['half as much again is usual', { value: '150', before: '100' }, false],
    ['a little more is not', { value: '150.1', before: '100' }, true],
    ['half of it is usual', { value: '50', before: '100' }, false],
    ['less than half is not', { value: '49.9', before: '100' }, true],
    ['from nothing there is no share', { value: '1000', before: '0' }, false],
    ['without last year there is nothing to compare', { value: '1000' }, false],
    ['few people are few', { value: '19', before: '2', decimals: 0 }, false],
    ['many are many', { value: '20', before: '2', decimals: 0 }, true],
    ['shares of a hundred are not compared by shares', { value: '90', before: '10', type: 'PERCENT' }, false],
    ['KPIs are looked at elsewhere', { value: '900', before: '100', source: 'KPI' }, false],
    ['sums are what their parts are', { value: '900', before: '100', source: 'COMPUTED' }, false],
  ] as const)('%s', (_, said, isFound) => {
    expect(changed(said)).toEqual(isFound ? ['change-told-assets'] : []);
  });

  test('names the change', () => {
    const [check] = answersApart(
      told({ Assets: { value: '300', before: '100', label: 'Bilanzsumme' } }),
      'de',
    );
    expect(check).toMatchObject({
      kind: 'CHANGE',
      message: expect.stringMatching(/^Bilanzsumme: \+200\u00a0% gegenüber/),
      expected: 100,
      found: 300,
    });
  });

  test('has a key of its own for every datapoint', () => {
    const names = readDeliveredStandards().flatMap(({ disclosures }) =>
      disclosures.flatMap(({ datapoints }) => datapoints.map(({ name }) => name)),
    );
    const all = Object.fromEntries(names.map((name) => [name, { value: '900', before: '100' }]));
    const keys = answersApart(told(all), 'de').map(({ key }) => key);
    expect(new Set(keys).size).toBe(names.length);
    expect(keys.filter((key) => !/^change(-[a-z0-9]+)+$/.test(key) || key.length > 120)).toEqual([]);
  });
});

test('full-time equivalents are chosen, and a KPI counts heads', () => {
  const checked = (type: string, source: Datapoint['source']) =>
    countedOtherwise(
      told({
        TypeOfNumberOfEmployees: { type: 'CHOICE', value: type },
        NumberOfEmployees: { value: '9', source },
      }),
      'de',
    ).map(({ key }) => key);
  expect(checked('vsme:Full-TimeEquivalentFTEMember', 'KPI')).toEqual(['cross-told-heads']);
  expect(checked('vsme:HeadcountMember', 'KPI')).toEqual([]);
  expect(checked('vsme:Full-TimeEquivalentFTEMember', 'ANSWER')).toEqual([]);
});
