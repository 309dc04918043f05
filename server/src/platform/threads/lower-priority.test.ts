import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const here = new URL('./lower-priority.ts', import.meta.url).href;
/** Tells the niceness of its own thread, and of another one that lowers its priority. */
const program = `import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
const file = new URL('data:text/javascript,' + encodeURIComponent(\`
  import { getPriority } from 'node:os';
  import { parentPort } from 'node:worker_threads';
  import { lowerPriority } from ${JSON.stringify(here)};
  lowerPriority(10);
  parentPort.postMessage(getPriority());
\`));
new Worker(file).once('message', (thread) => console.log(JSON.stringify({ main: getPriority(), thread })));`;

const own = getPriority();
const low = Math.min(own + 15, 19);

test.runIf(process.platform === 'linux').each([
  ['that was started as usual', [], { main: own, thread: Math.max(own, 10) }],
  ['that was started with a low priority', ['nice', '-n', '15'], { main: low, thread: low }],
])('in a program %s, a thread gives way to all others', (_, before, expected) => {
  const [command = '', ...words] = [...before, process.execPath, '--input-type=module', '-e', program];
  const { stdout } = spawnSync(command, words, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(expected);
});
