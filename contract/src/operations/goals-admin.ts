import { z } from 'zod';
import { bulkItems } from '../core/bulk.ts';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  Language,
  notBlank,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { switchOperations } from './catalogue-switch.ts';

const goalTexts = z.strictObject({
  name: notBlank(200),
  summary: text(500).default(''),
  description: text(4000).default(''),
});
const goalTranslations = z.strictObject({ de: goalTexts, en: goalTexts.optional() });

/** A goal of the catalogue in the list for operators. */
const AdminGoal = z.object({
  id: Id,
  slug: Slug,
  sector: Sector,
  name: text(200),
  image: text(400),
  order: z.int().meta({ description: 'The position among the goals of its sector' }),
  active: z.boolean().meta({ description: 'The goal is offered to organisations that choose goals' }),
  measures: Count.meta({ description: 'Measures of the catalogue that are offered with the goal' }),
  kpis: Count,
  organisations: Count.meta({ description: 'Organisations that work on the goal' }),
  formerly: Count.meta({ description: 'Organisations with the goal in their archive or in a draft' }),
  lacks: z.array(Language).max(2).meta({ description: 'Languages in which a text is missing' }),
  editedAt: Instant.nullable().meta({ description: 'Null: nobody has changed it since it was delivered' }),
  version: Version,
});
export type AdminGoal = z.infer<typeof AdminGoal>;

const named = z.object({ id: Id, name: text(200) });

export const AdminGoalDetail = AdminGoal.extend({
  translations: goalTranslations,
  sdgs: z.array(z.int().min(1).max(17)).max(17),
  source: text(2000).nullable(),
  landingPage: z.object({ id: Id, title: text(200) }).nullable(),
  kpiList: z
    .array(named.extend({ slug: Slug, active: z.boolean() }))
    .max(100)
    .meta({ description: 'The KPIs in their order; the first one is the usual leading KPI' }),
  measureList: z.array(named.extend({ slug: Slug, active: z.boolean(), version: Version })).max(200),
  industries: z.array(named).max(100).meta({ description: 'To which it is suggested in its sector' }),
  motivations: z.array(named).max(50),
  usedBy: z.array(named).max(20).meta({ description: 'Some of the organisations that work on it' }),
});
export type AdminGoalDetail = z.infer<typeof AdminGoalDetail>;

const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;
const ids = (most: number) => z.array(Id).max(most).refine(isUnique, rule('uniqueItems'));

const goalFields = {
  translations: goalTranslations,
  sdgs: z.array(z.int().min(1).max(17)).max(17).refine(isUnique, rule('uniqueItems')).default([]),
  landingPageId: Id.nullable().default(null),
  kpis: ids(30).default([]).meta({ description: 'KPIs of the catalogue, the usual leading KPI first' }),
  industries: ids(100).default([]).meta({ description: 'To which it is suggested in its sector' }),
  active: z.boolean().default(true),
};

/** Slug and sector never change, because pictures, links and goals of organisations refer to them. */
export const GoalCreate = z.strictObject({ slug: Slug, sector: Sector, ...goalFields });
export type GoalCreate = z.infer<typeof GoalCreate>;
export const GoalUpdate = z.strictObject({ ...goalFields, version: Version });
export type GoalUpdate = z.infer<typeof GoalUpdate>;

const oneGoal = z.object({ id: Id });

const filters = {
  query: text(100).optional(),
  sector: Sector.optional(),
  active: z.boolean().optional().meta({ description: 'False: no longer offered' }),
  used: z.boolean().optional().meta({ description: 'True: some organisation works on it' }),
};
const sorting = sortBy('name', 'order', 'organisations', 'measures', 'editedAt');

export const goalsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/goals',
    access: 'editor',
    summary: 'Goals of the catalogue with the number of organisations that work on them',
    query: z.object({ ...pageQuery, ...sorting, ...filters }),
    response: pageOf(AdminGoal),
  }),
  export: listExport({
    path: '/admin/goals/export',
    access: 'editor',
    summary: 'The list of goals as a file',
    query: z.object({ ...sorting, ...filters }),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/goals',
    access: 'editor',
    summary: 'Add a goal to the catalogue, as the last of its sector',
    refusedToImpersonator: true,
    body: GoalCreate,
    response: AdminGoalDetail,
    status: 201,
    errors: ['conflict.slug'],
  }),
  order: operation({
    method: 'PUT',
    path: '/admin/goals/order',
    access: 'editor',
    summary: 'Set the order of all goals of a sector',
    refusedToImpersonator: true,
    body: z.strictObject({ sector: Sector, ...bulkItems }),
    response: z.object({ items: z.array(z.object({ id: Id, version: Version })).max(1000) }),
    errors: ['conflict.version'],
  }),
  ...switchOperations({
    path: '/admin/goals',
    summaries: [
      'What it touches to offer goals, or to offer them no longer',
      'Offer goals, or offer them no longer; who works on them keeps them',
    ],
    reasons: [],
    effects: ['ORGANISATIONS_KEEP', 'MEASURES', 'INDUSTRIES_WITHOUT'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/goals/{id}',
    access: 'editor',
    summary: 'One goal in all languages with its measures, KPIs and industries',
    params: oneGoal,
    response: AdminGoalDetail,
    errors: ['not_found.goal'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/goals/{id}',
    access: 'editor',
    summary: 'Change a goal of the catalogue',
    refusedToImpersonator: true,
    params: oneGoal,
    body: GoalUpdate,
    response: AdminGoalDetail,
    errors: ['not_found.goal', 'conflict.version'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/goals/{id}',
    access: 'editor',
    summary:
      'Delete a goal that no organisation has chosen, with its measures; a refusal names the organisations',
    refusedToImpersonator: true,
    params: oneGoal,
    query: z.object({ version: Version }),
    response: null,
    errors: ['not_found.goal', 'conflict.version', 'goal.in_use'],
  }),
};
