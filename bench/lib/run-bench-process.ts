import { join } from 'node:path';
import type { BenchTask } from './bench.ts';
import { measureBusyCores } from './busy-cores.ts';
import { forkProcess } from './forked-process.ts';
import type { Outcome } from './report.ts';
import type { AtEnd } from './run-to-end.ts';
import { type BenchResult, isBusy } from './summary.ts';

const file = join(import.meta.dirname, '../run-bench.ts');

/** Runs one bench. A failure is a result too. */
export async function runBenchProcess(
  task: BenchTask,
  atEnd: AtEnd,
  ending: AbortSignal,
): Promise<BenchResult> {
  const busyCores = await measureBusyCores();
  if (isBusy(busyCores)) console.log(`  Other programs use ${busyCores.toFixed(1)} cores: times say little.`);
  const begun = performance.now();
  const outcomes: Outcome[] = [];
  const { child, done } = forkProcess(file, task, atEnd);
  child.on('message', (message: { outcome?: Outcome }) => {
    if (message.outcome) outcomes.push(message.outcome);
  });
  const failure = await done.then(
    () => undefined,
    (error: Error) => error.message,
  );
  // If the whole run ends, this bench has not failed, and no other bench follows.
  ending.throwIfAborted();
  const seconds = (performance.now() - begun) / 1000;
  if (failure !== undefined) console.error(`  FAILED  ${failure}`);
  console.log(`\n── ${task.name} took ${seconds.toFixed(0)} s`);
  return { name: task.name, seconds, outcomes, busyCores, ...(failure !== undefined && { failure }) };
}
