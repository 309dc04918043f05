import type { Language } from '@metra/contract/core/primitives';
import type { DatapointType, ReportModules } from '@metra/contract/shapes/standard-shapes';

/** Decides whom a datapoint concerns by another one's value: from a number on, or for a choice. */
export type AppliesRule =
  | { datapoint: string; atLeast: number }
  | { datapoint: string; is: readonly (string | boolean)[] };

/** The source of a computed value: other datapoints, a column of a table, or all answers. */
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

/** Rules for the value of a datapoint or a cell. */
export interface ValueRules {
  name: string;
  type: DatapointType;
  unit: string | null;
  minimum: string | null;
  maximum: string | null;
  codeList: string | null;
}

/** How a value is computed from KPIs. */
export interface KpiRule {
  expression: string;
  optional: readonly string[];
  /** With this choice, a state counts with its last value instead of its average. */
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

/** A complete version of a standard. */
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

/** Lists up to this length are returned completely; longer ones can be searched. */
const mostOptions = 100;

export const isSearched = (list: ReadonlyMap<string, CodeMember>): boolean => list.size > mostOptions;

/** The name of a member. Some lists have English names only. */
export const memberView = ({ code, de, en }: CodeMember, language: Language) => ({
  code,
  label: language === 'de' ? (de ?? en) : en,
  language: language === 'de' && de !== null ? ('de' as const) : ('en' as const),
});

/** The newest version that applies to a business year, or else the oldest one. */
export const versionFor = <Version extends { fromYear: number; publishedOn: string }>(
  versions: readonly Version[],
  year: number,
): Version | undefined => {
  const byAge = [...versions].sort(
    (a, b) => a.fromYear - b.fromYear || (a.publishedOn < b.publishedOn ? -1 : 1),
  );
  return byAge.findLast(({ fromYear }) => fromYear <= year) ?? byAge[0];
};
