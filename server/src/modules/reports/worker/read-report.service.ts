import { ReportDocument } from '@metra/contract/shapes/report-document';
import type { Report } from '@metra/contract/shapes/report-shapes';
import { z } from 'zod';
import type { Patience, Tx } from '../../../platform/database/database.ts';
import { jsonSchemaOf } from '../../../platform/http/json-schema.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import type { Platform } from '../../../platform/platform.ts';
import { canonicalJson } from '../../../platform/text/canonical-json.ts';
import { reportedCompanyViews } from '../../organisations/organisations.module.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { xbrlOf } from '../../standards/standards.module.ts';
import { fileNameOf } from '../documents/file-name.ts';
import { printable } from '../documents/printable.ts';
import { reportXlsx } from '../documents/report-xlsx.ts';
import type { ReadReportDocument } from '../report-document.service.ts';
import { asOfOneMoment } from '../report-texts.store.ts';
import { frozenFiles } from './frozen-files.ts';
import type { AskedReport, ReadFile, ReadReport } from './report-questions.ts';

interface Needs extends Pick<Platform, 'database'> {
  document: ReadReportDocument;
  linkTo: LinkTo;
}

/** Nobody waits longer than this. Reading a report of ten years takes a second. */
const bothLanguages: Patience = { withinMs: 15_000 };

/** The report of a year in the API's shape, read at one moment. */
export function readReport({ database, document, linkTo }: Needs): ReadReport {
  const inOneMoment = <Result>(work: (tx: Tx) => Promise<Result>, patience?: Patience): Promise<Result> =>
    database.transaction(async (tx) => {
      await asOfOneMoment(tx);
      return work(tx);
    }, patience);
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
        const logo =
          report.company.logo && (await reportedCompanyViews(tx, { organisationId, language }).one())?.logo;
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

    async explainable(asked) {
      const { report } = await documentOf(asked);
      return [...report.gaps, ...report.checks].map(({ key }) => key);
    },

    async toFreeze({ organisationId, year }) {
      const { de, en } = await inOneMoment(
        async (tx) => ({
          de: await document(tx, organisationId, year, 'de'),
          en: await document(tx, organisationId, year, 'en'),
        }),
        bothLanguages,
      );
      const { report, disclosures } = de;
      return {
        documents: Buffer.from(canonicalJson({ de: withoutLinks(de), en: withoutLinks(en) })),
        label: report.label,
        firstDay: report.period.start,
        lastDay: report.period.end,
        share: disclosures.share,
        logoId: report.company.logo?.id,
      };
    },

    frozenFiles,
  };
}

const jsonOf = (value: object) => Buffer.from(JSON.stringify(value, null, 2));

/** Links for browsers expire, so a frozen report contains none. */
const withoutLinks = (document: ReportDocument): ReportDocument => {
  const { company } = document.report;
  const logo = company.logo && { ...company.logo, url: null };
  return { ...document, report: { ...document.report, company: { ...company, logo } } };
};

/** The file with a description of itself. */
const ReportFile = ReportDocument.extend({
  $schema: z.literal('#/schema'),
  schema: z.looseObject({ type: z.literal('object') }).meta({ description: 'This JSON Schema' }),
});

/** The file contains its schema, so that readers need no other source. */
const documentSchema = onFirstUse(() => jsonSchemaOf(ReportFile));
