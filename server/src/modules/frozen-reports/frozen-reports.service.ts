import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import type { Db } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { type Reader, readerOf } from '../../platform/http/reader.ts';
import { frozenFilesService, type WantedFile } from './frozen-files.service.ts';
import { frozenReportDetailViews } from './frozen-report.views.ts';
import type { FrozenReportNeeds } from './needs.ts';

/** Reads a frozen report that must exist. */
export const readFrozenReport =
  (needs: FrozenReportNeeds) =>
  async (db: Db, reader: Pick<Reader, 'organisationId' | 'language'>, id: number): Promise<FrozenReport> =>
    orNotFound(await frozenReportDetailViews(db, { ...needs, ...reader }).one(id), 'not_found.frozen_report');

export function frozenReportsService(needs: FrozenReportNeeds) {
  const fileOfReport = frozenFilesService(needs);
  return {
    read: (call: Call, id: number): Promise<FrozenReport> =>
      readFrozenReport(needs)(needs.database.kysely, readerOf(call), id),

    export: ({ actor }: Call, id: number, wanted: WantedFile): Promise<Download> =>
      fileOfReport(actor.organisationId, id, wanted),
  };
}
