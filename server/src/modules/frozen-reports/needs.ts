import type { FrozenFormat } from '@metra/contract/frozen-reports';
import type { Language } from '@metra/contract/primitives';
import type { ReportDocument } from '@metra/contract/report-document';
import type { DisclosuresOfYear } from '@metra/contract/standard-shapes';
import type { Platform } from '../../platform/platform.ts';

/** What a PDF and a workbook print of the frozen report they belong to. */
export interface FrozenMark {
  number: string;
  /** Of what it says: a file cannot print its own. */
  hash: string;
  verifyAddress: string;
  frozenAt: string;
  author: string | null;
}

type Tx = Parameters<Parameters<Platform['database']['transaction']>[0]>[0];

/** What others know of reports. */
export interface ReportSources {
  /** The whole report of a year, read in the given transaction alone. */
  document(tx: Tx, organisationId: number, year: number, language: Language): Promise<ReportDocument>;
  /** The logo that a report names, ready to be printed; undefined where it has none that can be. */
  logo(organisationId: number, document: ReportDocument): Promise<Uint8Array | undefined>;
  pdf(
    organisationId: number,
    document: ReportDocument,
    frozen: FrozenMark,
    language: Language,
    logo: Uint8Array | undefined,
  ): Promise<Uint8Array>;
  xlsx(document: ReportDocument, frozen: FrozenMark, language: Language): Promise<Uint8Array>;
  fileName(
    report: ReportDocument['report'],
    format: FrozenFormat,
    language: Language,
    number: string,
  ): string;
  /** Null where the company has nothing it could be known by. */
  xbrl(disclosures: DisclosuresOfYear): object | null;
}

export type FrozenReportNeeds = Pick<
  Platform,
  'audit' | 'clock' | 'configuration' | 'database' | 'files' | 'jobs' | 'limiter' | 'vault'
> & { sources: ReportSources };
