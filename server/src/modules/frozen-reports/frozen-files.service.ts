import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { sameSecret } from '../../platform/secrets/tokens.ts';
import { frozenReportViews } from './frozen-reports.views.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'files'>;

export interface WantedFile {
  format: FrozenFormat;
  language: Language;
}

/** Serves files of frozen reports with exactly the bytes that were created. */
export function frozenFilesService({ clock, database, files }: Needs) {
  return async (organisationId: number, id: number, wanted: WantedFile): Promise<Download> => {
    const views = frozenReportViews(database.kysely, { organisationId, now: clock.now() });
    const report = orNotFound(await views.one(id), 'not_found.frozen_report');
    if (report.state === 'PREPARING')
      throw new DomainError('frozen_report.preparing', { retryAfterSeconds: 2 });
    const isWanted = ({ format, language }: { format: string; language: string | null }) =>
      format === wanted.format && (language === null || language === wanted.language);
    const file = orNotFound((await views.files(id)).find(isWanted), 'not_found.frozen_file');
    const content = await buffer(await files.open(file.storage_key));
    if (!sameSecret(createHash('sha256').update(content).digest(), file.checksum))
      throw new Error(`The stored file ${file.file_name} is not what was frozen`);
    return { content, type: file.mime_type, fileName: file.file_name };
  };
}
