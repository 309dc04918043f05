import type { Query } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import { ReportDocument } from '@metra/contract/report-document';
import type { ReportFormat, reportExport } from '@metra/contract/report-export';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { jsonSchemaOf } from '../../../platform/http/json-schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { xbrlOf } from '../../standards/standards.module.ts';
import { asOfOneMoment } from '../written.store.ts';
import { fileNameOf } from './file-name.ts';
import type { ReportFiles } from './report-files.ts';

export interface ExportNeeds extends Pick<Platform, 'database' | 'limiter'> {
  reports: {
    document: (db: Db, organisationId: number, year: number, language: Language) => Promise<ReportDocument>;
  };
  files: Pick<ReportFiles, 'pdfSoon' | 'xlsx'>;
}

/** A file that is being made is asked for every other second. */
const rate = { max: 120, perSeconds: 600 };

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  xbrl: 'application/json',
} as const satisfies Record<ReportFormat, string>;

/** The report of a year as a file, made from one moment. */
export function exportService({ database, limiter, reports, files }: ExportNeeds) {
  const contents: Record<
    ReportFormat,
    (call: Call, document: ReportDocument, language: Language) => Promise<Buffer>
  > = {
    pdf: ({ actor }, document, language) => files.pdfSoon(actor.organisationId, document, language),
    xlsx: (_, document, language) => files.xlsx(document, undefined, language),
    json: async (_, document) => jsonOf({ $schema: '#/schema', schema: documentSchema(), ...document }),
    xbrl: async (_, { disclosures }) => jsonOf(xbrlOf(disclosures)),
  };

  return {
    async download(
      call: Call,
      year: number,
      { format, language = call.language }: Query<typeof reportExport.download>,
    ): Promise<Download> {
      const { organisationId, accountId } = call.actor;
      const { allowed, retryAfterSeconds } = await limiter.take(`report-export:${accountId}`, rate);
      if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
      const document = await database.transaction(async (tx) => {
        await asOfOneMoment(tx);
        return reports.document(tx, organisationId, year, language);
      });
      return {
        content: await contents[format](call, document, language),
        type: types[format],
        fileName: fileNameOf(document.report, format, language),
      };
    },
  };
}

const jsonOf = (value: object) => Buffer.from(JSON.stringify(value, null, 2));

/** The whole file, with what it says of itself. */
const ReportFile = ReportDocument.extend({
  $schema: z.literal('#/schema'),
  schema: z.looseObject({ type: z.literal('object') }).meta({ description: 'This JSON Schema' }),
});

let schema: object | undefined;
/** The file brings it along: whoever reads it needs nobody else. */
const documentSchema = (): object => {
  schema ??= jsonSchemaOf(ReportFile);
  return schema;
};
