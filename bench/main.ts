import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Command, helpLines, readCommand } from './command-line.ts';
import { findCommit } from './compare/checkout.ts';
import { prepareComparison } from './compare/compare.ts';
import { type Compared, tableOf } from './compare/comparison.ts';
import { measureBusyCores } from './lib/busy-cores.ts';
import { type Cluster, startCluster } from './lib/cluster.ts';
import { forkProcess } from './lib/forked-process.ts';
import { startProgress } from './lib/progress.ts';
import { runBenchProcess } from './lib/run-bench-process.ts';
import { newRunFolder, removeFolder, removeLeftovers } from './lib/run-folder.ts';
import { type AtEnd, runToEnd } from './lib/run-to-end.ts';
import { type BenchResult, exitCodeOf, summaryLines } from './lib/summary.ts';
import { recordComparison, recordValues } from './record-values.ts';

interface Place {
  readonly cluster: Cluster;
  readonly folder: string;
}

/** Runs benches one after the other on one PostgreSQL. Usage: npm run bench -- --help */
runToEnd(async (atEnd, ending) => {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    for (const line of helpLines()) console.log(line);
    return 0;
  }
  const commit = command.compareWith === undefined ? undefined : findCommit(command.compareWith);
  await removeLeftovers();
  const folder = newRunFolder();
  atEnd(async () => removeFolder(folder));
  const place = { folder, cluster: await preparedCluster(folder, atEnd) };
  if (commit === undefined) return runBenches(command, place, atEnd, ending);
  return compareWith(commit, command, place, atEnd, ending);
});

async function preparedCluster(folder: string, atEnd: AtEnd): Promise<Cluster> {
  const progress = startProgress(`PostgreSQL (${availableParallelism()} cores)`, {
    print: console.log,
    now: () => performance.now(),
  });
  progress.at('being prepared');
  const cluster = await startCluster(folder, atEnd).finally(progress.stop);
  progress.done();
  return cluster;
}

async function runBenches(
  { chosen, options }: Command,
  place: Place,
  atEnd: AtEnd,
  ending: AbortSignal,
): Promise<number> {
  await forkProcess(join(import.meta.dirname, 'prepare-template.ts'), place.cluster, atEnd).done;
  const results: BenchResult[] = [];
  for (const [index, { name, hasOwnHistory }] of chosen.entries()) {
    console.log(`\n── ${name} (${index + 1} of ${chosen.length})`);
    const result = await runBenchProcess({ name, options, ...place, takesTurns: false }, atEnd, ending);
    if (options.record && !hasOwnHistory) recordValues(result, options.isQuick);
    results.push(result);
  }
  for (const line of summaryLines(results)) console.log(line);
  return exitCodeOf(results);
}

/** Misses do not make a comparison fail, because the commit may have missed the same budgets. */
async function compareWith(
  commit: string,
  { chosen, options }: Command,
  place: Place,
  atEnd: AtEnd,
  ending: AbortSignal,
): Promise<number> {
  // The web and Lighthouse would record the values of both sides.
  const unrecorded = { ...options, record: false };
  const runBoth = await prepareComparison({ commit, options: unrecorded, ...place }, atEnd);
  const compared: Compared[] = [];
  const failures: string[] = [];
  for (const [index, bench] of chosen.entries()) {
    const busyCores = await measureBusyCores();
    console.log(
      `\n── ${bench.name} (${index + 1} of ${chosen.length}); other programs use ${busyCores.toFixed(1)} cores`,
    );
    const { values, failure } = await runBoth(bench);
    ending.throwIfAborted();
    if (failure !== undefined) failures.push(`${bench.name} does not run on both sides: ${failure}`);
    compared.push(...values);
    if (options.record) recordComparison(commit, values, { isQuick: options.isQuick, busyCores });
  }
  console.log(
    `\nBefore: ${commit.slice(0, 8)}. After: the present program.${options.isQuick ? ' Quick.' : ''}\n`,
  );
  for (const line of compared.length > 0 ? tableOf(compared) : []) console.log(line);
  for (const failure of failures) console.log(`\nFAILED  ${failure}`);
  return failures.length > 0 ? 1 : 0;
}
