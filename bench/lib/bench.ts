import type { Cluster } from './cluster.ts';
import type { Report } from './report.ts';
import type { AtEnd } from './run-to-end.ts';

/** What somebody said on the command line. */
export interface BenchOptions {
  /** Less is seeded and measured. */
  readonly isQuick: boolean;
  /** Screens or pages, where only some are to be measured. */
  readonly only: readonly string[];
  readonly rounds: number | undefined;
  readonly detail: boolean;
  readonly json: string | undefined;
  readonly record: boolean;
}

/** Where a bench works. */
export interface Place {
  readonly cluster: Cluster;
  /** For files; removed after the run. */
  readonly folder: string;
}

/** What the process of a bench is given. */
export interface BenchTask extends Place {
  readonly name: string;
  readonly options: BenchOptions;
}

export interface BenchContext extends Place {
  readonly options: BenchOptions;
  readonly report: Report;
  readonly atEnd: AtEnd;
}

export type RunBench = (context: BenchContext) => Promise<void>;

export interface Bench {
  readonly name: string;
  readonly about: string;
  /** How long it usually takes on two quiet cores, in seconds. */
  readonly seconds: { readonly full: number; readonly quick: number };
  /** Read only when it is run: what one bench needs may be missing for another. */
  load(): Promise<RunBench>;
}
