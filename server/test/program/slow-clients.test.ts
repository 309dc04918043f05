import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../app/patience.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';

const metricsToken = 'a-token-for-the-test';
let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp({ environment: { METRICS_TOKEN: metricsToken } });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

/** This is twice the number of requests that are served at once. */
const slowClients = 200;

/** A client that sends something, then reads nothing or everything, and never closes. */
function slowClient(lines: readonly string[], reads: boolean, hear: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port, hostname } = new URL(app.address);
  const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n'), () => resolve()));
  socket.on('error', () => {});
  if (reads) socket.on('data', hear);
  else socket.pause();
  sockets.push(socket);
  return promise;
}

async function gauge(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await app.fetch('/metrics', { headers })).text();
  return Number(new RegExp(`^metra_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const api = ['host: metra', 'x-application-id: mc_esg'];
const login = ['POST /api/v1/auth/login HTTP/1.1', ...api, 'content-type: application/json'];
const document = ['GET /api/v1/openapi.json HTTP/1.1', ...api, '', ''];

test.each([
  {
    what: 'never finish their body',
    lines: [...login, 'content-length: 100', '', '{"username":'],
    reads: true,
  },
  {
    what: 'ask for much and never read it',
    // This is more than the system buffers for an unread connection.
    lines: Array.from({ length: 4 }, () => document).flat(),
    reads: false,
  },
])(`others are served while ${slowClients} clients $what`, async ({ lines, reads }) => {
  let answered = 0;
  const hear = () => {
    answered += 1;
  };
  await Promise.all(Array.from({ length: slowClients }, () => slowClient(lines, reads, hear)));
  // All clients are connected, and their requests are processed.
  await vi.waitFor(async () => {
    expect(await gauge('connections')).toBeGreaterThan(slowClients);
    expect(await gauge('requests_in_flight')).toBe(1);
  }, patience);

  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.fetch('/api/v1/frontend/metra-lite')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  // No slow client has finished, so the others have not waited for one.
  expect(answered).toBe(0);
  expect(await gauge('connections')).toBeGreaterThan(slowClients);
});
