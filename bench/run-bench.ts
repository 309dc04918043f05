import { benches } from './benches.ts';
import type { BenchTask } from './lib/bench.ts';
import { receiveTask } from './lib/forked-process.ts';
import { createReport, type Outcome } from './lib/report.ts';
import { runToEnd } from './lib/run-to-end.ts';
import { atOnce, grantedByParent } from './lib/turn.ts';

/** Runs one bench in its own process, so that memory of other benches does not affect it. */
runToEnd(async (atEnd) => {
  const { name, options, takesTurns, ...place } = await receiveTask<BenchTask>();
  const bench = benches.find((each) => each.name === name);
  if (!bench) throw new Error(`There is no bench ${name}.`);
  const report = createReport({
    isQuick: options.isQuick,
    print: console.log,
    note: (outcome: Outcome) => void process.send?.({ outcome }),
  });
  const run = await bench.load();
  await run({ ...place, options, report, atEnd, turn: takesTurns ? grantedByParent : atOnce });
  return 0;
});
