import type { Cluster } from './cluster.ts';
import type { Report } from './report.ts';
import type { AtEnd } from './run-to-end.ts';

/** The options of the command line. */
export interface BenchOptions {
  /** Uses less data and fewer rounds. */
  readonly isQuick: boolean;
  /** The screens or pages to measure, or all. */
  readonly only: readonly string[];
  readonly rounds: number | undefined;
  readonly detail: boolean;
  readonly json: string | undefined;
  readonly record: boolean;
}

/** The place where a bench works. */
export interface Place {
  readonly cluster: Cluster;
  /** A folder for files, which is removed after the run. */
  readonly folder: string;
}

/** The task that the process of a bench receives. */
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
  /** The usual duration on two idle cores, in seconds. */
  readonly seconds: { readonly full: number; readonly quick: number };
  /** A bench is loaded only when it runs, because its packages may be missing. */
  load(): Promise<RunBench>;
}
