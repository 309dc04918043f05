import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { startOwnCluster } from '../app/own-cluster.ts';
import { patience } from '../app/patience.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aMember, signedIn } from '../factories/accounts.ts';

/** The program gives up after less than five seconds. Without its limits, a hung database would never answer. */
const answersWithin = 20_000;

let cluster: Awaited<ReturnType<typeof startOwnCluster>>;
let app: TestApp;
let token: string;

beforeAll(async () => {
  cluster = await startOwnCluster();
  const { connectionString } = cluster;
  await migrate({ connectionString });
  app = await createTestApp({ database: { connectionString, drop: async () => {} }, hurries: true });
  ({ token } = await signedIn(app, await aMember(app.platform)));
}, 60_000);

afterAll(async () => {
  await app.close();
  await cluster.remove();
});

const read = () =>
  app.fetch('/api/v1/my/organisation/storage/note', { headers: { authorization: `Bearer ${token}` } });
const write = () =>
  app.fetch('/api/v1/my/organisation/storage/note', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value: '1' }),
  });

async function statusesOf(callers: number): Promise<{ statuses: number[]; slowest: number }> {
  const begin = performance.now();
  const answers = await Promise.all(Array.from({ length: callers }, (_, i) => (i % 2 ? read() : write())));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return { statuses: [...new Set(answers.map(({ status }) => status))], slowest: performance.now() - begin };
}

const servedAgain = () =>
  vi.waitFor(async () => {
    expect((await write()).status).toBe(200);
    expect((await read()).status).toBe(200);
  }, patience);

describe('while the database is away, everyone is answered in time, and served again after its return', () => {
  test('stopped', async () => {
    await servedAgain();
    await cluster.stop();
    const { statuses, slowest } = await statusesOf(40);
    expect(statuses).toEqual([503]);
    expect(slowest).toBeLessThan(answersWithin);
    expect((await app.fetch('/health')).status).toBe(503);
    await cluster.startAgain();
    await servedAgain();
  });

  test('hung', async () => {
    cluster.freeze();
    const { statuses, slowest } = await statusesOf(40);
    cluster.thaw();
    expect(statuses).toEqual([503]);
    expect(slowest).toBeLessThan(answersWithin);
    await servedAgain();
  });
});
