import { readDelivered, type Texts, translated } from '../../platform/delivered-files.ts';
import { readDeliveredQuestionnaires } from '../questionnaires/questionnaires.module.ts';
import { readDeliveredWords } from '../search-words/search-words.module.ts';
import { readDeliveredTags } from '../tags/tags.module.ts';

type Slugged = { slug: string };
type Ordered = Slugged & { order: number; name: Texts; description: Texts };
type Sector = 'e' | 's' | 'g';

type Goal = Ordered & {
  sector: Sector;
  summary: Texts;
  sdgs: number[];
  motif: string;
  kpis: string[];
  measures: string[];
  source: string | null;
};
type Proposal = { type: 'percent' | 'absolute' | 'to-value'; value: number; years: number };
type GoalTarget = {
  goal: string;
  leadingKpi: string;
  proposal: Proposal;
  rationale: Texts;
  fallback: { kpi: string; proposal: Proposal };
  /** These KPIs also belong to the goal. */
  addKpis: string[];
  source: Texts | null;
  url: string | null;
};
type Measure = Slugged & {
  goal: string;
  sector: Sector;
  name: Texts;
  description: Texts;
  effort: string;
  impact: string;
  costHint: Texts;
  firstSteps: Texts<string[]>;
  kpis: string[];
  tags: string[];
  source: string | null;
};
type Kpi = Slugged & {
  sector: Sector;
  category: string;
  name: Texts;
  description: Texts;
  whereToFind: Texts;
  unit: { code: string; display: Texts };
  decimals: number;
  aggregation: string;
  direction: string;
  frequency: string;
  vsme: { code: string; datapoint: string } | null;
  gri: string | null;
  range: { min: number; max: number };
  derived: { expression: string; required: string[]; optional: string[] } | null;
  band?: { min: number; max: number };
  wholeNumber?: boolean;
  fuels?: string;
  computedBy?: string;
  deprecated?: boolean;
};
type Fuel = Slugged & {
  name: Texts;
  state: string;
  netCalorificValue: number;
  density: number | null;
  renewable: boolean;
  kpis: string[];
};
type CrossCheck = Slugged & {
  left: string;
  op: '<=' | '>=' | '=';
  right: string;
  tolerance: { type: 'percent' | 'absolute'; value: number };
  severity: string;
  period: 'same' | 'year';
  requires: string[];
  message: Texts;
};
type Factor = Slugged & {
  name: Texts;
  note: Texts;
  value: number | null;
  unit: string;
  year: number;
  history: { year: number; value: number | null; confidence: string }[];
  source: Texts | null;
  confidence: string;
  gas: string | null;
  kind: string;
  country: string | null;
  selector: string | null;
  basis: string | null;
  validFrom: string;
  validTo: string | null;
  reviewEvery: string;
  replaces: string | null;
  fallback: string | null;
  url: string | null;
  seenIn: string | null;
  review: boolean;
};
type Category = Ordered & { sector: Sector; icon: string };
type Industry = Ordered & {
  keywords: Texts;
  nace: object;
  highClimateImpact: boolean;
  suggestedGoals: Record<Sector, string>;
  source: string;
};
type Size = Ordered & {
  label: Texts;
  employeesMin: number;
  employeesMax: number | null;
  turnoverMaxEur: number | null;
  balanceMaxEur: number | null;
  recommendedVsmeModule: string;
  source: string;
};
type Motivation = Ordered & { icon: string; goals: string[] };

/** The delivered catalogue as rows of the tables. References are slugs. */
export function readCatalogueRows() {
  const goals = read<Goal>('goals');
  const targets = read<GoalTarget>('goal-targets');
  return {
    categories: read<Category>('categories').map((row) => ({
      ...common(row),
      sector: row.sector,
      icon: row.icon,
    })),
    kpis: read<Kpi>('kpis').map((row, position) => ({ ...kpiRow(row), position })),
    cross_checks: read<CrossCheck>('cross-checks').map((row, position) => ({
      ...crossCheckRow(row),
      position,
    })),
    fuels: read<Fuel>('fuels').map((row, position) => ({ ...fuelRow(row), position })),
    factors: read<Factor>('factors').map((row, position) => ({ ...factorRow(row), position })),
    goals: goals.map((row) => ({
      ...common(row, { summary: row.summary }),
      sector: row.sector,
      sdgs: row.sdgs,
      motif: row.motif,
      source: row.source,
      kpis: kpisOfGoal(row, targets),
    })),
    target_proposals: targets.flatMap(proposalRows),
    measures: read<Measure>('measures').map((row) => measureRow(row, goals)),
    industries: read<Industry>('industries').map((row) => ({
      ...common(row, { keywords: row.keywords }),
      nace: row.nace,
      high_climate_impact: row.highClimateImpact,
      source: row.source,
      suggestedGoals: Object.entries(row.suggestedGoals),
    })),
    sizes: read<Size>('sizes').map((row) => ({
      ...common(row, { label: row.label }),
      employees_min: row.employeesMin,
      employees_max: row.employeesMax,
      turnover_max_eur: row.turnoverMaxEur,
      balance_max_eur: row.balanceMaxEur,
      recommended_vsme_module: row.recommendedVsmeModule.toUpperCase(),
      source: row.source,
    })),
    motivations: read<Motivation>('motivations').map((row) => ({
      ...common(row),
      icon: row.icon,
      goals: row.goals,
    })),
    organisation_types: read<Ordered>('organisation-types').map((row) => common(row)),
    offer_types: read<Ordered & { icon: string }>('offer-types').map((row) => ({
      ...common(row),
      icon: row.icon,
    })),
    ...readDeliveredTags(),
    questionnaires: readDeliveredQuestionnaires(),
    ...readDeliveredWords(),
  };
}

export type CatalogueRows = ReturnType<typeof readCatalogueRows>;

const read = <T>(name: string): T[] => readDelivered<T[]>(name);

function common(row: Ordered, more: Record<string, Texts> = {}) {
  const { slug, order, name, description } = row;
  return { slug, position: order, translations: translated({ name, description, ...more }) };
}

function kpiRow(row: Kpi) {
  const { slug, sector, category, name, description, whereToFind, decimals, derived, vsme, gri } = row;
  return {
    slug,
    sector,
    category,
    translations: translated({ name, description, whereToFind, unitLabel: row.unit.display }),
    unit_code: row.unit.code,
    decimals,
    aggregation: row.aggregation.toUpperCase(),
    direction: row.direction.replace('_is_better', '').toUpperCase(),
    band_min: row.band?.min ?? null,
    band_max: row.band?.max ?? null,
    whole_number: row.wholeNumber ?? false,
    fuels: row.fuels ? keyOf(row.fuels) : null,
    computed_by: row.computedBy?.toUpperCase().replaceAll('-', '_') ?? null,
    frequency: row.frequency.toUpperCase(),
    formula: derived,
    plausible_min: row.range.min,
    plausible_max: row.range.max,
    disclosures: [
      ...(vsme ? [{ standard: 'VSME', code: vsme.code, datapoint: vsme.datapoint }] : []),
      ...(gri ? [{ standard: 'GRI', code: gri, datapoint: null }] : []),
    ],
    // KPIs that are no longer offered are kept, so that earlier values stay readable.
    active: !row.deprecated,
  };
}

const comparisons = { '<=': 'AT_MOST', '>=': 'AT_LEAST', '=': 'EQUAL' } as const;

function crossCheckRow({
  slug,
  message,
  left,
  op,
  right,
  requires,
  tolerance,
  period,
  severity,
}: CrossCheck) {
  const isShare = tolerance.type === 'percent';
  return {
    slug,
    translations: translated({ message }),
    left_side: left,
    comparison: comparisons[op],
    right_side: right,
    required_kpis: requires,
    tolerance: isShare ? tolerance.value / 100 : tolerance.value,
    tolerance_is_share: isShare,
    over_year: period === 'year',
    severity: severity.toUpperCase(),
  };
}

/** The source of all delivered fuels. */
const fuelSource: Texts = {
  de: 'EFRAG VSME Digital Template 1.3.0, Brennstoffliste',
  en: 'EFRAG VSME Digital Template 1.3.0, fuel conversion parameters',
};

const fuelRow = ({ slug, name, state, netCalorificValue, density, renewable, kpis }: Fuel) => ({
  slug,
  translations: translated({ name, source: fuelSource }),
  state: keyOf(state),
  net_calorific_value: netCalorificValue,
  density,
  renewable,
  own_kpis: kpis,
});

function factorRow(row: Factor) {
  const { slug, name, note, value, year, unit, source, gas, country, selector, replaces, fallback } = row;
  return {
    slug,
    translations: translated({ name, note, ...(source && { source }) }),
    kind: keyOf(row.kind),
    gas,
    country,
    selector,
    basis: row.basis && keyOf(row.basis),
    valid_from: row.validFrom,
    valid_to: row.validTo,
    review_every: keyOf(row.reviewEvery),
    review: row.review,
    replaces,
    fallback,
    value,
    year,
    unit_code: unit,
    // The German text identifies the source when changes are listed.
    source: source?.de ?? null,
    url: row.url,
    seen_in: row.seenIn,
    confidence: keyOf(row.confidence),
    history: row.history.map((each) => ({ ...each, confidence: keyOf(each.confidence) })),
  };
}

/** Converts grid-location to GRID_LOCATION. */
const keyOf = (word: string): string => word.toUpperCase().replaceAll('-', '_');

function measureRow(row: Measure, goals: Goal[]) {
  const { slug, goal, sector, name, description, costHint, firstSteps, kpis, tags, source } = row;
  return {
    slug,
    goal,
    sector,
    position: goals.find((candidate) => candidate.slug === goal)?.measures.indexOf(slug) ?? 0,
    translations: translated({ name, description, costHint, firstSteps }),
    effort: row.effort.toUpperCase(),
    impact: row.impact.toUpperCase(),
    tags,
    source,
    kpis,
  };
}

/** The leading KPI comes first. */
function kpisOfGoal({ slug, kpis }: Goal, targets: readonly GoalTarget[]): string[] {
  const target = targets.find(({ goal }) => goal === slug);
  if (!target) return kpis;
  return [...new Set([target.leadingKpi, ...kpis, target.fallback.kpi, ...target.addKpis])];
}

/** The usual proposal comes first, then the alternatives for companies that it does not suit. */
function proposalRows({ goal, leadingKpi, proposal, rationale, source, url, fallback }: GoalTarget) {
  const row = (kpi: string, position: number, { type, value, years }: Proposal) => ({
    goal,
    kpi,
    position,
    kind: keyOf(type),
    amount: value,
    years,
  });
  const reasons = translated({ rationale, ...(source && { source }) });
  return [
    { ...row(leadingKpi, 0, proposal), translations: reasons, url },
    { ...row(fallback.kpi, 1, fallback.proposal), translations: null, url: null },
  ];
}
