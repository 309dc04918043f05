import { z } from 'zod';
import { Count, Id, Instant, IsoDate, Language, Slug, text, VersionOrNone } from '../core/primitives.ts';
import { CompletenessState } from './completeness.ts';
import { KpiReference, Unit } from './kpi-shapes.ts';

const reportYears = { first: 1990, last: 2100 } as const;
/** The calendar year in which a business year begins. */
export const ReportYear = z.int().min(reportYears.first).max(reportYears.last);

/** The limits of an answer and of a table. */
export const answerLimits = { text: 20_000, string: 500, choices: 100, rows: 2000, rowsShown: 100 } as const;

/**
 * The name in the standard without its prefix: `TotalEnergyConsumption`. A part has its member after a point.
 */
export const DatapointName = z
  .string()
  .max(250)
  .regex(/^[A-Za-z][A-Za-z0-9.-]*$/);
/** The code of a disclosure: B3, C1. */
export const DisclosureCode = z
  .string()
  .max(20)
  .regex(/^[A-Z][A-Z0-9-]*$/);
/** A member of a code list or an option: `vsme:HeadcountMember`, `country:DE`. */
export const MemberCode = text(250).min(1);

/** TEXT may have paragraphs. STRING is one line. */
export const DatapointType = z.enum([
  'TEXT',
  'STRING',
  'BOOLEAN',
  'CHOICE',
  'CHOICES',
  'NUMBER',
  'INTEGER',
  'PERCENT',
  'MONEY',
  'YEAR',
  'DATE',
]);
export type DatapointType = z.infer<typeof DatapointType>;

/**
 * The value by the type of the datapoint: text; true or false; the code of a member; a list of them; a number
 * as exact decimal text with a point (`1234.5`, PERCENT as `12.5`, YEAR as `2030`); a day as `2026-05-01`.
 */
export const DatapointValue = z.union([
  text(answerLimits.text),
  z.boolean(),
  z.array(MemberCode).max(answerLimits.choices),
]);
export type DatapointValue = z.infer<typeof DatapointValue>;

/** A cell of a table; null if it is empty. */
export const CellValue = z.union([text(answerLimits.string), z.boolean()]).nullable();
export type CellValue = z.infer<typeof CellValue>;

/** BASIC alone, or COMPREHENSIVE with both modules. */
export const ReportModules = z.enum(['BASIC', 'COMPREHENSIVE']);
export type ReportModules = z.infer<typeof ReportModules>;

/**
 * NOT_APPLICABLE and OMITTED_SENSITIVE have a reason. MISSING waits for an answer. OPEN is optional and does
 * not count. NOT_ASKED: a rule of the standard excludes this company.
 */
export const DatapointState = z.enum([
  'ANSWERED',
  'NOT_APPLICABLE',
  'OMITTED_SENSITIVE',
  'MISSING',
  'OPEN',
  'NOT_ASKED',
]);
export type DatapointState = z.infer<typeof DatapointState>;

/** COMPUTED: from other datapoints. CARRIED: confirmed to be as in the year before. */
export const DatapointSource = z.enum(['KPI', 'PROFILE', 'ANSWER', 'COMPUTED', 'CARRIED', 'NONE']);
export type DatapointSource = z.infer<typeof DatapointSource>;

export const Member = z.object({
  code: MemberCode,
  label: text(500),
  language: Language.meta({
    description: 'The language of the label, because some lists are in English only',
  }),
});
export type Member = z.infer<typeof Member>;

const Person = z.object({ id: Id, name: text(201) });

/** Fields of an answer besides its value. */
const answerParts = {
  state: DatapointState,
  source: DatapointSource,
  reason: text(1000).nullable().meta({ description: 'Why it does not apply or is left out' }),
  remark: text(2000).nullable(),
  responsible: Person.nullable(),
  confirmedAt: Instant.nullable().meta({
    description: 'The time at which a person confirmed that the answer is unchanged since last year',
  }),
  confirmedBy: text(201).nullable(),
  changedAt: Instant.nullable(),
  changedBy: text(201).nullable().meta({ description: 'Null also where the account is gone' }),
  editable: z.boolean().meta({ description: 'False where a KPI or other datapoints give the value' }),
  canCarry: z.boolean().meta({ description: 'True: a person can confirm last year’s answer as unchanged' }),
  version: VersionOrNone,
};

/** Fields of a datapoint, independent of its answer. */
const datapointParts = {
  name: DatapointName,
  concept: text(250).meta({ description: 'Name in the taxonomy, with prefix' }),
  label: text(500).meta({ description: 'A short label' }),
  officialLabel: text(600).meta({ description: 'The label in the words of the standard' }),
  type: DatapointType,
  unit: Unit.nullable().meta({ description: 'The unit of a number; null for a count' }),
  taxonomyUnit: text(60)
    .nullable()
    .meta({ description: 'Unit of the taxonomy, such as utr:MWh or utr:tCO2e/iso4217:EUR' }),
  taxonomyScale: text(30).meta({
    description: 'What a value is multiplied by to be in that unit: 0.01 for percent',
  }),
  decimals: z.int().nullable().meta({ description: 'How many are shown; null: as many as there are' }),
  period: z.enum(['DURATION', 'INSTANT']),
  paragraph: text(50).nullable(),
  options: z
    .array(Member)
    .max(100)
    .nullable()
    .meta({ description: 'The options of a choice without a code list' }),
  codeList: Slug.nullable().meta({ description: 'Name of the code list to choose from' }),
  required: z.boolean().meta({ description: 'True: counts for completeness; false: voluntary' }),
  applies: z.boolean(),
  appliesIf: text(300)
    .nullable()
    .meta({ description: 'When it concerns a company, in words: from 50 employees' }),
};

const Coverage = z.object({ months: Count, covered: Count, state: CompletenessState });

export const Datapoint = z.object({
  ...datapointParts,
  section: text(200).meta({ description: 'The heading it stands under within its disclosure' }),
  partOf: DatapointName.nullable().meta({ description: 'The datapoint whose share for one member this is' }),
  dimensions: z
    .array(z.object({ axis: text(250), member: MemberCode, label: text(500) }))
    .max(5)
    .meta({
      description: 'The members of the axes that it applies to, without those that stand for the whole',
    }),
  value: DatapointValue.nullable(),
  chosen: z.array(Member).max(answerLimits.choices).meta({ description: 'What a choice says, in words' }),
  previous: z
    .object({
      value: DatapointValue.nullable(),
      chosen: z.array(Member).max(answerLimits.choices),
      state: DatapointState,
      reason: text(1000).nullable(),
      coverage: Coverage.nullable().meta({ description: 'The part of that year that the value covers' }),
    })
    .nullable()
    .meta({ description: 'The year before; null where nothing is known of it' }),
  kpis: z
    .array(KpiReference.pick({ id: true, slug: true, name: true, sector: true }))
    .max(100)
    .meta({ description: 'The KPIs from which the value is computed, or would be' }),
  restsOn: z
    .array(z.object({ name: DatapointName, label: text(500) }))
    .max(20)
    .meta({ description: 'The datapoints from which the value is computed' }),
  coverage: Coverage.nullable().meta({
    description: 'The part of the year that the values of the KPIs cover',
  }),
  textLanguage: Language.nullable().meta({ description: 'In which a text was written' }),
  ...answerParts,
});
export type Datapoint = z.infer<typeof Datapoint>;

const TableColumn = z.object({
  ...datapointParts,
  state: DatapointState,
  sum: text(50).nullable().meta({ description: 'The sum of all rows, for amounts' }),
});
export type TableColumn = z.infer<typeof TableColumn>;

/** `label` is the text of the key: a kind of waste, a country; for a typed axis the key itself. */
export const TableRow = z.object({
  key: MemberCode,
  label: text(500),
  cells: z.array(CellValue).max(20).meta({ description: 'In the order of the columns' }),
  chosen: z
    .array(Member.nullable())
    .max(20)
    .meta({ description: 'What choices say, in words, in the order of the columns' }),
});
export type TableRow = z.infer<typeof TableRow>;

/**
 * Datapoints for each member of an axis: sites, kinds of waste, countries. The table is answered as a whole.
 */
export const DisclosureTable = z.object({
  name: DatapointName,
  label: text(500),
  section: text(200),
  axis: z.object({
    name: text(250),
    label: text(200),
    typed: z.boolean().meta({ description: 'True: people type the keys of the rows' }),
    options: z.array(Member).max(100).nullable(),
    codeList: Slug.nullable(),
  }),
  columns: z.array(TableColumn).max(20),
  rowCount: Count,
  rows: z.array(TableRow).max(answerLimits.rows).meta({
    description: 'Where a person reads: the first hundred; in a report that is exported or frozen: all',
  }),
  previousRowCount: Count,
  applies: z.boolean(),
  appliesIf: text(300).nullable(),
  textLanguage: Language.nullable(),
  ...answerParts,
});
export type DisclosureTable = z.infer<typeof DisclosureTable>;

/**
 * The counts of datapoints that apply: `total` is answered + notApplicable + omitted + missing. `share` is
 * the part that is not missing, 0 to 1, and 1 if nothing is asked.
 */
export const DisclosureCounts = z.object({
  total: Count,
  answered: Count,
  notApplicable: Count,
  omitted: Count,
  missing: Count,
  share: z.number().min(0).max(1),
});
export type DisclosureCounts = z.infer<typeof DisclosureCounts>;

export const Disclosure = DisclosureCounts.extend({
  code: DisclosureCode,
  name: text(200),
  description: text(1000),
  module: ReportModules.meta({ description: 'The module that contains the disclosure' }),
  sector: z.enum(['general', 'e', 's', 'g']),
  applies: z
    .boolean()
    .meta({ description: 'False: its module was not chosen, or nothing of it concerns the company' }),
  paragraphs: text(100).meta({ description: '29–31' }),
  responsible: Person.nullable(),
  datapoints: z.array(Datapoint).max(100),
  tables: z.array(DisclosureTable).max(10),
});
export type Disclosure = z.infer<typeof Disclosure>;

/** The identifier of a company, the first that exists. */
export const EntityIdentifiers = z.object({
  lei: text(20).nullable(),
  vatId: text(20).nullable(),
  registerNumber: text(100)
    .nullable()
    .meta({ description: 'With its court: Amtsgericht Stuttgart, HRB 12345' }),
});
export type EntityIdentifiers = z.infer<typeof EntityIdentifiers>;

/** All datapoints of a standard for a business year, with the known answers, in one language. */
export const DisclosuresOfYear = DisclosureCounts.extend({
  standard: z.object({ slug: Slug, name: text(200), version: Slug, publishedOn: IsoDate }),
  taxonomy: z
    .object({
      entryPoint: text(500),
      namespaces: z.array(z.object({ prefix: text(50), uri: text(500) })).max(50),
    })
    .nullable()
    .meta({ description: 'Null where a standard has none' }),
  entity: EntityIdentifiers.extend({ name: text(200) }),
  modules: ReportModules,
  year: ReportYear,
  label: text(20).meta({ description: '2025, or 2024/25' }),
  period: z.object({ start: IsoDate, end: IsoDate }),
  previousYear: z.object({ year: z.int(), label: text(20) }),
  currency: text(3),
  language: Language,
  disclosures: z.array(Disclosure).max(100),
});
export type DisclosuresOfYear = z.infer<typeof DisclosuresOfYear>;
