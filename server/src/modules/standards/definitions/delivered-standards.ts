import { readDelivered } from '../../../platform/delivered-files.ts';
import type { AppliesRule, CodeMember, ComputedRule, KpiRule } from './definition.ts';

type Words = { de: string; en: string };

interface DeliveredDatapoint {
  name: string;
  concept: string;
  type: string;
  label: Words;
  official: Words;
  period: string;
  paragraph: string | null;
  unit: string | null;
  taxonomyUnit: string | null;
  scale: string;
  decimals: number | null;
  min: string | null;
  max: string | null;
  codeList: string | null;
  required: boolean;
}

interface DeliveredPlace {
  section: Words;
  listedAs: string | null;
  applies: AppliesRule | null;
  appliesIf: Words | null;
  profile: string | null;
}

/** A version of a standard in the format of its file. */
export interface DeliveredStandard {
  standard: { slug: string; name: Words };
  version: {
    slug: string;
    publishedOn: string;
    fromYear: number;
    source: string;
    entryPoint: string | null;
    namespaces: Record<string, string>;
    modulesFrom: string | null;
    comprehensive: string | null;
  };
  codeLists: Record<string, CodeMember[]>;
  disclosures: {
    code: string;
    module: string;
    sector: string;
    name: Words;
    description: Words;
    datapoints: (DeliveredDatapoint &
      DeliveredPlace & {
        kpi: KpiRule | null;
        computed: ComputedRule | null;
        dimensions: { axis: string; member: string }[];
        partOf: string | null;
      })[];
    tables: (DeliveredPlace & {
      name: string;
      concept: string;
      label: Words;
      axis: string;
      axisLabel: Words;
      typed: boolean;
      codeList: string | null;
      required: boolean;
      kpiRows: { key: string; column: string; kpi: string }[];
      columns: (DeliveredDatapoint & { sumOf: string[] | null })[];
    })[];
  }[];
}

const files = ['standards/vsme-2026-05-01'] as const;

export const readDeliveredStandards = (): DeliveredStandard[] =>
  files.map((file) => readDelivered<DeliveredStandard>(file));

const inBoth = (texts: Record<string, Words | null>) => {
  const of = (language: 'de' | 'en') =>
    Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, words?.[language] ?? null]));
  return { de: of('de'), en: of('en') };
};

const valueColumns = (each: DeliveredDatapoint) => ({
  name: each.name,
  concept: each.concept,
  type: each.type,
  unit: each.unit,
  taxonomy_unit: each.taxonomyUnit,
  scale: each.scale,
  decimals: each.decimals,
  minimum: each.min,
  maximum: each.max,
  period: each.period,
  paragraph: each.paragraph,
  code_list: each.codeList,
  required: each.required,
});

const nothing = {
  table_name: null,
  kpi: null,
  kpi_rows: [],
  profile: null,
  computed: null,
  dimensions: [],
  part_of: null,
  axis: null,
  typed: false,
  listed_as: null,
  applies: null,
  unit: null,
  taxonomy_unit: null,
  scale: '1',
  decimals: null,
  minimum: null,
  maximum: null,
  paragraph: null,
} as const;

/** Rows of datapoints, tables and columns in the order of the standard. */
export function datapointRows({ disclosures }: DeliveredStandard) {
  return disclosures
    .flatMap((disclosure) => [
      ...disclosure.datapoints.map((each) => ({
        ...nothing,
        ...valueColumns(each),
        disclosure: disclosure.code,
        kpi: each.kpi,
        profile: each.profile,
        computed: each.computed,
        dimensions: each.dimensions,
        part_of: each.partOf,
        listed_as: each.listedAs,
        applies: each.applies,
        translations: inBoth({
          label: each.label,
          official: each.official,
          section: each.section,
          appliesIf: each.appliesIf,
        }),
      })),
      ...disclosure.tables.flatMap((table) => [
        {
          ...nothing,
          name: table.name,
          concept: table.concept,
          type: 'TABLE',
          period: 'DURATION',
          code_list: table.codeList,
          required: table.required,
          disclosure: disclosure.code,
          kpi_rows: table.kpiRows,
          profile: table.profile,
          axis: table.axis,
          typed: table.typed,
          listed_as: table.listedAs,
          applies: table.applies,
          translations: inBoth({
            label: table.label,
            official: table.label,
            section: table.section,
            appliesIf: table.appliesIf,
            axis: table.axisLabel,
          }),
        },
        ...table.columns.map((column) => ({
          ...nothing,
          ...valueColumns(column),
          disclosure: disclosure.code,
          table_name: table.name,
          computed: column.sumOf && { sum: column.sumOf },
          translations: inBoth({ label: column.label, official: column.official, section: table.section }),
        })),
      ]),
    ])
    .map((row, position) => ({ ...row, position }));
}
