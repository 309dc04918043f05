import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  Language,
  notBlank,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
} from '../core/primitives.ts';
import { Formula, Frequency, Kpi, KpiReference } from '../shapes/kpi-shapes.ts';
import { switchOperations } from './catalogue-switch.ts';

/** The share of periods with a record: of the last twelve months, four quarters or one year. */
const coverage = z.number().min(0).max(1).nullable().meta({
  description: 'The entered share of the months of the last completed year; null if nobody enters the KPI',
});

/** A KPI of the catalogue and its use. */
export const AdminKpi = Kpi.extend({
  organisations: Count.meta({ description: 'Organisations that have entered values' }),
  targets: Count.meta({ description: 'Organisations with a target for it' }),
  coverage,
  lastPeriodEnd: IsoDate.nullable().meta({ description: 'Last day that anybody has entered something for' }),
  usedBy: z.array(notBlank(100)).max(200).meta({ description: 'Slugs of formulas' }),
  lacks: z.array(Language).max(2).meta({ description: 'Languages in which a text is missing' }),
});
export type AdminKpi = z.infer<typeof AdminKpi>;

const reference = KpiReference.pick({ id: true, slug: true, name: true, sector: true });

export const AdminKpiDetail = AdminKpi.extend({
  inputs: z.array(reference).max(100).meta({ description: 'KPIs its formula names' }),
  factors: z.array(z.object({ id: Id, name: text(200) })).max(100),
  formulas: z.array(reference).max(200).meta({ description: 'KPIs of the catalogue computed from it' }),
  goals: z
    .array(z.object({ id: Id, name: text(200) }))
    .max(200)
    .meta({ description: 'Goals whose leading KPI it is' }),
});
export type AdminKpiDetail = z.infer<typeof AdminKpiDetail>;

const oneKpi = z.object({ id: Id });

const filters = {
  query: text(100).optional(),
  sector: Sector.optional(),
  category: Slug.optional(),
  frequency: Frequency.optional(),
  tags: z.array(Slug).max(20).optional(),
  active: z.boolean().optional().meta({ description: 'False: only KPIs that are no longer offered' }),
  derived: z.boolean().optional().meta({ description: 'True: computed, never entered' }),
  used: z.boolean().optional().meta({ description: 'True: some organisation has entered values' }),
};
const sorting = sortBy('name', 'position', 'updatedAt', 'organisations');

export const kpisAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/kpis',
    access: 'editor',
    summary: 'KPIs of the catalogue with all languages and how much they are used',
    query: z.object({ ...pageQuery, ...sorting, ...filters }),
    response: pageOf(AdminKpi),
  }),
  export: listExport({
    path: '/admin/kpis/export',
    access: 'editor',
    summary: 'The list of KPIs as a file',
    query: z.object({ ...sorting, ...filters }),
  }),
  ...switchOperations({
    path: '/admin/kpis',
    summaries: [
      'What it touches to ask for KPIs, or to ask for them no longer',
      'Ask for KPIs, or ask for them no longer; what was entered stays',
    ],
    reasons: ['IN_FORMULA'],
    effects: ['ORGANISATIONS_KEEP', 'GOALS_WITHOUT'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/kpis/{id}',
    access: 'editor',
    summary: 'One KPI of the catalogue, with what it is computed from and who uses it',
    params: oneKpi,
    response: AdminKpiDetail,
    errors: ['not_found.kpi'],
  }),
  organisations: operation({
    method: 'GET',
    path: '/admin/kpis/{id}/organisations',
    access: 'editor',
    summary:
      'Organisations that enter a KPI, with the share of entered months and whether they have a target',
    params: oneKpi,
    query: z.object(pageQuery),
    response: pageOf(
      z.object({
        id: Id,
        slug: Slug,
        name: text(200),
        records: Count,
        lastPeriodEnd: IsoDate.nullable(),
        coverage,
        hasTarget: z.boolean(),
        switchedOff: z.boolean(),
      }),
    ),
    errors: ['not_found.kpi'],
  }),
  formulaChanges: operation({
    method: 'GET',
    path: '/admin/kpis/{id}/formula-changes',
    access: 'editor',
    summary: 'Changes of the formula of a KPI with person and reason, newest first',
    params: oneKpi,
    query: z.object(pageQuery),
    response: pageOf(
      z.object({
        id: Id,
        at: Instant,
        by: text(201).nullable(),
        before: Formula.nullable(),
        after: Formula.nullable(),
        why: text(500).nullable(),
      }),
    ),
    errors: ['not_found.kpi'],
  }),
};
