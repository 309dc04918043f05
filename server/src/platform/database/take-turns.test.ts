import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { takeTurns } from './take-turns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Another program that has its turn and keeps it. */
async function aHolder(silenceMs: number) {
  const file = JSON.stringify(join(import.meta.dirname, 'take-turns.ts'));
  const url = JSON.stringify(database.connectionString);
  const work = `() => { console.log('has its turn'); return new Promise(() => setInterval(() => {}, 1000)); }`;
  const script = `const { takeTurns } = await import(${file}); await takeTurns(${url}, ${work}, { waitMs: 60000, silenceMs: ${silenceMs} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('who hangs loses its turn', async () => {
  const holder = await aHolder(1_000);
  holder.kill('SIGSTOP');
  expect(await takeTurns(database.connectionString, async () => 'mine')).toBe('mine');
});

test('who is slow keeps it, and whoever waits in vain is told for whom', async () => {
  const holder = await aHolder(5_000);
  const waiting = takeTurns(database.connectionString, async () => 'mine', {
    waitMs: 6_000,
    silenceMs: 5_000,
  });
  await expect(waiting).rejects.toMatchObject({
    name: 'DatabaseRefused',
    message: expect.stringMatching(
      /^Another server \(on the same machine, session \d+\) has been starting on this database for 6 s and does not get ready: .+\.$/,
    ),
  });
  holder.kill('SIGKILL');
  expect(await takeTurns(database.connectionString, async () => 'mine')).toBe('mine');
});
