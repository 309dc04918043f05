import type { kpiImport } from '@metra/contract/kpi-import';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { exportService } from './export/export.service.ts';
import type { importService } from './import/import.service.ts';

interface Services {
  importing: ReturnType<typeof importService>;
  exporting: ReturnType<typeof exportService>;
}

export const importExportRoutes = ({ importing, exporting }: Services): Handlers<typeof kpiImport> => ({
  preview: ({ actor, body, language, file }) => importing.preview({ actor, language, file }, body),
  commit: ({ actor, body, language, file, idempotencyKey }) =>
    importing.commit({ actor, language, file, idempotencyKey }, body),
  export: ({ actor, query, language }) => exporting.records(actor, query, language),
  exportSeries: ({ actor, query, language }) => exporting.series(actor, query, language),
  template: ({ actor, query, language }) => exporting.template(actor, query, language),
});
