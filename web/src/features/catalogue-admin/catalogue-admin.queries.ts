import type { Sector } from '@metra/contract/core/primitives';
import type { TranslatedKind } from '@metra/contract/operations/translations-admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { factorList, goalList, kpiList, measureList, projectList } from './catalogue-lists.ts';

const meta = { isCached: false } as const;
const list = { placeholderData: keepPreviousData, meta } as const;
const FOUND = 20;
const MOST = 100;

type FormulaCheck = Parameters<typeof api.kpis.checkFormula>[0]['body'];

export const catalogueAdminQueries = {
  goals: (query: ListQuery<typeof goalList>) =>
    queryOptions({ ...operationQuery(operatorApi.goalsAdmin.list, { query }), ...list }),
  goal: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.goalsAdmin.read, { params: { id } }), meta }),
  measures: (query: ListQuery<typeof measureList>) =>
    queryOptions({ ...operationQuery(operatorApi.measuresAdmin.list, { query }), ...list }),
  measure: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.measuresAdmin.read, { params: { id } }), meta }),
  kpis: (query: ListQuery<typeof kpiList>) =>
    queryOptions({ ...operationQuery(operatorApi.kpisAdmin.list, { query }), ...list }),
  kpi: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.kpisAdmin.read, { params: { id } }), meta }),
  kpiOrganisations: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.kpisAdmin.organisations, { params: { id } }), meta }),
  formulaChanges: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.kpisAdmin.formulaChanges, { params: { id } }), meta }),
  factors: (query: ListQuery<typeof factorList>) =>
    queryOptions({ ...operationQuery(operatorApi.factorsAdmin.list, { query }), ...list }),
  factor: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.factorsAdmin.read, { params: { id } }), meta }),
  standards: () => queryOptions({ ...operationQuery(operatorApi.standardsAdmin.list), meta }),
  standard: (version: string) =>
    queryOptions({ ...operationQuery(operatorApi.standardsAdmin.read, { params: { version } }), meta }),
  factorChanges: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.factorsAdmin.changes, { params: { id } }), meta }),
  touched: (id: number, year: number) =>
    queryOptions({ ...operationQuery(operatorApi.factorsAdmin.touched, { params: { id, year } }), meta }),
  projects: (query: ListQuery<typeof projectList>) =>
    queryOptions({ ...operationQuery(operatorApi.projectsAdmin.list, { query }), ...list }),
  project: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.projectsAdmin.read, { params: { id } }), meta }),
  translations: () => queryOptions({ ...operationQuery(operatorApi.translationsAdmin.overview), meta }),
  gaps: (kind: TranslatedKind, page: number) =>
    queryOptions({
      ...operationQuery(operatorApi.translationsAdmin.gaps, { params: { kind }, query: { page: page - 1 } }),
      ...list,
    }),

  kpisNamed: (query: string) =>
    queryOptions({
      ...operationQuery(operatorApi.kpisAdmin.list, {
        query: { pageSize: FOUND, active: true, sort: 'name', ...(query && { query }) },
      }),
      ...list,
    }),
  pagesNamed: (query: string) =>
    queryOptions({
      ...operationQuery(api.lookup.landingPages, { query: { pageSize: FOUND, ...(query && { query }) } }),
      ...list,
    }),
  organisationsNamed: (query: string) =>
    queryOptions({
      ...operationQuery(operatorApi.organisationsAdmin.list, {
        query: { pageSize: FOUND, sort: 'name', ...(query && { query }) },
      }),
      ...list,
    }),
  goalsNamed: (query: string) =>
    queryOptions({
      ...operationQuery(operatorApi.goalsAdmin.list, {
        query: { pageSize: FOUND, sort: 'name', ...(query && { query }) },
      }),
      ...list,
    }),
  goalsOf: (sector: Sector) =>
    queryOptions({
      ...operationQuery(operatorApi.goalsAdmin.list, { query: { sector, sort: 'order', pageSize: MOST } }),
      meta,
    }),
  units: () => queryOptions(operationQuery(api.kpis.units)),
  formula: (body: FormulaCheck) =>
    queryOptions({
      ...operationQuery(api.kpis.checkFormula, { body }),
      enabled: body.expression.trim() !== '',
      ...list,
    }),
  industries: () => queryOptions(operationQuery(api.frontend.metraLite)),
  tags: () =>
    queryOptions(operationQuery(api.lookup.tags, { query: { availableFor: 'MEASURE', pageSize: MOST } })),
};
