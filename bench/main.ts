import { availableParallelism } from 'node:os';
import { helpLines, readCommand } from './command-line.ts';
import { startCluster } from './lib/cluster.ts';
import { startProgress } from './lib/progress.ts';
import { runBenchProcess } from './lib/run-bench-process.ts';
import { newRunFolder, removeFolder, removeLeftovers } from './lib/run-folder.ts';
import { runToEnd } from './lib/run-to-end.ts';
import { type BenchResult, exitCodeOf, summaryLines } from './lib/summary.ts';

/** Runs benches one after the other on one PostgreSQL. Usage: npm run bench -- --help */
runToEnd(async (atEnd, ending) => {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    for (const line of helpLines()) console.log(line);
    return 0;
  }
  const { chosen, options } = command;
  await removeLeftovers();
  const folder = newRunFolder();
  atEnd(async () => removeFolder(folder));
  const progress = startProgress(`PostgreSQL (${availableParallelism()} cores)`, {
    print: console.log,
    now: () => performance.now(),
  });
  progress.at('being prepared');
  const cluster = await startCluster(folder, atEnd).finally(progress.stop);
  progress.done();
  const results: BenchResult[] = [];
  for (const [index, { name }] of chosen.entries()) {
    console.log(`\n── ${name} (${index + 1} of ${chosen.length})`);
    results.push(await runBenchProcess({ name, options, cluster, folder }, atEnd, ending));
  }
  for (const line of summaryLines(results)) console.log(line);
  return exitCodeOf(results);
});
