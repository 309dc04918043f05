import type { Platform } from '../../platform/platform.ts';
import type { FrozenContent, FrozenFile, ReportToFreeze } from '../reports/reports.module.ts';

/** Functions of the module reports that this module needs. */
export interface ReportSources {
  /** The complete content of a year's report at one moment. */
  toFreeze(asked: { organisationId: number; year: number }): Promise<ReportToFreeze>;
  /** An organisation's picture, ready to print; undefined if there is none that can be printed. */
  logo(organisationId: number, id: number): Promise<Uint8Array | undefined>;
  /** Creates the files from the stored content alone. */
  files(kept: FrozenContent): Promise<FrozenFile[]>;
}

export type FrozenReportNeeds = Pick<
  Platform,
  'audit' | 'clock' | 'configuration' | 'database' | 'files' | 'jobs' | 'limiter' | 'vault'
> & { sources: ReportSources };
