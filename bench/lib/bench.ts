import type { Cluster } from './cluster.ts';
import type { Report } from './report.ts';
import type { AtEnd } from './run-to-end.ts';
import type { Turn } from './turn.ts';

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
  /** Whether another process grants the turns of this bench. */
  readonly takesTurns: boolean;
}

export interface BenchContext extends Place {
  readonly options: BenchOptions;
  readonly report: Report;
  readonly atEnd: AtEnd;
  /** Every measurement and everything that keeps the machine busy runs in a turn. */
  readonly turn: Turn;
}

export type RunBench = (context: BenchContext) => Promise<void>;

export interface Bench {
  readonly name: string;
  readonly about: string;
  /** The usual duration on two idle cores, in seconds. */
  readonly seconds: { readonly full: number; readonly quick: number };
  /** A bench is loaded only when it runs, because its packages may be missing. */
  /** Whether it records its values in its own file of the history. */
  readonly hasOwnHistory?: true;
  load(): Promise<RunBench>;
}
