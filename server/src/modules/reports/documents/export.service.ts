import type { Query } from '@metra/contract/core/operation';
import type { ReportFormat, reportExport } from '@metra/contract/operations/report-export';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bytesOf } from '../../../platform/threads/worker-client.ts';
import type { AskedReport, ReadFile, ReadReport } from '../worker/report-questions.ts';
import type { ReportFiles } from './report-files.ts';

export interface ExportNeeds extends Pick<Platform, 'limiter'> {
  reader: ReadReport;
  files: Pick<ReportFiles, 'prepare' | 'pdfSoon'>;
}

/** The browser asks every two seconds for a file that is being made. */
const rate = { max: 120, perSeconds: 600 };

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  xbrl: 'application/json',
} as const satisfies Record<ReportFormat, string>;

/** The report of a year as a file, read at one moment. */
export function exportService({ limiter, reader, files }: ExportNeeds) {
  async function pdf(asked: AskedReport): Promise<ReadFile> {
    files.prepare();
    const { content: document, digest, fileName, logoId } = await reader.document(asked);
    const { organisationId, language } = asked;
    return { content: await files.pdfSoon(organisationId, { document, digest, language }, logoId), fileName };
  }

  return {
    async download(
      { actor, language }: Call,
      year: number,
      { format, language: wanted = language }: Query<typeof reportExport.download>,
    ): Promise<Download> {
      const { organisationId, accountId } = actor;
      const { allowed, retryAfterSeconds } = await limiter.take(`report-export:${accountId}`, rate);
      if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
      const asked = { organisationId, year, language: wanted };
      const { content, fileName } = await (format === 'pdf' ? pdf(asked) : reader[format](asked));
      return { content: bytesOf(content), type: types[format], fileName };
    },
  };
}
