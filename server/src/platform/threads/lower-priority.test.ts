import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

const here = new URL('./lower-priority.ts', import.meta.url).href;
/** Tells the threads of a program that lowers the priority of its helpers. */
const program = `import { readdirSync, readFileSync } from 'node:fs';
import { lowerPriorityOfHelpers } from ${JSON.stringify(here)};
lowerPriorityOfHelpers();
const threads = readdirSync('/proc/self/task').map((id) => {
  const [, name, rest] = /\\((.*)\\) (.*)/.exec(readFileSync('/proc/self/task/' + id + '/stat', 'utf8'));
  return { name: Number(id) === process.pid ? 'main' : name, niceness: Number(rest.split(' ')[16]) };
});
console.log(JSON.stringify(threads));`;

const own = getPriority();
const low = Math.min(own + 15, 19);

test.runIf(process.platform === 'linux').each([
  ['that was started as usual', [], { main: own, helpers: Math.max(own, 10) }],
  ['that was started with a low priority', ['nice', '-n', '15'], { main: low, helpers: low }],
])('in a program %s those that help give way to the one that serves', (_, before, expected) => {
  const [command = '', ...words] = [...before, process.execPath, '--input-type=module', '-e', program];
  const { stdout } = spawnSync(command, words, { encoding: 'utf8' });
  const threads: { name: string; niceness: number }[] = JSON.parse(stdout);
  const helpers = threads.filter(({ name }) => name.includes('V8Worker'));
  expect(helpers.length).toBeGreaterThan(0);
  expect(new Set(helpers.map(({ niceness }) => niceness))).toEqual(new Set([expected.helpers]));
  expect(threads.find(({ name }) => name === 'main')?.niceness).toBe(expected.main);
});
