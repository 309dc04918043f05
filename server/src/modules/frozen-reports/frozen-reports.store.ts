import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import type { Db, Tx } from '../../platform/database/database.ts';
import { newReportCode } from './report-number.ts';

export interface NewFrozenReport {
  year: number;
  sequence: number;
  number: string;
  year_label: string;
  first_day: string;
  last_day: string;
  share: number;
  replaces_id: number | null;
  reason: string | null;
  author_account_id: number;
  author_name: string | null;
  frozen_at: Date;
  content: Buffer;
  content_hash: Buffer;
}

export interface NewFrozenFile {
  format: FrozenFormat;
  language: Language | null;
  file_name: string;
  mime_type: string;
  size: number;
  checksum: Buffer;
  storage_key: string;
}

export const frozenReportStore = (tx: Tx, organisationId: number) => ({
  /** The code that starts the organisation's report numbers, created at the first use. */
  async code(): Promise<string> {
    for (;;) {
      const found = await tx
        .selectFrom('report_codes')
        .select('code')
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst();
      if (found) return found.code;
      // If another organisation has this code, the next one is tried.
      await tx
        .insertInto('report_codes')
        .values({ organisation_id: organisationId, code: newReportCode() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },

  newest: (year: number) =>
    tx
      .selectFrom('frozen_reports')
      .select(['id', 'number', 'sequence'])
      .where('organisation_id', '=', organisationId)
      .where('year', '=', year)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst(),

  async add(report: NewFrozenReport): Promise<number> {
    const { id } = await tx
      .insertInto('frozen_reports')
      .values({ organisation_id: organisationId, ...report })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** False if another server was faster or the organisation was deleted. */
  async finish(
    id: number,
    whole: { prepared_at: Date; manifest: Buffer; hash: Buffer; pages: number | null },
    files: readonly NewFrozenFile[],
  ): Promise<boolean> {
    const finished = await tx
      .updateTable('frozen_reports')
      .set(whole)
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('prepared_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!finished) return false;
    await tx
      .insertInto('frozen_report_files')
      .values(files.map((file) => ({ organisation_id: organisationId, frozen_report_id: id, ...file })))
      .execute();
    return true;
  },
});

/** Reports of all organisations whose files do not exist yet. */
export const unpreparedReports = (db: Db, before: Date) =>
  db
    .selectFrom('frozen_reports')
    .select(['id', 'organisation_id'])
    .where('prepared_at', 'is', null)
    .where('frozen_at', '<', before)
    .orderBy('frozen_at')
    .limit(100)
    .execute();

/** The content from which the files of a frozen report are made; undefined if they exist. */
export const unpreparedReport = (db: Db, organisationId: number, id: number) =>
  db
    .selectFrom('frozen_reports')
    .select(['number', 'content', 'content_hash', 'frozen_at', 'author_name'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('prepared_at', 'is', null)
    .executeTakeFirst();
