import type { FileStore } from '../../platform/files/file-store.ts';
import type { Exporter } from '../../platform/text/exporter.ts';

/** Exports the files of an organisation's frozen reports unchanged. */
export const frozenReportFiles = (files: FileStore): Exporter => ({
  async *files(db, organisationId) {
    const stored = await db
      .selectFrom('frozen_report_files')
      .select(['file_name', 'storage_key'])
      .where('organisation_id', '=', organisationId)
      .orderBy('file_name')
      .execute();
    for (const { file_name, storage_key } of stored)
      yield { path: `reports/${file_name}`, isCompressed: true, open: () => files.open(storage_key) };
  },
});
