import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import type { Call } from '../../platform/http/call.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { frozenFilesService, type WantedFile } from './frozen-files.service.ts';
import { frozenReport } from './frozen-report.views.ts';
import type { FrozenReportNeeds } from './needs.ts';

const readerOf = ({ actor, language }: Call) => ({ organisationId: actor.organisationId, language });

export function frozenReportsService(needs: FrozenReportNeeds) {
  const fileOfReport = frozenFilesService(needs);
  return {
    read: (call: Call, id: number): Promise<FrozenReport> =>
      frozenReport(needs.database.kysely, needs, readerOf(call), id),

    export: ({ actor }: Call, id: number, wanted: WantedFile): Promise<Download> =>
      fileOfReport(actor.organisationId, id, wanted),
  };
}
