import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, IsoDate, Slug, text } from '../core/primitives.ts';
import { DatapointName, DatapointType, DisclosureCode, ReportModules } from '../shapes/standard-shapes.ts';

/** A version of a standard. It is delivered with the product and read-only. */
const AdminStandard = z.object({
  version: Slug,
  standard: Slug,
  name: text(200),
  publishedOn: IsoDate,
  fromYear: z.int().meta({ description: 'The first business year to which the version applies' }),
  source: text(500),
  disclosures: Count,
  datapoints: Count,
  tables: Count,
  concepts: Count.meta({ description: 'Different names of the taxonomy' }),
  codes: Count.meta({ description: 'Members of all its code lists' }),
  organisations: Count.meta({ description: 'Organisations that have answered a datapoint of the version' }),
});
export type AdminStandard = z.infer<typeof AdminStandard>;

const AdminDatapoint = z.object({
  name: DatapointName,
  concept: text(250),
  label: text(500),
  type: DatapointType,
  unit: text(60).nullable(),
  paragraph: text(50).nullable(),
  required: z.boolean(),
  appliesIf: text(300).nullable(),
  table: DatapointName.nullable(),
  mapping: text(2000).nullable().meta({ description: 'The formula over KPIs, or the field of the profile' }),
});

const AdminStandardDetail = AdminStandard.extend({
  disclosuresInOrder: z
    .array(
      z.object({
        code: DisclosureCode,
        name: text(200),
        module: ReportModules,
        datapoints: z.array(AdminDatapoint).max(100),
      }),
    )
    .max(100),
});
export type AdminStandardDetail = z.infer<typeof AdminStandardDetail>;

export const standardsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/standards',
    access: 'editor',
    summary: 'Standards and their versions',
    response: z.object({ items: z.array(AdminStandard).max(100) }),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/standards/{version}',
    access: 'editor',
    summary: 'What a version of a standard asks for',
    params: z.object({ version: Slug }),
    response: AdminStandardDetail,
    errors: ['not_found.standard'],
  }),
};
