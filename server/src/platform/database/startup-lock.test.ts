import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestContext, test } from 'vitest';
import { createTestDatabase } from '../../../test/app/test-database.ts';
import { withStartupLock } from './startup-lock.ts';

/** Each test has its own database, so that they can wait at the same time. */
async function aDatabase({ onTestFinished }: TestContext): Promise<string> {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  return connectionString;
}

/** Another program that holds the lock. */
async function aHolder({ onTestFinished }: TestContext, database: string, silenceMs: number) {
  const file = JSON.stringify(join(import.meta.dirname, 'startup-lock.ts'));
  const url = JSON.stringify(database);
  const work = `() => { console.log('has its turn'); return new Promise(() => setInterval(() => {}, 1000)); }`;
  const script = `const { withStartupLock } = await import(${file}); await withStartupLock(${url}, ${work}, { waitMs: 60000, silenceMs: ${silenceMs} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test.concurrent('who hangs loses its turn', async (context) => {
  const { expect } = context;
  const database = await aDatabase(context);
  const holder = await aHolder(context, database, 1_000);
  holder.kill('SIGSTOP');
  expect(await withStartupLock(database, async () => 'mine')).toBe('mine');
});

test.concurrent('a slow server keeps it, and the error of a waiting one names the holder', async (context) => {
  const { expect } = context;
  const database = await aDatabase(context);
  const holder = await aHolder(context, database, 5_000);
  const waiting = withStartupLock(database, async () => 'mine', {
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
  expect(await withStartupLock(database, async () => 'mine')).toBe('mine');
});
