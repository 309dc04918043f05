import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import { type RunningProgram, runProgram, temporaryFolder } from './run-program.ts';

const folder = temporaryFolder();
const metricsToken = 'a-token-for-the-test';
const sockets: Socket[] = [];
let database: TestDatabase;
let program: RunningProgram;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATABASE_URL: database.connectionString, DATA_DIR: folder.path };
  // The limit of open files is below the number of clients.
  program = await runProgram({ ...settings, METRICS_TOKEN: metricsToken }, { openFiles: 256 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await program.stop();
  await database.drop();
  folder.remove();
});

/** A client that sends something and never closes its side. */
function halfOpen(lines: readonly string[]): Promise<void> {
  const { port, hostname } = new URL(program.address);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('connect', () => socket.write(lines.join('\r\n'), () => resolve()));
  socket.on('error', () => resolve());
  socket.resume();
  sockets.push(socket);
  return promise;
}

/** More connections than files may be open, some of each kind. */
async function manyHalfOpen(kinds: readonly (readonly string[])[]): Promise<void> {
  for (let group = 0; group < 20; group++)
    await Promise.all(Array.from({ length: 20 }, (_, index) => halfOpen(kinds[index % kinds.length] ?? [])));
}

/** The status that a new client gets from a check that needs the database. */
const newcomer = async () =>
  (await fetch(`${program.address}/health`, { headers: { connection: 'close' } })).status;

async function openConnections(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}`, connection: 'close' };
  const text = await (await fetch(`${program.address}/metrics`, { headers })).text();
  return Number(/^metra_connections (\d+)$/m.exec(text)?.[1]);
}

const api = ['host: a', 'x-application-id: mc_esg'];
const endless = ['content-type: application/json', 'content-length: 1000', '', '{'];

test('clients that are refused and stay leave room for others, and are gone soon', async () => {
  await manyHalfOpen([
    ['this is not HTTP', '', ''],
    ['GET /health HTTP/1.1', 'host: a', `x-flood: ${'x'.repeat(20_000)}`],
    ['CONNECT metra.example:443 HTTP/1.1', 'host: a', '', ''],
    ['POST /health HTTP/1.1', ...endless],
    ['POST /health HTTP/1.1', 'host: a', 'expect: wonders', ...endless],
    ['POST /nothing HTTP/1.1', ...api, ...endless],
    ['PUT /api/v1/account HTTP/1.1', ...api, ...endless],
  ]);
  expect(await newcomer()).toBe(200);
  await vi.waitFor(async () => expect(await openConnections()).toBeLessThan(10), patience);
});

test('clients that begin something and stay leave room for others', async () => {
  await manyHalfOpen([
    [],
    ['GET /health HTTP/1.1', 'host: a'],
    ['GET /health/live HTTP/1.1', 'host: a', '', ''],
    ['POST /api/v1/auth/login HTTP/1.1', ...api, ...endless],
  ]);
  expect(await newcomer()).toBe(200);
  expect(await openConnections()).toBeLessThan(150);
});
