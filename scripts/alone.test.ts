import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone } from './lib/alone.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metra-alone-'));
  lock = join(folder, 'inside/lock');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const endedProcess = (): string =>
  spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout;

test('a second one begins when the first has ended', async () => {
  const events: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = alone(lock, async () => {
    events.push('first begins');
    await held.promise;
    events.push('first ends');
  });
  const second = alone(lock, () => events.push('second begins'));
  await vi.waitFor(() => expect(console.log).toHaveBeenCalled(), 30_000);
  held.resolve();
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
  expect(existsSync(lock)).toBe(false);
});

test('work that fails gives the lock back, and its error', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await alone(lock, ({ wasInterrupted }) => wasInterrupted)).toBe(false);
});

test('a lock whose process was killed is taken over, and the work learns of it', async () => {
  await alone(lock, () => {});
  writeFileSync(lock, endedProcess());
  expect(await alone(lock, ({ wasInterrupted }) => wasInterrupted)).toBe(true);
  expect(await alone(lock, ({ wasInterrupted }) => wasInterrupted)).toBe(false);
});

test('of several that find the lock of a killed process one after the other works', async () => {
  await alone(lock, () => {});
  writeFileSync(lock, endedProcess());
  let running = 0;
  const work = async () => {
    running += 1;
    const together = running;
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return together;
  };
  expect(await Promise.all([1, 2, 3].map(() => alone(lock, work)))).toEqual([1, 1, 1]);
});
