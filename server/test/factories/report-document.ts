import type { Language, Sector } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { Report, ReportKpi, ReportSeries } from '@metra/contract/shapes/report-shapes';
import { aDisclosures } from './disclosures-of-year.ts';

const year = { start: '2026-01-01', end: '2026-12-31', code: '2026' };
const covered = { start: '2026-01-01', end: '2026-10-31', code: '2026-01-01/2026-10-31' };
const before = { start: '2025-01-01', end: '2025-10-31', code: '2025-01-01/2025-10-31' };

type Line = [name: string, unit: string, decimals: number, value: number | null, previous: number];
const lines: Record<Sector, Record<string, Line[]>> = {
  e: {
    Energie: [
      ['Energie gesamt', 'MWh', 1, 693, 756.2],
      ['Eingekaufter Strom', 'kWh', 0, 50_510, 63_610],
      ['Selbst erzeugter Strom', 'kWh', 0, 36_537, 18_626],
      ['Erdgas', 'kWh', 0, 94_080, 102_310],
      ['Diesel', 'l', 0, 51_930, 57_960],
    ],
    Emissionen: [
      ['Scope 1', 't CO2e', 1, 155.3, 172.9],
      ['Scope 2, standortbasiert', 't CO2e', 1, 18.3, 23.1],
      ['Scope 2, marktbasiert', 't CO2e', 1, null, 0],
    ],
    'Abfall und Wasser': [
      ['Abfall gesamt', 't', 1, 135.3, 142.7],
      ['Gefährlicher Abfall', 'kg', 0, 650, 785],
      ['Wasserentnahme', 'm³', 0, 602, 712],
    ],
  },
  s: {
    Beschäftigte: [
      ['Beschäftigte im Mittel', 'Personen', 1, 65.9, 63.5],
      ['Weibliche Beschäftigte', 'Personen', 0, 13, 11],
      ['Krankenstand', '%', 1, 4.7, 5.1],
    ],
    'Sicherheit und Gesundheit': [['Meldepflichtige Arbeitsunfälle', 'Unfälle', 0, 2, 4]],
  },
  g: {
    Lieferkette: [
      ['Lieferanten mit Kodex', '%', 0, 71, 38],
      ['Pünktlich bezahlte Rechnungen', '%', 0, 95, 88],
    ],
  },
};

let lastId = 0;
function aKpi(sector: Sector, category: string, [name, unit, decimals]: Line): ReportKpi['kpi'] {
  lastId += 1;
  return {
    id: lastId,
    slug: `kpi-${lastId}`,
    name,
    sector,
    category: { slug: `category-${category.length}`, name: category },
    unit: { code: unit, label: unit },
    decimals,
    direction: 'LOWER',
    frequency: 'MONTH',
    aggregation: 'SUM',
    own: false,
    derived: false,
  };
}

function aRow(sector: Sector, category: string, line: Line): ReportKpi {
  const [, unit, , value, previous] = line;
  return {
    kpi: aKpi(sector, category, line),
    value,
    period: value === null ? null : covered,
    previous: { value: previous, period: before },
    comparable: value,
    change:
      value === null
        ? null
        : unit === '%'
          ? { kind: 'POINTS', amount: value - previous, verdict: 'BETTER' }
          : { kind: 'PERCENT', amount: (value - previous) / previous, verdict: 'BETTER' },
    baseline: null,
    target: null,
    coverage: { frequency: 'MONTH', covered: 10, expected: 12, marks: [], missingSources: [] },
    reason: value === null ? 'NOT_AVAILABLE' : null,
    estimatedShare: 0,
    leads: false,
  };
}

const gas = [20_990, 19_830, 15_770, 10_240, 5070, 2650, 2000, 1840, 4320, 11_380];
const gasBefore = [24_380, 21_330, 17_270, 11_440, 5600, 2910, 2090, 2070, 4430, 10_910, 16_240, 19_620];

function aSeries(kpi: ReportKpi['kpi']): ReportSeries {
  return {
    kpi,
    granularity: 'MONTH',
    points: gasBefore.map((previous, index) => {
      const month = String(index + 1).padStart(2, '0');
      return {
        period: { start: `2026-${month}-01`, end: `2026-${month}-28`, code: `2026-${month}` },
        value: gas[index] ?? null,
        previous,
        toCome: index > 9,
      };
    }),
    years: [2024, 2025, 2026].map((of, index) => ({
      year: of,
      label: String(of),
      value: 142_000 - 15_000 * index,
      whole: of < 2026,
    })),
    target: { date: '2027-12-31', value: 95_000 },
  };
}

const states = ['DONE', 'IN_PROGRESS', 'PLANNED', 'PAUSED', 'DROPPED'] as const;

function aReport(language: Language): Report {
  lastId = 0;
  const kpis = (['e', 's', 'g'] as const).flatMap((sector) =>
    Object.entries(lines[sector]).flatMap(([category, all]) =>
      all.map((line) => aRow(sector, category, line)),
    ),
  );
  const named = (name: string) => {
    const row = kpis.find(({ kpi }) => kpi.name === name);
    if (!row) throw new Error(name);
    return row;
  };
  const gasRow = named('Erdgas');
  gasRow.baseline = {
    period: { start: '2024-01-01', end: '2024-12-31', code: '2024' },
    label: '2024',
    value: 142_000,
  };
  gasRow.target = { date: '2027-12-31', value: 95_000 };
  const goal = (
    sector: Sector,
    slug: string,
    name: string,
    row: ReportKpi,
    share: number,
  ): Report['goals'][number] => ({
    id: 10,
    strategyId: 1,
    slug,
    name,
    summary: 'Weniger verbrauchen und den Rest aus erneuerbaren Quellen decken.',
    sector,
    active: true,
    startedOn: '2025-01-15',
    endedOn: null,
    dueOn: '2027-12-31',
    asOf: '2026-11-15',
    status: share < 0.5 ? 'OFF_TRACK' : 'ON_TRACK',
    progress: share,
    expectedProgress: 0.61,
    leading: {
      kpi: row.kpi,
      baseline: { period: year, label: '2024', value: 142_000 },
      target: { date: '2027-12-31', value: 95_000 },
      actual: { period: covered, value: 129_920, months: { covered: 12, of: 12 } },
      progress: share,
      expectedProgress: 0.61,
      status: 'ON_TRACK',
      noJudgement: null,
    },
    others: [
      {
        kpi: named('Selbst erzeugter Strom').kpi,
        baseline: null,
        target: { date: '2027-12-31', value: 45_000 },
        actual: { period: covered, value: 36_537, months: { covered: 10, of: 12 } },
        progress: null,
        expectedProgress: null,
        status: 'ON_TRACK',
        noJudgement: null,
      },
    ],
    note: null,
  });
  return {
    year: 2026,
    label: '2026',
    period: year,
    state: 'RUNNING',
    language,
    at: '2026-11-15T13:32:00.000Z',
    covered,
    previousYear: {
      year: 2025,
      label: '2025',
      period: { start: '2025-01-01', end: '2025-12-31', code: '2025' },
    },
    company: {
      name: 'Musterbau Wiesengrund GmbH',
      legalForm: 'GmbH',
      street: 'Musterstraße 12',
      additionalInfo: null,
      zipCode: '34117',
      city: 'Kassel',
      country: 'DE',
      industry: 'Hochbau',
      slogan: 'Bauen, das bleibt.',
      description: null,
      website: 'https://musterbau.example',
      logo: null,
      registerNumber: 'Amtsgericht Kassel, HRB 12345',
      vatId: 'DE123456789',
      lei: null,
      employees: {
        value: 67,
        period: { start: '2026-10-01', end: '2026-10-31', code: '2026-10' },
        unit: { code: '1', label: 'Personen' },
        decimals: 0,
        previous: { value: 65, period: before },
      },
      turnover: {
        value: 9_870_000,
        period: covered,
        unit: { code: 'EUR', label: '€' },
        decimals: 0,
        previous: { value: 9_720_000, period: before },
      },
      balanceSheetTotal: null,
    },
    headline: {
      lead: 'Unsere Emissionen sind um 11 % gesunken.',
      rest: 'Zwei von drei Zielen sind auf Kurs, beim Erdgas liegen wir zurück.',
      emissions: 'FALLEN',
      emissionsChange: -0.114,
      goalsJudged: 3,
      goalsOnTrack: 2,
    },
    keyValues: [
      named('Scope 1'),
      named('Energie gesamt'),
      named('Meldepflichtige Arbeitsunfälle'),
      named('Krankenstand'),
    ],
    strategy: {
      id: 1,
      name: 'Strategie',
      state: 'ACTIVE',
      activatedOn: '2025-01-15',
      finishedOn: null,
      firstYear: 2025,
      lastYear: 2027,
    },
    otherStrategies: [],
    goals: [
      goal('e', 'switch-to-renewable-energy', 'Auf erneuerbare Energie umsteigen', gasRow, 0.26),
      goal(
        's',
        'safe-and-healthy-work',
        'Sicher und gesund arbeiten',
        named('Meldepflichtige Arbeitsunfälle'),
        1,
      ),
      goal(
        'g',
        'responsible-purchasing',
        'Verantwortungsvoll einkaufen',
        named('Lieferanten mit Kodex'),
        0.89,
      ),
    ],
    measures: {
      items: Array.from({ length: 10 }, (_, index) => ({
        id: index + 1,
        name:
          [
            'Solaranlage auf der Werkstatthalle',
            'Speicher und Lastmanagement',
            'Mit erneuerbarer Wärme heizen',
          ][index % 3] ?? '',
        sector: 'e' as const,
        goal: { id: 10, name: 'Auf erneuerbare Energie umsteigen' },
        state: states[index % states.length] ?? 'DONE',
        startsOn: '2025-01-01',
        dueOn: '2026-12-31',
        finishedOn: null,
        costPlanned: 7_800_000,
        costActual: index % 2 ? null : 7_490_050,
        savingPerYear: null,
      })),
      count: 10,
      planned: 25_130_000,
      spent: 9_423_000,
    },
    kpis,
    series: [
      aSeries(gasRow.kpi),
      { ...aSeries(named('Abfall gesamt').kpi), granularity: 'YEAR' },
      aSeries(named('Krankenstand').kpi),
    ],
    gaps: [
      {
        key: 'gap-scope-2',
        name: 'Scope 2, marktbasiert',
        state: 'EXPLAINED',
        kpi: named('Scope 2, marktbasiert').kpi,
        sector: 'e',
        coverage: { frequency: 'YEAR', covered: 0, expected: 1, marks: [], missingSources: [] },
        missing: [],
        reason: 'NOT_AVAILABLE',
        note: null,
        explanation: {
          text: 'Der CO2-Wert des Stromtarifs 2026 liegt erst im Mai 2027 vor.',
          by: null,
          at: '2026-11-01T00:00:00.000Z',
        },
        version: 1,
        previous: null,
        place: { kind: 'PROFILE', field: 'name' },
      },
    ],
    checks: [],
    narrative: [
      {
        section: 'company',
        text: 'Wir sind ein Hoch- und Ausbaubetrieb mit eigener Werkstatt, Bauhof und 67 Beschäftigten.',
        version: 1,
        updatedAt: null,
        updatedBy: null,
        previous: null,
      },
      {
        section: 'foreword',
        text: 'Das Solardach auf der Werkstatt deckt im Sommer mehr als die Hälfte unseres Strombedarfs.\n\nSchwerer fällt uns die Wärme.',
        version: 1,
        updatedAt: null,
        updatedBy: null,
        previous: null,
      },
      {
        section: 'environment',
        text: 'Der größte Teil unserer Emissionen entsteht auf der Straße: Diesel steht für 138 von 174 Tonnen.',
        version: 1,
        updatedAt: null,
        updatedBy: null,
        previous: null,
      },
    ],
    method: {
      factors: Array.from({ length: 12 }, (_, index) => ({
        name: ['Diesel, fossil', 'Erdgas, je kWh Brennwert', 'Strommix Deutschland'][index % 3] ?? '',
        slug: `factor-${index}`,
        value: 2.662,
        unit: 'kg/l',
        year: 2024,
        forYear: 2026,
        gas: null,
        country: 'DE',
        basis: null,
        source: 'UK Government GHG Conversion Factors 2024',
        url: null,
        note: '',
        confidence: null,
        ownFactorId: index === 0 ? 7 : null,
        insteadOf: null,
        remarks: [],
        replaceable: true,
        usedBy: ['Scope 1', 'Diesel'],
      })),
      quality: { measured: 0.5, invoice: 0.3, estimated: 0.05, unstated: 0.15 },
      recalculated: [],
    },
    completeness: null,
  };
}

interface Wanted {
  language?: Language;
  wasteRows?: number;
}

/** The report of a company with many records. */
export function aReportDocument({ language = 'de', wasteRows = 6 }: Wanted = {}): ReportDocument {
  return { report: aReport(language), disclosures: aDisclosures(language, wasteRows) };
}
