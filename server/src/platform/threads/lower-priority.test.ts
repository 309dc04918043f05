import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const here = JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href);
/** A thread that gives way, and says so when it has. */
const thread = `import { parentPort } from 'node:worker_threads';
import { getPriority } from 'node:os';
import { lowerPriority } from ${here};
lowerPriority(12);
parentPort.postMessage(getPriority());`;
/** Tells the niceness of its own thread, of another one and of the helpers of both. */
const program = `import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { lowerPriorityOfHelpers } from ${here};
lowerPriorityOfHelpers();
const helpers = readdirSync('/proc/self/task')
  .map((id) => /\\((.*)\\) (.*)/.exec(readFileSync('/proc/self/task/' + id + '/stat', 'utf8')))
  .filter(([, name]) => name.includes('V8Worker'))
  .map(([, , rest]) => Number(rest.split(' ')[16]));
const worker = new Worker(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(thread)})));
worker.once('message', (thread) =>
  console.log(JSON.stringify({ main: getPriority(), thread, helpers: [...new Set(helpers)] })),
);`;

const own = getPriority();
const low = Math.min(own + 15, 19);

test.runIf(process.platform === 'linux').each([
  ['that was started as usual', [], { main: own, thread: Math.max(own, 12), helpers: [Math.max(own, 8)] }],
  ['that was started with a low priority', ['nice', '-n', '15'], { main: low, thread: low, helpers: [low] }],
])('in a program %s those that work aside give way to the one that serves', (_, before, expected) => {
  const [command = '', ...words] = [...before, process.execPath, '--input-type=module', '-e', program];
  const { stdout } = spawnSync(command, words, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(expected);
});
