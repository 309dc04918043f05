import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import factors from '../../catalogue/factors.json' with { type: 'json' };
import type { SignedInAccount } from './accounts.ts';

/** The usual spellings of units, in multiples of the smallest one. */
const worth = {
  kWh: 1,
  MWh: 1000,
  GJ: 1000 / 3.6,
  l: 1,
  'm³': 1000,
  kg: 1,
  t: 1000,
  'kg CO₂e': 1,
  't CO₂e': 1000,
  'm²': 1,
  ha: 10_000,
  h: 1,
  min: 1 / 60,
  '€': 1,
  'Tsd. €': 1000,
  '': 1,
} as const;
type UnitWord = keyof typeof worth;
const codes: Partial<Record<UnitWord, string>> = {
  kWh: 'kW.h',
  MWh: 'MW.h',
  GJ: 'GJ',
  l: 'L',
  'm³': 'm3',
  kg: 'kg',
  t: 't',
  'kg CO₂e': 'kg{CO2e}',
  't CO₂e': 't{CO2e}',
  'm²': 'm2',
  ha: 'har',
  h: 'h',
  min: 'min',
  '€': '{EUR}',
  'Tsd. €': 'k{EUR}',
};

type Amount = readonly [value: number, unit: UnitWord];
const each = (count: number, of: (index: number) => Amount): Amount[] =>
  Array.from({ length: count }, (_, index) => of(index));
const monthly = (first: number, step: number, unit: UnitWord = '') =>
  each(12, (index) => [first + step * index, unit]);
const quarterly = (first: number, step: number, unit: UnitWord = '') =>
  each(4, (index) => [first + step * index, unit]);
const once = (value: number, unit: UnitWord = ''): Amount[] => [[value, unit]];

/** The records of a company for a year: twelve months, four quarters or once, in the unit of the bill. */
const written: Readonly<Record<string, readonly Amount[]>> = {
  turnover: each(12, (index) => (index < 6 ? [1_234_567 + index, '€'] : [1300.5 + index, 'Tsd. €'])),
  employees: monthly(158, 1),
  'electricity-purchased': each(12, (index) =>
    index % 2 === 0 ? [41_234.5 + index, 'kWh'] : [39.75 + index / 100, 'MWh'],
  ),
  'electricity-green': each(12, (index) => (index < 4 ? [11.5, 'MWh'] : [12_001 + index, 'kWh'])),
  'electricity-self-generated': monthly(2100, 150, 'kWh'),
  'district-heating': each(12, (index) => (index < 6 ? [30 - index, 'GJ'] : [4321 + index, 'kWh'])),
  'natural-gas': each(12, (index) => (index < 6 ? [21_000 - 900 * index, 'kWh'] : [17.5 + index, 'MWh'])),
  'heating-oil': each(4, (index) => (index === 0 ? [1.25, 'm³'] : [900 + index, 'l'])),
  'fuel-diesel': monthly(3100, 17, 'l'),
  'fuel-petrol': monthly(410, 3, 'l'),
  lpg: quarterly(205, 5, 'l'),
  'wood-pellets': each(4, (index) => (index === 3 ? [2.5, 't'] : [1900 + index, 'kg'])),
  'wood-chips': quarterly(800, 10, 'kg'),
  biogas: monthly(510, 1, 'kWh'),
  'fuel-hvo': monthly(120, 2, 'l'),
  'other-fuels-fossil': once(7.7, 'MWh'),
  'other-fuels-renewable': once(1234, 'kWh'),
  'other-fuels-emissions': once(2.6, 't CO₂e'),
  'refrigerant-r410a': once(1.5, 'kg'),
  'refrigerant-r32': once(0.7, 'kg'),
  'refrigerant-losses': once(321, 'kg CO₂e'),
  'sealed-area': once(12_500, 'm²'),
  'nature-area': once(0.4, 'ha'),
  'land-use-total': once(2.9, 'ha'),
  'water-withdrawal': each(12, (index) => (index < 3 ? [150_500, 'l'] : [140 + index, 'm³'])),
  'water-withdrawal-stress': once(77, 'm³'),
  'water-discharge': once(903, 'm³'),
  'waste-hazardous': each(4, (index) => (index === 1 ? [0.64, 't'] : [510 + index, 'kg'])),
  'waste-non-hazardous': each(12, (index) => (index % 3 === 0 ? [3.2, 't'] : [2900 + index, 'kg'])),
  'employees-permanent': quarterly(140, 2),
  'employees-temporary': quarterly(20, 1),
  'employees-male': quarterly(100, 1),
  'employees-female': quarterly(55, 1),
  'employees-other': quarterly(3, 1),
  'employees-gender-unknown': quarterly(2, 0),
  'employees-left': each(12, (index) => [index % 3, '']),
  'employees-country-de': once(120),
  'employees-country-at': once(20),
  'employees-country-ch': once(9),
  'employees-country-fr': once(7),
  'employees-country-nl': once(5),
  'employees-country-gb': once(2),
  'accidents-recordable': each(12, (index) => [index % 4 === 0 ? 1 : 0, '']),
  'hours-worked': monthly(20_000, 125, 'h'),
  fatalities: once(1),
  'hourly-pay-male': once(27.4),
  'hourly-pay-female': once(25.15),
  'collective-agreement-coverage': once(63),
  'training-hours-male': each(4, (index) => (index === 0 ? [6000, 'min'] : [210 + index, 'h'])),
  'training-hours-female': quarterly(180, 7, 'h'),
  'training-hours-other': quarterly(12, 1, 'h'),
  'training-hours-gender-unknown': quarterly(9, 2, 'h'),
  'corruption-convictions': once(2),
  'corruption-fines': once(12.5, 'Tsd. €'),
  'women-in-management': once(37.5),
  'self-employed-exclusive': once(4),
  'agency-workers': once(11),
  'women-on-board': once(20),
};

const amountsOf = (slug: string): readonly Amount[] => {
  const found = written[slug];
  if (!found) throw new Error(`nobody wrote ${slug} down`);
  return found;
};

/** The sum of a year. */
export const inUnit = (slug: string, unit: UnitWord): number =>
  amountsOf(slug).reduce((sum, [value, own]) => sum + value * worth[own], 0) / worth[unit];

/** The average or single value of a state. */
export const meanOf = (slug: string): number => inUnit(slug, '') / amountsOf(slug).length;

/** The value of a state in its last period. */
export const lastOf = (slug: string): number => amountsOf(slug).at(-1)?.[0] ?? Number.NaN;

/** The value of a factor for 2025, as published. */
export function factor(slug: string): number {
  const found = factors.find((each) => each.slug === slug);
  const value = found?.history.find((past) => past.year === 2025)?.value ?? found?.value;
  if (typeof value !== 'number') throw new Error(`no factor ${slug}`);
  return value;
}

const heatContents: Readonly<Record<string, readonly [UnitWord, number]>> = {
  'natural-gas': ['kWh', factor('conv-natural-gas-hs-hi')],
  'heating-oil': ['l', factor('conv-heating-oil-kwh')],
  'fuel-diesel': ['l', factor('conv-diesel-kwh')],
  'fuel-petrol': ['l', factor('conv-petrol-kwh')],
  lpg: ['l', factor('conv-lpg-kwh')],
  'other-fuels-fossil': ['kWh', 1],
  'wood-pellets': ['kg', factor('conv-wood-kwh')],
  'wood-chips': ['kg', factor('conv-wood-kwh')],
  biogas: ['kWh', factor('conv-natural-gas-hs-hi')],
  'fuel-hvo': ['l', factor('conv-hvo-kwh')],
  'other-fuels-renewable': ['kWh', 1],
};

/** The energy of a fuel in megawatt hours by its net calorific value. */
export function heatContentOf(slug: string): number {
  const [unit, kilowattHours] = heatContents[slug] ?? ['kWh', Number.NaN];
  return (inUnit(slug, unit) * kilowattHours) / 1000;
}

const emissions: Readonly<Record<string, readonly [UnitWord, number]>> = {
  'natural-gas': ['kWh', factor('ef-natural-gas-co2e')],
  'heating-oil': ['l', factor('ef-heating-oil-co2e')],
  'fuel-diesel': ['l', factor('ef-diesel-co2e')],
  'fuel-petrol': ['l', factor('ef-petrol-co2e')],
  lpg: ['l', factor('ef-lpg-co2e')],
  'wood-pellets': ['kg', factor('ef-wood-pellets-co2e')],
  'wood-chips': ['kg', factor('ef-wood-chips-co2e')],
  biogas: ['kWh', factor('ef-biomethane-co2e')],
  'fuel-hvo': ['l', factor('ef-hvo-co2e')],
  'other-fuels-emissions': ['kg CO₂e', 1],
  'refrigerant-r410a': ['kg', factor('gwp-r410a')],
  'refrigerant-r32': ['kg', factor('gwp-r32')],
  'refrigerant-losses': ['kg CO₂e', 1],
  'electricity-purchased': ['kWh', factor('grid-location-de')],
  'district-heating': ['kWh', factor('ef-district-heating-de')],
};

/** Tonnes of greenhouse gases; purchased energy uses the country's mix. */
export function emissionOf(slug: string): number {
  const [unit, kilograms] = emissions[slug] ?? ['kWh', Number.NaN];
  return (inUnit(slug, unit) * kilograms) / 1000;
}

/** Values that people answer, because no KPI has them. */
export const byHand = {
  BasisForPreparation: 'vsme:OptionBBasicModuleAndComprehensiveModuleMember',
  GrossScope3GreenhouseGasEmissions: '1234.56',
  'EnergyConsumptionFromSelfGeneratedElectricity.NonRenewableEnergy': '3.25',
  TotalHazardousWasteGeneratedVolume: '4.5',
  TotalNonHazardousWasteGeneratedVolume: '31.75',
  'GrossScope1GreenhouseGasEmissions.BaselineYear': '210.5',
  'GrossScope1GreenhouseGasEmissions.TargetYear': '105.25',
  'GrossLocationBasedScope2GreenhouseGasEmissions.BaselineYear': '180',
  'GrossLocationBasedScope2GreenhouseGasEmissions.TargetYear': '60.5',
  'GrossMarketBasedScope2GreenhouseGasEmissions.BaselineYear': '150.75',
  'GrossMarketBasedScope2GreenhouseGasEmissions.TargetYear': '0',
  'GrossScope3GreenhouseGasEmissions.BaselineYear': '1500',
  'GrossScope3GreenhouseGasEmissions.TargetYear': '900.1',
  RevenueDerivedFromCoal: '0',
  RevenueDerivedFromOil: '1000.5',
  RevenueDerivedFromGas: '2000.25',
} as const satisfies Record<string, string>;

export const materials = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';

export const tables: Readonly<Record<string, NonNullable<DatapointWrite['rows']>>> = {
  AmountOfEmissionsTable: [
    { key: 'vsme:AlachlorMember', cells: ['0.1', '0.25', null] },
    { key: 'vsme:AldrinMember', cells: ['1.7', null, '3'] },
  ],
  SitesInBiodiversitySensitiveAreasTable: [
    { key: 'Moor', cells: ['1.2', true, false] },
    { key: 'Hafen', cells: ['0.35', false, true] },
  ],
  WasteGeneratedTable: [
    {
      key: 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember',
      cells: ['64.1', '7.3', null, '2', '3', null],
    },
    {
      key: 'waste:W-010102-Non-Hazardous-WastesFromMineralNon-MetalliferousExcavationMember',
      cells: ['0.2', '0.1', null, '1', '0', null],
    },
  ],
  [materials]: [
    { key: 'Stahl', cells: ['Stahl', '12.5', '1.6'] },
    { key: 'Holz', cells: ['Holz', '0.1', '0.2'] },
  ],
};

/** The sum of a column of the input. */
export const columnOf = (table: string, at: number): number =>
  (tables[table] ?? []).reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0);

const periodOf = (year: number, count: number, index: number) => {
  const first = Temporal.PlainDate.from({ year, month: (12 / count) * index + 1, day: 1 });
  return {
    periodStart: first.toString(),
    periodEnd: first
      .add({ months: 12 / count })
      .subtract({ days: 1 })
      .toString(),
  };
};

/** Enters all values of a year. */
export async function enterTheYear({ client }: SignedInAccount, year: number): Promise<void> {
  const ids = new Map<string, number>();
  for (let page = 0, total = 1; page * 100 < total; page += 1) {
    const answer = await client.kpis.list({ query: { page, pageSize: 100 } });
    for (const { slug, id } of answer.items) ids.set(slug, id);
    total = answer.total;
  }
  const rows = Object.entries(written).flatMap(([slug, all]) =>
    all.map(([value, unit], index) => ({
      kpiId: ids.get(slug) ?? 0,
      ...periodOf(year, all.length, index),
      value,
      ...(codes[unit] === undefined ? {} : { unit: codes[unit] }),
      quality: 'INVOICE' as const,
      confirmed: true,
    })),
  );
  for (let first = 0; first < rows.length; first += 500)
    await client.kpiRecords.batch({ body: { rows: rows.slice(first, first + 500) } });
}
