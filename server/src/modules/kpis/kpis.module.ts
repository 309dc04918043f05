import { kept } from '../../platform/kept.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import { readCatalogue } from './definitions/definitions.store.ts';
import { kpisService } from './definitions/kpis.service.ts';
import { exportService } from './export/export.service.ts';
import { presentFigures } from './figures/actuals.ts';
import { figuresService } from './figures/figures.service.ts';
import { importService } from './import/import.service.ts';
import { importExportRoutes } from './import-export.routes.ts';
import { kpisRoutes } from './kpis.routes.ts';
import type { KpiNeeds } from './needs.ts';
import { enteringService } from './records/entering.service.ts';
import { recordsService } from './records/records.service.ts';
import { restoringService } from './records/restoring.service.ts';

export { type DemoRecord, writeDemoRecords } from './demo/demo-records.ts';
export type { PresentFigures, ReadPresentFigures } from './figures/actuals.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit' | 'temporaryFolder'> & {
  linkTo: LinkTo;
};

/** KPIs of the catalogue and of organisations, their records, what is computed from them, import and export. */
export function kpisModule(platform: Needs) {
  const keptCatalogue = kept(platform.signals, 'catalogue', () => readCatalogue(platform.database.kysely));
  const needs: KpiNeeds = { ...platform, catalogue: () => keptCatalogue(undefined) };
  const figures = figuresService(needs);
  return {
    presentFigures: presentFigures(needs.catalogue),
    handlers: {
      ...kpisRoutes({
        kpis: kpisService(needs),
        figures,
        records: recordsService(needs),
        entering: enteringService(needs),
        restoring: restoringService(needs),
      }),
      kpiImport: importExportRoutes({
        importing: importService(needs),
        exporting: exportService(needs, figures),
      }),
    },
  };
}
