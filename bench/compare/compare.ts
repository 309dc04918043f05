import { join } from 'node:path';
import type { Bench, BenchOptions } from '../lib/bench.ts';
import type { Cluster } from '../lib/cluster.ts';
import { forkProcess } from '../lib/forked-process.ts';
import type { Outcome } from '../lib/report.ts';
import type { AtEnd } from '../lib/run-to-end.ts';
import type { TurnMessage } from '../lib/turn.ts';
import { checkOut } from './checkout.ts';
import { type Compared, comparedValues } from './comparison.ts';
import { printLines } from './print-lines.ts';
import { grantTurns } from './turns.ts';

const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];

const present = join(import.meta.dirname, '../..');

export interface Comparison {
  readonly commit: string;
  readonly options: BenchOptions;
  readonly cluster: Cluster;
  readonly folder: string;
}

interface BenchOfBoth {
  readonly values: readonly Compared[];
  /** Why one of the sides could not run. */
  readonly failure?: string;
}

/** Prepares a commit, and returns the function that runs one bench of the commit and of the present program. */
export async function prepareComparison({ commit, cluster, folder, options }: Comparison, atEnd: AtEnd) {
  const folders: Readonly<Record<Side, string>> = { before: join(folder, 'before'), after: present };
  await checkOut(commit, folders.before, atEnd);
  for (const side of sides) {
    const { done } = forkProcess(
      join(folders[side], 'bench/prepare-template.ts'),
      { ...cluster, side },
      atEnd,
    );
    await done.catch((error: Error) => {
      if (side === 'after') throw error;
      throw new Error(
        `The present benches do not run on the program of ${commit.slice(0, 8)}: ${error.message}`,
      );
    });
  }

  /** Runs both sides. If one fails, the other one ends. */
  async function runBoth({ name }: Bench): Promise<BenchOfBoth> {
    const turns = grantTurns(sides);
    const outcomes: Record<Side, Outcome[]> = { before: [], after: [] };
    const running = sides.map((side) => {
      const task = { name, options, cluster: { ...cluster, side }, folder, takesTurns: true };
      const { child, done } = forkProcess(join(folders[side], 'bench/run-bench.ts'), task, atEnd, 'pipe');
      printLines(child, `${side.padEnd(6)} │ `);
      child.on('message', ({ turn, outcome }: Partial<TurnMessage> & { outcome?: Outcome }) => {
        if (outcome) outcomes[side].push(outcome);
        if (turn === 'wanted') turns.want(side, () => child.send({ granted: true }));
        if (turn === 'over') turns.finish(side);
      });
      return { side, child, done: done.finally(() => turns.leave(side)) };
    });
    const failures: string[] = [];
    await Promise.all(
      running.map(({ side, done }) =>
        done.catch((error: Error) => {
          failures.push(`${side}: ${error.message}`);
          for (const other of running) other.child.kill('SIGTERM');
        }),
      ),
    );
    const values = comparedValues(name, outcomes);
    const [failure] = failures;
    return failure === undefined ? { values } : { values, failure };
  }
  return runBoth;
}
