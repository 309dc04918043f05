import type { MetraContract } from '@metra/contract';
import { kpiHistory } from '@metra/contract/operations/kpi-history';
import { kpiRecords } from '@metra/contract/operations/kpi-records';
import { kpis as kpiOperations } from '@metra/contract/operations/kpis';
import type { AnswerCache } from '../../platform/answers/answer-cache.ts';
import type { AllHandlers, Handlers } from '../../platform/http/handlers.ts';
import type { kpisService } from './definitions/kpis.service.ts';
import type { referenceListsService } from './definitions/reference-lists.service.ts';
import type { factorsService } from './factors/factors.service.ts';
import type { ownFactorsService } from './factors/own-factors.service.ts';
import { factorsAdminRoutes, kpisAdminRoutes } from './kpis-admin.routes.ts';
import type { recordsService } from './records/records.service.ts';
import type { restoreRecordsService } from './records/restore-records.service.ts';
import type { writeRecordsService } from './records/write-records.service.ts';
import type { valuesService } from './values/values.service.ts';

interface Services {
  answers: AnswerCache;
  factors: ReturnType<typeof factorsService>;
  ownFactors: ReturnType<typeof ownFactorsService>;
  kpis: ReturnType<typeof kpisService>;
  kpisAdmin: Parameters<typeof kpisAdminRoutes>[0];
  factorsAdmin: Parameters<typeof factorsAdminRoutes>[0];
  referenceLists: ReturnType<typeof referenceListsService>;
  values: ReturnType<typeof valuesService>;
  records: ReturnType<typeof recordsService>;
  writeRecords: ReturnType<typeof writeRecordsService>;
  restoreRecords: ReturnType<typeof restoreRecordsService>;
}

type Routes = Pick<
  AllHandlers<MetraContract>,
  'kpis' | 'kpisAdmin' | 'factorsAdmin' | 'kpiRecords' | 'kpiHistory' | 'factors'
>;

export const kpisRoutes = (services: Services): Routes => ({
  kpis: definitionRoutes(services),
  kpisAdmin: kpisAdminRoutes(services.kpisAdmin),
  factorsAdmin: factorsAdminRoutes(services.factorsAdmin),
  kpiRecords: recordRoutes(services),
  kpiHistory: historyRoutes(services),
  factors: factorRoutes(services),
});

const definitionRoutes = ({
  answers,
  kpis,
  referenceLists,
  values,
}: Services): Handlers<MetraContract['kpis'], 'mine'> => ({
  list: (call) => kpis.list(call, call.query),
  create: (call) => kpis.create(call, call.body),
  read: (call) => kpis.read(call, call.params.id),
  update: (call) => kpis.update(call, call.params.id, call.body),
  remove: (call) => kpis.remove(call, call.params.id),
  switchOff: (call) => kpis.switchOff(call, call.params.id, call.body),
  switchOn: (call) => kpis.switchOn(call, call.params.id),
  checkFormula: (call) => values.checkFormula(call, call.body),
  units: () => referenceLists.units(),
  fuels: (call) => referenceLists.fuels(call),
  categories: (call) => referenceLists.categories(call, call.query),
  factors: (call) => referenceLists.factors(call, call.query),
  mine: answers.cached(kpiOperations.mine, (call) => values.mine(call)),
});

const recordRoutes = ({
  answers,
  records,
  writeRecords,
  restoreRecords,
}: Services): Handlers<MetraContract['kpiRecords'], 'latest'> => ({
  latest: answers.cached(kpiRecords.latest, (call) => records.latest(call, call.query)),
  create: (call) => writeRecords.create(call, call.body),
  batch: (call) => writeRecords.batch(call, call.body.rows),
  read: (call) => records.read(call, call.params.kpiRecordId),
  update: (call) => writeRecords.update(call, call.params.kpiRecordId, call.body),
  remove: (call) => restoreRecords.remove(call, call.params.kpiRecordId, call.query.version),
  restore: (call) => restoreRecords.restore(call, call.params.kpiRecordId),
  changes: (call) => records.changes(call, call.params.kpiRecordId, call.query),
  restoreChange: (call) => {
    const { kpiRecordId, changeId } = call.params;
    return restoreRecords.restoreChange(call, kpiRecordId, changeId, call.body.version);
  },
  ofKpi: (call) => records.ofKpi(call, call.params.kpiId, call.query),
  grid: (call) => records.grid(call, call.query),
  enteredKpis: (call) => records.enteredKpis(call, call.query),
});

const historyRoutes = ({
  answers,
  values,
}: Services): Handlers<MetraContract['kpiHistory'], 'all' | 'one' | 'overview' | 'due'> => ({
  all: answers.cached(kpiHistory.all, (call) => values.allSeries(call, call.query)),
  one: answers.cached(kpiHistory.one, (call) => values.series(call, call.params.kpiId, call.query)),
  origin: (call) => values.origin(call, call.params.kpiId, call.query),
  overview: answers.cached(kpiHistory.overview, (call) => values.overview(call, call.query)),
  due: answers.cached(kpiHistory.due, (call) => values.due(call, call.query)),
});

const factorRoutes = ({ factors, ownFactors }: Services): Handlers<MetraContract['factors']> => ({
  inUse: (call) => factors.inUse(call, call.query),
  catalogueChanges: (call) => factors.catalogueChanges(call, call.params.factor, call.query),
  listOwn: (call) => ownFactors.list(call, call.query),
  createOwn: (call) => ownFactors.create(call, call.body),
  updateOwn: (call) => ownFactors.update(call, call.params.ownFactorId, call.body),
  removeOwn: (call) => ownFactors.remove(call, call.params.ownFactorId, call.query),
  restoreOwn: (call) => ownFactors.restore(call, call.params.ownFactorId),
  ownChanges: (call) => ownFactors.changes(call, call.params.ownFactorId, call.query),
  review: (call) => factors.review(call, call.query),
});
