import type { kpiBatches } from '@metra/contract/operations/kpi-batches';
import type { kpiImport } from '@metra/contract/operations/kpi-import';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { batchesService } from './batches/batches.service.ts';
import type { exportService } from './export/export.service.ts';
import type { importService } from './import/import.service.ts';

interface Services {
  importing: ReturnType<typeof importService>;
  exporting: ReturnType<typeof exportService>;
}

export const importExportRoutes = ({ importing, exporting }: Services): Handlers<typeof kpiImport> => ({
  preview: (call) => importing.preview(call, call.body),
  commit: (call) => importing.commit(call, call.body),
  export: (call) => exporting.records(call, call.query),
  exportSeries: (call) => exporting.series(call, call.query),
  template: (call) => exporting.template(call, call.query),
});

export const batchRoutes = (batches: ReturnType<typeof batchesService>): Handlers<typeof kpiBatches> => ({
  list: (call) => batches.list(call, call.query),
  takeBack: (call) => batches.takeBack(call, call.params.batchId),
});
