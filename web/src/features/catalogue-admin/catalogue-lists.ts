import { adminList, type SearchOf } from '../../domain/administration/admin-list-search.ts';

const SECTORS = ['e', 's', 'g'] as const;

export const goalList = adminList({
  name: 'goals',
  sorts: ['name', 'order', 'organisations', 'measures', 'editedAt'],
  byDefault: 'order',
  columns: ['sector', 'state', 'organisations', 'measures', 'kpis', 'lacks', 'editedAt'],
  hidden: ['kpis', 'editedAt'],
  filters: {
    sector: { kind: 'choice', values: SECTORS },
    active: { kind: 'flag' },
    used: { kind: 'flag' },
  },
});
export type GoalSearch = SearchOf<typeof goalList>;

export const measureList = adminList({
  name: 'measures',
  sorts: ['name', 'effort', 'impact', 'organisations', 'editedAt'],
  byDefault: 'name',
  columns: ['goal', 'state', 'effort', 'impact', 'organisations', 'done', 'lacks', 'editedAt'],
  hidden: ['done', 'editedAt'],
  filters: {
    sector: { kind: 'choice', values: SECTORS },
    active: { kind: 'flag' },
    used: { kind: 'flag' },
    goalId: { kind: 'id' },
  },
});
export type MeasureSearch = SearchOf<typeof measureList>;

export const kpiList = adminList({
  name: 'kpis',
  sorts: ['name', 'position', 'updatedAt', 'organisations'],
  byDefault: 'position',
  columns: [
    'category',
    'state',
    'organisations',
    'targets',
    'coverage',
    'lastPeriodEnd',
    'lacks',
    'formulas',
  ],
  hidden: ['formulas'],
  filters: {
    sector: { kind: 'choice', values: SECTORS },
    frequency: { kind: 'choice', values: ['MONTH', 'QUARTER', 'YEAR'] as const },
    used: { kind: 'flag' },
    derived: { kind: 'flag' },
    active: { kind: 'flag' },
  },
});
export type KpiSearch = SearchOf<typeof kpiList>;

export const FACTOR_KINDS = [
  'GRID_LOCATION',
  'GRID_LIFECYCLE',
  'RESIDUAL_MIX',
  'HEAT',
  'FUEL',
  'FUEL_BIOGENIC',
  'TRAVEL',
  'REFRIGERANT',
  'CONVERSION',
  'CONSTANT',
] as const;

export const factorList = adminList({
  name: 'factors',
  sorts: ['name', 'country', 'year', 'dueOn', 'position'],
  byDefault: 'position',
  columns: ['country', 'value', 'year', 'source', 'review', 'dueOn', 'formulas'],
  hidden: ['source', 'formulas'],
  filters: {
    kind: { kind: 'choice', values: FACTOR_KINDS },
    country: { kind: 'text', max: 2 },
    due: { kind: 'flag' },
    dueWithinDays: { kind: 'number', min: 0, max: 3650 },
  },
});
export type FactorSearch = SearchOf<typeof factorList>;

export const projectList = adminList({
  name: 'projects',
  sorts: ['name', 'startedOn', 'createdAt'],
  byDefault: '-createdAt',
  columns: ['owner', 'state', 'partners', 'home', 'startedOn', 'createdAt'],
  hidden: ['createdAt'],
  filters: { state: { kind: 'choice', values: ['PLANNED', 'RUNNING', 'ENDED'] as const } },
});
export type ProjectSearch = SearchOf<typeof projectList>;
