import type { Language } from '@metra/contract/core/primitives';
import type {
  Datapoint,
  Disclosure,
  DisclosuresOfYear,
  DisclosureTable,
} from '@metra/contract/shapes/standard-shapes';

const codes = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'B9',
  'B10',
  'B11',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
];

const answer = {
  state: 'ANSWERED' as const,
  source: 'ANSWER' as const,
  reason: null,
  remark: null,
  responsible: null,
  confirmedAt: null,
  confirmedBy: null,
  changedAt: null,
  changedBy: null,
  editable: true,
  canCarry: false,
  version: 1,
};

const kind = {
  officialLabel: 'Label',
  unit: null,
  taxonomyUnit: null,
  taxonomyScale: '1',
  decimals: null,
  period: 'DURATION' as const,
  paragraph: '29',
  options: null,
  codeList: null,
  required: true,
  applies: true,
  appliesIf: null,
};

export function aDatapoint(parts: Partial<Datapoint> & { name: string }): Datapoint {
  return {
    ...kind,
    concept: `vsme:${parts.name}`,
    label: parts.name,
    type: 'STRING',
    section: '',
    partOf: null,
    dimensions: [],
    value: null,
    chosen: [],
    previous: null,
    kpis: [],
    restsOn: [],
    coverage: null,
    textLanguage: null,
    ...answer,
    ...parts,
  };
}

const long = 'Wir kaufen Baustoffe so ein, dass sie am Ende wieder getrennt werden können. '.repeat(4).trim();

const datapointsOf = (code: string): Datapoint[] => [
  aDatapoint({
    name: `${code}Energy`,
    label: 'Energieverbrauch insgesamt',
    type: 'NUMBER',
    unit: { code: 'MWh', label: 'MWh' },
    decimals: 1,
    value: '693.04',
    source: 'KPI',
    kpis: [{ id: 1, slug: 'energy', name: 'Energie gesamt', sector: 'e' }],
    coverage: { months: 12, covered: 10, state: 'GAPS' },
    previous: { value: '756.2', chosen: [], state: 'ANSWERED', reason: null, coverage: null },
  }),
  aDatapoint({
    name: `${code}Share`,
    label: 'Anteil erneuerbarer Energie',
    type: 'PERCENT',
    value: '52.5',
    decimals: 1,
  }),
  aDatapoint({
    name: `${code}Yes`,
    label: 'Gibt es eine Richtlinie?',
    type: 'BOOLEAN',
    value: true,
    source: 'CARRIED',
  }),
  aDatapoint({ name: `${code}Day`, label: 'Beginn', type: 'DATE', value: '2026-05-01' }),
  aDatapoint({
    name: `${code}Left`,
    label: 'Entgelt je Stunde, die niedrigste Gruppe',
    type: 'MONEY',
    state: 'OMITTED_SENSITIVE',
    reason: 'Betrifft eine einzelne Person',
  }),
  aDatapoint({ name: `${code}Missing`, label: 'Bilanzsumme', type: 'MONEY', state: 'MISSING' }),
  aDatapoint({ name: `${code}Text`, label: 'Wie das Unternehmen vorgeht', type: 'TEXT', value: long }),
];

export function aTable(rows: number): DisclosureTable {
  const column = (name: string, label: string) => ({
    ...kind,
    name,
    concept: `vsme:${name}`,
    label,
    type: 'NUMBER' as const,
    unit: { code: 't', label: 't' },
    decimals: 1,
    state: 'ANSWERED' as const,
    sum: String(rows * 1.5),
  });
  return {
    ...answer,
    name: 'WasteTable',
    label: 'Abfall nach Art',
    section: '',
    axis: {
      name: 'vsme:TypeOfWasteAxis',
      label: 'Art des Abfalls',
      typed: false,
      options: null,
      codeList: 'waste',
    },
    columns: [column('Recycled', 'Verwertet'), column('Disposed', 'Beseitigt')],
    rowCount: rows,
    rows: Array.from({ length: rows }, (_, index) => ({
      key: `ewc:${index}`,
      label: `17 01 ${String(index).padStart(2, '0')} Beton, Ziegel, Fliesen und Keramik`,
      cells: ['1.5', index % 2 ? null : '0.25'],
      chosen: [null, null],
    })),
    previousRowCount: 0,
    applies: true,
    appliesIf: null,
    textLanguage: null,
  };
}

const aDisclosure = (code: string, wasteRows: number): Disclosure => ({
  code,
  name: code.startsWith('B') ? 'Energie und Treibhausgasemissionen' : 'Strategie und Geschäftsmodell',
  description: '',
  module: code.startsWith('B') ? 'BASIC' : 'COMPREHENSIVE',
  sector: 'e',
  applies: true,
  paragraphs: '29–31',
  responsible: null,
  datapoints: datapointsOf(code),
  tables: code === 'B7' ? [aTable(wasteRows)] : [],
  total: 7,
  answered: 5,
  notApplicable: 0,
  omitted: 1,
  missing: 1,
  share: 6 / 7,
});

/** The disclosures of a company that has answered most of them. */
export function aDisclosures(language: Language, wasteRows: number): DisclosuresOfYear {
  return {
    standard: { slug: 'vsme', name: 'VSME', version: '2026-05-01', publishedOn: '2026-05-01' },
    taxonomy: null,
    entity: { name: 'Musterbau Wiesengrund GmbH', lei: null, vatId: 'DE123456789', registerNumber: null },
    modules: 'COMPREHENSIVE',
    year: 2026,
    label: '2026',
    period: { start: '2026-01-01', end: '2026-12-31' },
    previousYear: { year: 2025, label: '2025' },
    currency: 'EUR',
    language,
    disclosures: codes.map((code) => aDisclosure(code, wasteRows)),
    total: 140,
    answered: 100,
    notApplicable: 0,
    omitted: 20,
    missing: 20,
    share: 120 / 140,
  };
}
