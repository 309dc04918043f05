import type { Language } from '@metra/contract/core/primitives';
import type { DatapointType, ReportModules } from '@metra/contract/shapes/standard-shapes';

/** Whom something concerns, by the value of a datapoint: a number from which on, or what is chosen. */
export type AppliesRule =
  | { datapoint: string; atLeast: number }
  | { datapoint: string; is: readonly (string | boolean)[] };

/** What a value is made of: other datapoints, a column of a table, or what was said of all. */
export type ComputedRule =
  | { sum: readonly string[]; optional?: readonly string[]; over?: string; times?: string }
  | { column: string }
  | { any: 'CARRIED' }
  | { list: 'CARRIED' | 'OMITTED_SENSITIVE' };

export interface DatapointTexts {
  label: string;
  official: string;
  section: string;
  appliesIf: string | null;
  axis: string | null;
}

interface Place {
  name: string;
  concept: string;
  translations: unknown;
  listedAs: string | null;
  applies: AppliesRule | null;
}

/** What a value of a datapoint, or a cell of a column, has to be. */
export interface ValueRules {
  name: string;
  type: DatapointType;
  unit: string | null;
  minimum: string | null;
  maximum: string | null;
  codeList: string | null;
}

/** How KPIs make a value. */
export interface KpiRule {
  expression: string;
  optional: readonly string[];
  /** Where this was chosen, a state counts as it was last, not on average. */
  lastIf?: { datapoint: string; is: string };
}

export interface DatapointDefinition extends Place, ValueRules {
  taxonomyUnit: string | null;
  scale: string;
  decimals: number | null;
  period: 'DURATION' | 'INSTANT';
  paragraph: string | null;
  required: boolean;
  kpi: KpiRule | null;
  profile: 'country' | 'site' | null;
  computed: ComputedRule | null;
  dimensions: readonly { axis: string; member: string }[];
  partOf: string | null;
}

export interface TableDefinition extends Place {
  axis: string;
  typed: boolean;
  codeList: string | null;
  required: boolean;
  profile: 'country' | 'site' | null;
  kpiRows: readonly { key: string; column: string; kpi: string }[];
  columns: readonly DatapointDefinition[];
}

export interface DisclosureDefinition {
  id: number;
  code: string;
  module: ReportModules;
  sector: 'general' | 'e' | 's' | 'g';
  translations: unknown;
  datapoints: readonly DatapointDefinition[];
  tables: readonly TableDefinition[];
}

export interface CodeMember {
  code: string;
  de: string | null;
  en: string;
}

/** A version of a standard, whole. */
export interface StandardVersion {
  id: number;
  slug: string;
  standard: string;
  translations: unknown;
  publishedOn: string;
  fromYear: number;
  source: string;
  entryPoint: string | null;
  namespaces: Readonly<Record<string, string>>;
  modulesFrom: string | null;
  comprehensive: string | null;
  disclosures: readonly DisclosureDefinition[];
  lists: ReadonlyMap<string, ReadonlyMap<string, CodeMember>>;
}

/** Lists up to this length stand beside what is chosen from them; longer ones are searched in. */
const mostOptions = 100;

export const isSearched = (list: ReadonlyMap<string, CodeMember>): boolean => list.size > mostOptions;

/** The name of a member; some lists know English alone. */
export const memberView = ({ code, de, en }: CodeMember, language: Language) => ({
  code,
  label: language === 'de' ? (de ?? en) : en,
  language: language === 'de' && de !== null ? ('de' as const) : ('en' as const),
});

/** The newest version that is there for a business year, else the oldest. */
export const versionFor = <Version extends { fromYear: number; publishedOn: string }>(
  versions: readonly Version[],
  year: number,
): Version | undefined => {
  const byAge = [...versions].sort(
    (a, b) => a.fromYear - b.fromYear || (a.publishedOn < b.publishedOn ? -1 : 1),
  );
  return byAge.findLast(({ fromYear }) => fromYear <= year) ?? byAge[0];
};
