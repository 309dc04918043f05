import type { Platform } from '../../platform/platform.ts';
import type { FrozenContent, FrozenFile, ReportToFreeze } from '../reports/reports.module.ts';

/** What others know of reports. */
export interface ReportSources {
  /** All that the report of a year says, as it is at one moment. */
  toFreeze(asked: { organisationId: number; year: number }): Promise<ReportToFreeze>;
  /** A picture of the organisation, ready to be printed; undefined where it has none that can be. */
  logo(organisationId: number, id: number): Promise<Uint8Array | undefined>;
  /** From what was kept of a report, and nothing else. */
  files(kept: FrozenContent): Promise<FrozenFile[]>;
}

export type FrozenReportNeeds = Pick<
  Platform,
  'audit' | 'clock' | 'configuration' | 'database' | 'files' | 'jobs' | 'limiter' | 'vault'
> & { sources: ReportSources };
