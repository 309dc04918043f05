import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import {
  Id,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  Slug,
  text,
  VersionOrNone,
} from '../core/primitives.ts';
import {
  answerLimits,
  CellValue,
  DatapointName,
  DatapointState,
  DatapointValue,
  Disclosure,
  DisclosureCode,
  DisclosuresOfYear,
  EntityIdentifiers,
  Member,
  MemberCode,
  ReportYear,
  TableRow,
} from '../shapes/standard-shapes.ts';

const TableRowWrite = z.strictObject({
  key: MemberCode.meta({ description: 'A code of the axis, or a name of one’s own' }),
  cells: z.array(CellValue).max(20).meta({ description: 'In the order of the columns; null is empty' }),
});

/** Missing fields stay as they are. An answer is a value, rows of a table, or a reason why there is none. */
export const DatapointWrite = z.strictObject({
  value: DatapointValue.nullable().optional().meta({ description: 'Null removes the answer' }),
  rows: z
    .array(TableRowWrite)
    .max(answerLimits.rows)
    .nullable()
    .optional()
    .meta({ description: 'All rows of a table; null or an empty list removes the answer' }),
  state: DatapointState.extract(['NOT_APPLICABLE', 'OMITTED_SENSITIVE'])
    .optional()
    .meta({ description: 'The state instead of a value; a value, rows or null remove it' }),
  reason: notBlank(1000).optional().meta({ description: 'Needed with `state`, and only there' }),
  remark: optionalText(2000),
  responsibleId: Id.nullable().optional(),
  version: VersionOrNone,
});
export type DatapointWrite = z.infer<typeof DatapointWrite>;

/**
 * Names datapoints and tables, or stands for all of a disclosure that were answered last year and not this
 * year.
 */
const UnchangedWrite = z
  .strictObject({
    names: z.array(DatapointName).min(1).max(200).optional(),
    disclosure: DisclosureCode.optional(),
  })
  .refine(
    ({ names, disclosure }) => (names === undefined) !== (disclosure === undefined),
    rule('required', 'names'),
  );

const IdentifiersWrite = z.strictObject({
  lei: optionalText(40),
  registerNumber: optionalText(100),
  version: VersionOrNone,
});

const ofYear = z.object({ year: ReportYear });
const oneDatapoint = ofYear.extend({ name: DatapointName });
const oneDisclosure = ofYear.extend({ code: DisclosureCode });
/** The standard; by default the first of the product. */
const standard = { standard: Slug.optional() };

export const disclosures = {
  read: operation({
    method: 'GET',
    path: '/my/reports/{year}/disclosures',
    access: 'member',
    summary: 'The datapoints of a standard for a year, with answers, sources and completeness',
    params: ofYear,
    query: z.object(standard),
    response: DisclosuresOfYear,
    errors: ['not_found.standard'],
  }),
  rows: operation({
    method: 'GET',
    path: '/my/reports/{year}/datapoints/{name}/rows',
    access: 'member',
    summary: 'Rows of a table',
    params: oneDatapoint,
    query: z.object({ ...standard, ...pageQuery }),
    response: pageOf(TableRow),
    errors: ['not_found.standard', 'not_found.datapoint'],
  }),
  answer: operation({
    method: 'PUT',
    path: '/my/reports/{year}/datapoints/{name}',
    access: 'subscriber',
    summary: 'Answer a datapoint or a table, mark it as not applicable, or remove the answer',
    params: oneDatapoint,
    query: z.object(standard),
    body: DatapointWrite,
    response: Disclosure,
    errors: [
      'not_found.standard',
      'not_found.datapoint',
      'not_found.account',
      'conflict.version',
      'datapoint.in_table',
      'datapoint.from_kpi',
    ],
  }),
  unchanged: operation({
    method: 'POST',
    path: '/my/reports/{year}/datapoints/unchanged',
    access: 'subscriber',
    summary: 'Confirm that answers are unchanged since the year before',
    params: ofYear,
    query: z.object(standard),
    body: UnchangedWrite,
    response: z.object({ carried: z.array(DatapointName).max(500) }),
    errors: [
      'not_found.standard',
      'not_found.disclosure',
      'not_found.datapoint',
      'datapoint.in_table',
      'datapoint.nothing_to_carry',
    ],
  }),
  responsible: operation({
    method: 'PUT',
    path: '/my/reports/{year}/disclosures/{code}/responsible',
    access: 'subscriber',
    summary: 'Assign a person to a disclosure',
    params: oneDisclosure,
    query: z.object(standard),
    body: z.strictObject({ accountId: Id.nullable() }),
    response: null,
    errors: ['not_found.standard', 'not_found.disclosure', 'not_found.account'],
  }),
  identifiers: operation({
    method: 'GET',
    path: '/my/reports/identifiers',
    access: 'member',
    summary: 'The identifiers of the company: LEI, VAT id and register number',
    response: EntityIdentifiers.extend({ version: VersionOrNone }),
  }),
  changeIdentifiers: operation({
    method: 'PUT',
    path: '/my/reports/identifiers',
    access: 'subscriber',
    summary: 'Change LEI and register number; the VAT id is that of the invoices',
    body: IdentifiersWrite,
    response: EntityIdentifiers.extend({ version: VersionOrNone }),
    errors: ['conflict.version'],
  }),
  codes: operation({
    method: 'GET',
    path: '/standards/{version}/code-lists/{name}',
    access: 'member',
    summary: 'Members of a code list: activities, kinds of waste, countries',
    params: z.object({ version: Slug, name: Slug }),
    query: z.object({ ...pageQuery, query: text(100).optional() }),
    response: pageOf(Member),
    errors: ['not_found.standard', 'not_found.code_list'],
  }),
};
