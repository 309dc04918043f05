import type { Language } from '@metra/contract/primitives';
import { ReportDocument } from '@metra/contract/report-document';
import type { Report } from '@metra/contract/report-shapes';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { jsonSchemaOf } from '../../../platform/http/json-schema.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reportedCompany } from '../../organisations/organisations.module.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { xbrlOf } from '../../standards/standards.module.ts';
import { fileNameOf } from '../documents/file-name.ts';
import { printable } from '../documents/printable.ts';
import { reportXlsx } from '../documents/report-xlsx.ts';
import type { ReadReportDocument } from '../report-document.service.ts';
import { asOfOneMoment } from '../written.store.ts';

export interface AskedReport {
  organisationId: number;
  year: number;
  language: Language;
}

export interface ReadFile {
  content: Uint8Array;
  fileName: string;
}

/** What is to be printed: its content is a document as JSON. */
export interface ReadDocument extends ReadFile {
  digest: string;
  logoId: number | undefined;
}

/** What a report can be read as. */
export interface ReadAs {
  /** For browsers, as JSON: with an address of the logo. */
  shown: Uint8Array;
  document: ReadDocument;
  xlsx: ReadFile;
  json: ReadFile;
  xbrl: ReadFile;
}

export type ReadReport = { [As in keyof ReadAs]: (asked: AskedReport) => Promise<ReadAs[As]> };

interface Needs extends Pick<Platform, 'database'> {
  document: ReadReportDocument;
  linkTo: LinkTo;
}

/** The report of a year in the shape it leaves the program in, read as one moment. */
export function readReport({ database, document, linkTo }: Needs): ReadReport {
  const inOneMoment = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.transaction(async (tx) => {
      await asOfOneMoment(tx);
      return work(tx);
    });
  const documentOf = ({ organisationId, year, language }: AskedReport): Promise<ReportDocument> =>
    inOneMoment((tx) => document(tx, organisationId, year, language));
  const fileOf =
    (format: 'xlsx' | 'json' | 'xbrl', write: (document: ReportDocument) => Buffer | Promise<Buffer>) =>
    async (asked: AskedReport): Promise<ReadFile> => {
      const read = await documentOf(asked);
      return { content: await write(read), fileName: fileNameOf(read.report, format, asked.language) };
    };

  return {
    shown: ({ organisationId, year, language }) =>
      inOneMoment(async (tx) => {
        const { report } = await document(tx, organisationId, year, language);
        const logo = report.company.logo && (await reportedCompany(tx, organisationId, language))?.logo;
        const shown: Report = logo
          ? { ...report, company: { ...report.company, logo: { id: logo.id, url: linkTo(logo) } } }
          : report;
        return Buffer.from(JSON.stringify(shown));
      }),

    async document(asked) {
      const read = await documentOf(asked);
      const { document: content, digest } = printable(read);
      const fileName = fileNameOf(read.report, 'pdf', asked.language);
      return { content, digest, fileName, logoId: read.report.company.logo?.id };
    },

    xlsx: fileOf('xlsx', (of) => reportXlsx({ document: of, language: of.report.language })),
    json: fileOf('json', (of) => jsonOf({ $schema: '#/schema', schema: documentSchema(), ...of })),
    xbrl: fileOf('xbrl', ({ disclosures }) => jsonOf(xbrlOf(disclosures))),
  };
}

const jsonOf = (value: object) => Buffer.from(JSON.stringify(value, null, 2));

/** The whole file, with what it says of itself. */
const ReportFile = ReportDocument.extend({
  $schema: z.literal('#/schema'),
  schema: z.looseObject({ type: z.literal('object') }).meta({ description: 'This JSON Schema' }),
});

/** The file brings it along: whoever reads it needs nobody else. */
const documentSchema = onFirstUse(() => jsonSchemaOf(ReportFile));
