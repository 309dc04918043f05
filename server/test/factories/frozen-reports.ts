import { createHash } from 'node:crypto';
import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat, FrozenReport } from '@metra/contract/operations/frozen-reports';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import { freezeService } from '../../src/modules/frozen-reports/freeze.service.ts';
import type { FrozenReportNeeds, ReportSources } from '../../src/modules/frozen-reports/needs.ts';
import { prepareFiles } from '../../src/modules/frozen-reports/prepare-files.job.ts';
import type { FrozenFile } from '../../src/modules/reports/reports.module.ts';
import type { Call } from '../../src/platform/http/call.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { canonicalJson } from '../../src/platform/text/canonical-json.ts';
import type { SignedInAccount } from './accounts.ts';

/** The minimum of a report that can be frozen. */
export const aDocument = (year: number, text = 'Strom'): ReportDocument =>
  ({
    report: {
      year,
      label: String(year),
      period: { start: `${year}-01-01`, end: `${year}-12-31`, code: String(year) },
      company: { name: text, logo: { id: 7, url: 'https://metra.example/logo?expires=1' } },
    },
    disclosures: { share: 0.74, entity: { name: text, lei: null, vatId: null, registerNumber: 'HRB 7' } },
  }) as unknown as ReportDocument;

const bytes = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts));

/** Reports that need no records and no typesetting. Their files contain their input. */
export const plainSources: ReportSources = {
  toFreeze: async ({ year }) => {
    const { report, disclosures } = aDocument(year);
    const document = { disclosures, report };
    return {
      documents: Buffer.from(canonicalJson({ de: document, en: document })),
      label: report.label,
      firstDay: report.period.start,
      lastDay: report.period.end,
      share: disclosures.share,
      logoId: report.company.logo?.id,
    };
  },
  logo: async () => Buffer.from('Logo von heute'),
  files: async ({ number, content, marks }) => {
    const { documents, logo } = JSON.parse(Buffer.from(content).toString());
    const { label } = documents.de.report;
    const file = (format: FrozenFormat, language: Language | null, made: Uint8Array): FrozenFile => ({
      format,
      language,
      name: `${language ?? 'de'}-${label}-${number}.${format}`,
      bytes: made,
    });
    const printed = (language: Language) =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n/Type /Pages /Type /Page /Type/Page\n'),
        bytes(documents[language], marks[language], language, String(Buffer.from(logo, 'base64'))),
      ]);
    const listed = (language: Language) => bytes('xlsx', documents[language], marks[language], language);
    return [
      file('json', null, content),
      file('pdf', 'de', printed('de')),
      file('xlsx', 'de', listed('de')),
      file('pdf', 'en', printed('en')),
      file('xlsx', 'en', listed('en')),
      file('xbrl', null, bytes(documents.de.disclosures.entity.name)),
    ];
  },
};

export const frozenNeeds = (
  platform: Platform,
  sources: ReportSources = plainSources,
): FrozenReportNeeds => ({
  ...platform,
  sources,
});

export const callOf = (person: SignedInAccount): Call => ({
  actor: {
    sessionId: 1,
    accountId: person.id,
    organisationId: person.organisationId,
    timeZone: 'Europe/Berlin',
    firstMonth: 1,
    roles: ['USER'],
    teamRole: 'OWNER',
    language: 'de',
    impersonatorId: null,
    subscriptionActive: true,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    isFresh: true,
  },
  language: 'de',
  origin: { ip: '192.0.2.1', userAgent: 'test', responseId: 'test' },
  idempotencyKey: undefined,
});

interface Wishes {
  year?: number;
  sources?: ReportSources;
  replaces?: { id: number };
  /** False if its files do not exist yet. */
  isPrepared?: boolean;
}

/** A frozen report of an organisation, complete by default. */
export async function aFrozenReport(
  platform: Platform,
  person: SignedInAccount,
  { year = 2025, sources, replaces, isPrepared = true }: Wishes = {},
): Promise<FrozenReport> {
  const needs = frozenNeeds(platform, sources);
  const body = { replaces: replaces?.id ?? null, reason: replaces ? 'Diesel berichtigt' : null };
  const report = await freezeService(needs).freeze(callOf(person), year, body);
  if (isPrepared) await prepareFiles(needs, { organisationId: person.organisationId, id: report.id });
  return report;
}

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
