import type { MetraContract } from '@metra/contract';
import type { AllHandlers, Handlers } from '../../platform/http/handlers.ts';
import type { kpisService } from './definitions/kpis.service.ts';
import type { recordsService } from './records/records.service.ts';
import type { restoreRecordsService } from './records/restore-records.service.ts';
import type { writeRecordsService } from './records/write-records.service.ts';
import type { valuesService } from './values/values.service.ts';

interface Services {
  kpis: ReturnType<typeof kpisService>;
  values: ReturnType<typeof valuesService>;
  records: ReturnType<typeof recordsService>;
  entering: ReturnType<typeof writeRecordsService>;
  restoring: ReturnType<typeof restoreRecordsService>;
}

type Routes = Pick<AllHandlers<MetraContract>, 'kpis' | 'kpiRecords' | 'kpiHistory'>;

export const kpisRoutes = (services: Services): Routes => ({
  kpis: definitionRoutes(services),
  kpiRecords: recordRoutes(services),
  kpiHistory: historyRoutes(services),
});

const definitionRoutes = ({ kpis, values }: Services): Handlers<MetraContract['kpis']> => ({
  list: ({ actor, query, language }) => kpis.list(actor, query, language),
  create: ({ actor, body, language, origin }) => kpis.create({ actor, language, origin }, body),
  read: ({ actor, params, language }) => kpis.read(actor, params.id, language),
  update: ({ actor, params, body, language, origin }) =>
    kpis.update({ actor, language, origin }, params.id, body),
  remove: ({ actor, params, language, origin }) => kpis.remove({ actor, language, origin }, params.id),
  checkFormula: ({ actor, body, language }) => values.checkFormula(actor, body, language),
  units: () => kpis.units(),
  categories: ({ actor, query, language }) => values.categories(actor, query, language),
  factors: ({ query, language }) => values.factors(query, language),
  mine: ({ actor, language }) => values.mine(actor, language),
  adminList: ({ query, language }) => kpis.adminList(query, language),
});

const recordRoutes = ({ records, entering, restoring }: Services): Handlers<MetraContract['kpiRecords']> => ({
  latest: ({ actor, query, language }) => records.latest(actor, query, language),
  create: (call) => entering.create(call, call.body),
  batch: (call) => entering.batch(call, call.body.rows),
  read: ({ actor, params, language }) => records.read(actor, params.kpiRecordId, language),
  update: (call) => entering.update(call, call.params.kpiRecordId, call.body),
  remove: ({ actor, params, query, language }) =>
    restoring.remove({ actor, language }, params.kpiRecordId, query.version),
  restore: ({ actor, params, language }) => restoring.restore({ actor, language }, params.kpiRecordId),
  changes: ({ actor, params, query, language }) =>
    records.changes(actor, params.kpiRecordId, query, language),
  restoreChange: ({ actor, params, body, language }) =>
    restoring.restoreChange({ actor, language }, params.kpiRecordId, params.changeId, body.version),
  ofKpi: ({ actor, params, query, language }) => records.ofKpi(actor, params.kpiId, query, language),
  grid: ({ actor, query, language }) => records.grid(actor, query, language),
  enteredKpis: ({ actor, query, language }) => records.enteredKpis(actor, query, language),
});

const historyRoutes = ({ values }: Services): Handlers<MetraContract['kpiHistory']> => ({
  all: async ({ actor, query, language }) => ({
    items: await values.allSeries(actor, query.filter ?? [], language),
  }),
  one: ({ actor, params, query, language }) => values.seriesOf(actor, params.kpiId, query, language),
  origin: ({ actor, params, query, language }) => values.origin(actor, params.kpiId, query, language),
  overview: ({ actor, query, language }) => values.overview(actor, query, language),
  due: ({ actor, query, language }) => values.due(actor, query, language),
});
