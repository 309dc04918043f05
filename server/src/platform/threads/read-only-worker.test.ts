import { expect, onTestFinished, test } from 'vitest';
import { startOwnCluster } from '../../../test/app/own-cluster.ts';
import { systemClock } from '../clock/clock.ts';
import type { DatabaseSource } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readOnlyWorker } from './read-only-worker.ts';

const file = new URL('../../../test/workers/clock-worker.ts', import.meta.url);

function newWorker(source: Pick<DatabaseSource, 'connectionString'>, now = systemClock.now()) {
  const clock = { ...systemClock, now: () => now };
  const databaseSource = { pooler: undefined, limits: undefined, ...source };
  let close = async () => {};
  const ask = readOnlyWorker<string, string>(file, {
    databaseSource,
    clock,
    beforeClosing: (work) => {
      close = work;
    },
  });
  return { ask, close: () => close() };
}

const away = { key: 'service.unavailable', retryAfterSeconds: 2 };

test('without the database a thread refuses, and it reads again after the return', async () => {
  const cluster = await startOwnCluster();
  onTestFinished(() => cluster.remove());
  const { connectionString } = cluster;
  await migrate({ connectionString });
  const { ask, close } = newWorker({ connectionString }, new Date('2026-03-01T00:00:00Z'));
  expect(await ask(1, 'first')).toBe('first 2026-03-01T00:00:00.000Z');
  await cluster.stop();
  await expect(ask(1, 'lost')).rejects.toMatchObject(away);
  await cluster.startAgain();
  await expect
    .poll(() => ask(1, 'back').catch(() => 'away'), { timeout: 30_000 })
    .toBe('back 2026-03-01T00:00:00.000Z');
  await close();
}, 90_000);

test('one that never reached a database refuses each question, and asks anew', async () => {
  const { ask, close } = newWorker({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(ask(1, 'one')).rejects.toMatchObject(away);
  await expect(Promise.all([ask(1, 'two'), ask(2, 'three')])).rejects.toMatchObject(away);
  await close();
}, 60_000);
