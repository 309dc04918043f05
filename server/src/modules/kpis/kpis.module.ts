import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import { batchesService } from './batches/batches.service.ts';
import { catalogueStore } from './definitions/catalogue.store.ts';
import { kpisService } from './definitions/kpis.service.ts';
import { kpisAdminService } from './definitions/kpis-admin.service.ts';
import { referenceListsService } from './definitions/reference-lists.service.ts';
import { exportService } from './export/export.service.ts';
import { factorsService } from './factors/factors.service.ts';
import { factorsAdminService } from './factors/factors-admin.service.ts';
import { ownFactorsService } from './factors/own-factors.service.ts';
import { importService } from './import/import.service.ts';
import { batchRoutes, importExportRoutes } from './import-export.routes.ts';
import { kpisRoutes } from './kpis.routes.ts';
import type { KpiNeeds } from './needs.ts';
import { recordsService } from './records/records.service.ts';
import { restoreRecordsService } from './records/restore-records.service.ts';
import { writeRecordsService } from './records/write-records.service.ts';
import { yearOfKpis } from './report/year-of-kpis.service.ts';
import { kpiSources } from './sources/sources.service.ts';
import { currentKpiValues } from './values/current-values.service.ts';
import { formulaValues } from './values/formula-values.service.ts';
import type { MeasureSchedule } from './values/organisation-data.store.ts';
import { valuesService } from './values/values.service.ts';

export { calendarOf } from './calendar.ts';
export { seedKpis } from './definitions/seed.store.ts';
export { type DemoFactor, writeDemoFactors } from './demo/demo-factors.service.ts';
export { type DemoRecord, type DemoValues, writeDemoRecords } from './demo/demo-records.service.ts';
export { kpiSheets } from './export/sheets.views.ts';
export { recordNoteViews } from './report/notes.views.ts';
export type { ReadYearOfKpis, YearOfKpis } from './report/year-of-kpis.service.ts';
export { baselineView, type YearTarget } from './report/year-row.ts';
export { Decimal } from './rules/decimal.ts';
export {
  type Calendar,
  firstDay,
  lastDay,
  type Months,
  monthOf,
  monthsOf,
  monthsOfCode,
  periodOf,
  unitAround,
} from './rules/period.ts';
export { unitText } from './rules/unit-text.ts';
export type { SourceChangeRow } from './sources/source-changes.views.ts';
export type { KpiSources, ReadKpiSources } from './sources/sources.service.ts';
export type { CurrentKpiValues, ReadCurrentKpiValues } from './values/current-values.service.ts';
export type { AskedFormula, FormulaValue, ReadFormulaValues } from './values/formula-values.service.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'answers' | 'audit' | 'temporaryFolder'> & {
  linkTo: LinkTo;
  measureSchedule: MeasureSchedule;
};

/** Other modules use this part, and it also runs on worker threads without the rest of the program. */
export function readOnlyKpis({
  database,
  signals,
  measureSchedule,
}: Pick<Needs, 'database' | 'signals' | 'measureSchedule'>) {
  const cachedCatalogue = cachedUntilSignal(signals, ['catalogue'], () =>
    catalogueStore(database.kysely).read(),
  );
  const needs = { measureSchedule, catalogue: () => cachedCatalogue(undefined) };
  return {
    catalogue: needs.catalogue,
    currentKpiValues: currentKpiValues(needs),
    formulaValues: formulaValues(needs),
    yearOfKpis: yearOfKpis(needs),
  };
}

export function kpisModule(platform: Needs) {
  const { catalogue, ...readOnly } = readOnlyKpis(platform);
  const needs: KpiNeeds = { ...platform, catalogue };
  const values = valuesService(needs);
  const factors = factorsService(needs);
  const factorsAdmin = factorsAdminService(needs);
  return {
    handlers: {
      ...kpisRoutes({
        answers: platform.answers,
        kpis: kpisService(needs),
        kpisAdmin: kpisAdminService(needs),
        factorsAdmin,
        referenceLists: referenceListsService(needs),
        factors,
        ownFactors: ownFactorsService(needs),
        values,
        records: recordsService(needs),
        writeRecords: writeRecordsService(needs),
        restoreRecords: restoreRecordsService(needs),
      }),
      kpiImport: importExportRoutes({
        importing: importService(needs),
        exporting: exportService(needs, values),
      }),
      kpiBatches: batchRoutes(batchesService(needs)),
    },
    exports: {
      ...readOnly,
      kpiSources: kpiSources(needs),
      comparedKpis: values.compared,
      dueValues: values.due,
      factorsInList: factorsAdmin.list,
    },
  };
}
