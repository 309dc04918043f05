import type { FrozenFormat } from '@metra/contract/frozen-reports';
import type { Language } from '@metra/contract/primitives';
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

/** All that the report of a year says at one moment, and what a list of reports says of it. */
export interface ReportToFreeze {
  /** In both languages, as canonical JSON; without links, which expire. */
  documents: Uint8Array;
  label: string;
  firstDay: string;
  lastDay: string;
  share: number;
  logoId: number | undefined;
}

export interface FrozenFile {
  format: FrozenFormat;
  language: Language | null;
  name: string;
  bytes: Uint8Array;
}

/** What others know of reports. */
export interface ReportSources {
  toFreeze(asked: { organisationId: number; year: number }): Promise<ReportToFreeze>;
  /** A picture of the organisation, ready to be printed; undefined where it has none that can be. */
  logo(organisationId: number, id: number): Promise<Uint8Array | undefined>;
  /** From what was kept of a report, and nothing else. */
  files(kept: {
    organisationId: number;
    number: string;
    content: Uint8Array;
    marks: Readonly<Record<Language, FrozenMark>>;
  }): Promise<FrozenFile[]>;
}

export type FrozenReportNeeds = Pick<
  Platform,
  'audit' | 'clock' | 'configuration' | 'database' | 'files' | 'jobs' | 'limiter' | 'vault'
> & { sources: ReportSources };
