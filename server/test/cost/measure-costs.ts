import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createDatabase } from '../app/cluster.ts';
import type { Cost } from './cost.ts';

export interface Task {
  /** The address of an own database. */
  database: string;
  /** The text of the limits; a call is measured until it is within its limits. Without it, until the lowest cost. */
  limits: string | undefined;
  /** A regular expression for the ids of the operations to measure. */
  pattern: string;
}

/** With more room for new objects, cleaning up happens less often, and rarely within a call. */
const nodeOptions = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** Measures what the operations cost, in a process of its own. */
export async function measureCosts(
  cluster: { connectionString: string },
  task: Omit<Task, 'database'>,
): Promise<Cost[]> {
  const database = await createDatabase(cluster);
  const program = fork(join(import.meta.dirname, 'measure-process.ts'), {
    execArgv: nodeOptions,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  program.stderr?.on('data', (text) => {
    errors += text;
  });
  let costs: Cost[] | undefined;
  program.once('message', (message) => {
    costs = message as Cost[];
  });
  program.send({ ...task, database: database.connectionString } satisfies Task);
  await once(program, 'close');
  await database.drop();
  if (!costs) throw new Error(`The costs could not be measured: ${errors}`);
  return costs;
}
