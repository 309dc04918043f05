import type { Language } from '@metra/contract/core/primitives';

type Words = Readonly<Record<Language, string>>;

/** A relation between datapoints. A column of a table is `Table.Column` and means its sum. */
export interface DatapointRule {
  key: string;
  parts: readonly string[];
  /** Parts that count as zero if they have no value. */
  optional?: readonly string[];
  /** A datapoint that the parts include and the whole may leave out. */
  mayBeOut?: string;
  whole: string;
  comparison: 'EQUAL' | 'AT_MOST';
  /** The tolerance is the larger one of a share of the whole and an amount. */
  slack: { share: string; amount: string };
  /** The check of KPIs that reports the same problem. */
  sameAs?: string;
  message: Words;
}

/** People are yearly averages, and each number is rounded to a whole one. */
const people = { share: '0', amount: '1.5' };
/** Tonnes and megawatt hours have one decimal each. */
const rounded = { share: '0.005', amount: '0.15' };

const employees = 'NumberOfEmployees';
const countries =
  'NumberOfEmployeesForCountryOfEmploymentContractTable.NumberOfEmployeesForCountryOfEmploymentContract';
const waste = (column: string) => `WasteGeneratedTable.${column}`;
const inTotal = 'TotalWasteRecycledReusedAndDirectedToDisposal';

const ofPeople: readonly DatapointRule[] = [
  {
    key: 'contracts',
    parts: ['NumberOfPermanentContractEmployees', 'NumberOfTemporaryContractEmployees'],
    whole: employees,
    comparison: 'EQUAL',
    slack: people,
    sameAs: 'sum-contract-types-add-up',
    message: {
      de: 'Unbefristet und befristet Beschäftigte sind zusammen {found}, insgesamt angegeben sind {expected}.',
      en: 'Permanent and temporary employees are {found} together, but {expected} are reported in total.',
    },
  },
  {
    key: 'genders',
    parts: [
      'NumberOfMaleEmployees',
      'NumberOfFemaleEmployees',
      'NumberOfOtherGenderEmployees',
      'NumberOfNonReportedGenderEmployees',
    ],
    optional: ['NumberOfOtherGenderEmployees', 'NumberOfNonReportedGenderEmployees'],
    whole: employees,
    comparison: 'EQUAL',
    slack: people,
    sameAs: 'sum-genders-add-up',
    message: {
      de: 'Die Beschäftigten nach Geschlecht sind zusammen {found}, insgesamt angegeben sind {expected}.',
      en: 'Employees by gender are {found} together, but {expected} are reported in total.',
    },
  },
  {
    key: 'countries',
    parts: [countries],
    whole: employees,
    comparison: 'EQUAL',
    slack: people,
    sameAs: 'sum-countries-add-up',
    message: {
      de: 'Die Beschäftigten nach Land sind zusammen {found}, insgesamt angegeben sind {expected}.',
      en: 'Employees by country are {found} together, but {expected} are reported in total.',
    },
  },
];

const kinds = [
  ['electricity', 'EnergyConsumptionFromElectricity'],
  ['own-electricity', 'EnergyConsumptionFromSelfGeneratedElectricity'],
  ['fuels', 'EnergyConsumptionFromFuels'],
] as const;

/** District heat is part of the total but of none of the three parts. */
export const purchasedHeat = 'purchased heat';

const ofEnergy: readonly DatapointRule[] = [
  ...kinds.map(
    ([key, whole]): DatapointRule => ({
      key: `renewable-${key}`,
      parts: [`${whole}.RenewableEnergy`, `${whole}.NonRenewableEnergy`],
      whole,
      comparison: 'EQUAL',
      slack: rounded,
      message: {
        de: 'Erneuerbar und nicht erneuerbar sind zusammen {found}, angegeben sind {expected}.',
        en: 'Renewable and non-renewable are {found} together, but {expected} is reported.',
      },
    }),
  ),
  {
    key: 'energy',
    parts: [...kinds.map(([, name]) => name), purchasedHeat],
    optional: [...kinds.slice(1).map(([, name]) => name), purchasedHeat],
    // The energy of fuels already includes what an own plant generates from them.
    mayBeOut: 'EnergyConsumptionFromSelfGeneratedElectricity.NonRenewableEnergy',
    whole: 'TotalEnergyConsumption',
    comparison: 'EQUAL',
    slack: rounded,
    message: {
      de: 'Strom, selbst erzeugter Strom, Brennstoffe und bezogene Wärme sind zusammen {found}, als Gesamtverbrauch angegeben sind {expected}.',
      en: 'Electricity, self-generated electricity, fuels and purchased heat are {found} together, but {expected} is reported as total consumption.',
    },
  },
];

const scopeMessage = {
  de: 'Die einzelnen Scopes sind zusammen {found}, als Summe angegeben sind {expected}.',
  en: 'The scopes are {found} together, but {expected} is reported as their total.',
};

const ofEmissions: readonly DatapointRule[] = ['', '.BaselineYear', '.TargetYear'].flatMap((when) =>
  (['Location', 'Market'] as const).flatMap((by): DatapointRule[] => {
    const parts = [
      `GrossScope1GreenhouseGasEmissions${when}`,
      `Gross${by}BasedScope2GreenhouseGasEmissions${when}`,
    ];
    const key = `${by.toLowerCase()}${when.replace('.', '-').toLowerCase()}`;
    const rule = { comparison: 'EQUAL', slack: rounded, message: scopeMessage } as const;
    return [
      {
        ...rule,
        key: `scopes-1-2-${key}`,
        parts,
        whole: `TotalGross${by}BasedScope1AndScope2GHGEmissions${when}`,
      },
      {
        ...rule,
        key: `scopes-${key}`,
        parts: [...parts, `GrossScope3GreenhouseGasEmissions${when}`],
        whole: `TotalGross${by}BasedGHGEmissions${when}`,
      },
    ];
  }),
);

const ofWaste: readonly DatapointRule[] = (['Mass', 'Volume'] as const).flatMap((by): DatapointRule[] => [
  {
    key: `waste-${by.toLowerCase()}`,
    parts: [`TotalHazardousWasteGenerated${by}`, `TotalNonHazardousWasteGenerated${by}`],
    whole: `TotalWasteGenerated${by}`,
    comparison: 'EQUAL',
    slack: { share: '0.005', amount: '0.015' },
    message: {
      de: 'Gefährliche und nicht gefährliche Abfälle sind zusammen {found}, insgesamt angegeben sind {expected}.',
      en: 'Hazardous and non-hazardous waste are {found} together, but {expected} is reported in total.',
    },
  },
  {
    key: `waste-treated-${by.toLowerCase()}`,
    parts: [waste(`${inTotal}${by}`)],
    whole: `TotalWasteGenerated${by}`,
    comparison: 'EQUAL',
    // Waste that is stored at the end of a year is collected in the next.
    slack: { share: '0.05', amount: '0.015' },
    message: {
      de: 'Verwertet und beseitigt wurden laut der Tabelle der Abfallarten {found}, angefallen sind {expected}.',
      en: 'According to the table of waste types {found} was recycled or disposed of, but {expected} was generated.',
    },
  },
  {
    key: `waste-rows-${by.toLowerCase()}`,
    parts: [waste(`WasteDivertedToRecycleOrReuse${by}`), waste(`WasteDirectedToDisposal${by}`)],
    whole: waste(`${inTotal}${by}`),
    comparison: 'EQUAL',
    slack: { share: '0.005', amount: '0.015' },
    message: {
      de: 'Verwertung und Beseitigung sind in der Tabelle der Abfallarten zusammen {found}, als Summe stehen dort {expected}.',
      en: 'Recycling and disposal are {found} together in the table of waste types, but {expected} stands there as their total.',
    },
  },
]);

const ofNature: readonly DatapointRule[] = [
  {
    key: 'water-stress',
    parts: ['AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress'],
    whole: 'TotalAmountOfWaterWithdrawnFromAllSites',
    comparison: 'AT_MOST',
    slack: { share: '0.01', amount: '0' },
    sameAs: 'cross-stress-water-at-most-withdrawal',
    message: {
      de: 'In Gebieten mit Wasserstress sind {found} entnommen, insgesamt aber nur {expected}.',
      en: 'In areas of water stress {found} was withdrawn, but only {expected} in total.',
    },
  },
  {
    key: 'water',
    parts: ['TotalWaterConsumption', 'WaterDischargeFromUndertakingProductionProcesses'],
    whole: 'TotalAmountOfWaterWithdrawnFromAllSites',
    comparison: 'EQUAL',
    slack: { share: '0.01', amount: '0.15' },
    message: {
      de: 'Verbrauchtes und abgeleitetes Wasser sind zusammen {found}, entnommen wurden {expected}.',
      en: 'Water consumed and discharged is {found} together, but {expected} was withdrawn.',
    },
  },
  {
    key: 'land',
    parts: ['TotalSealedArea', 'TotalNatureOrientedAreaOnSite'],
    optional: ['TotalNatureOrientedAreaOnSite'],
    whole: 'TotalUseOfLand',
    comparison: 'AT_MOST',
    slack: { share: '0.01', amount: '0.015' },
    sameAs: 'cross-nature-plus-sealed-at-most-land',
    message: {
      de: 'Versiegelte und naturnahe Fläche sind zusammen {found}, genutzt werden insgesamt {expected}.',
      en: 'Sealed and nature-oriented area are {found} together, but {expected} is used in total.',
    },
  },
];

const ofMoney: readonly DatapointRule[] = [
  {
    key: 'revenues',
    parts: [
      'TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector',
      'RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons',
      'RevenueDerivedFromCultivationAndProductionOfTobacco',
      'RevenueDerivedFromChemicalProduction',
    ],
    optional: [
      'RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons',
      'RevenueDerivedFromCultivationAndProductionOfTobacco',
      'RevenueDerivedFromChemicalProduction',
    ],
    whole: 'Turnover',
    comparison: 'AT_MOST',
    slack: { share: '0', amount: '1' },
    message: {
      de: 'Die Umsätze aus bestimmten Tätigkeiten sind zusammen {found}, der ganze Umsatz ist {expected}.',
      en: 'Revenues from certain activities are {found} together, but the whole turnover is {expected}.',
    },
  },
];

export const datapointRules: readonly DatapointRule[] = [
  ...ofPeople,
  ...ofEnergy,
  ...ofEmissions,
  ...ofWaste,
  ...ofNature,
  ...ofMoney,
];
