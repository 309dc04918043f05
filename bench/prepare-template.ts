import { type Cluster, createTemplate } from './lib/cluster.ts';
import { receiveTask } from './lib/forked-process.ts';
import { runToEnd } from './lib/run-to-end.ts';

/** Runs in its own process, because each side of a comparison has its own migrations. */
runToEnd(async () => {
  await createTemplate(await receiveTask<Cluster>());
  return 0;
});
