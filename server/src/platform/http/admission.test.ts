import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { type AdmissionLimits, createAdmission } from './admission.ts';
import { answerError } from './error-handler.ts';

/** These limits refuse nobody during a test. */
const patient = { inFlight: 2, waiting: 10, waitMilliseconds: 60_000 };
const impatient = { ...patient, waitMilliseconds: 50 };

/** An answer that starts and never ends. */
async function* endless() {
  yield 'begin';
  await new Promise(() => {});
}

/** A server with room for two requests, whose work takes until the test ends it. */
async function smallServer(limits: AdmissionLimits) {
  const admission = createAdmission(limits);
  const working: (() => void)[] = [];
  const app: FastifyInstance = fastify({ serverFactory: (serve) => createServer(admission.guard(serve)) });
  app.setErrorHandler(answerError);
  admission.install(app);
  const waits: number[] = [];
  const work = (_request: FastifyRequest, reply: FastifyReply) => {
    waits.push(admission.waited(reply.raw));
    return new Promise<string>((resolve) => working.push(() => resolve('done')));
  };
  app.get('/', work);
  app.post('/', work);
  app.get('/health/live', async () => 'ok');
  app.get('/endless', () => Readable.from(endless(), { objectMode: false }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const finish = () => {
    for (const end of working.splice(0)) end();
  };
  return { app, admission, address, finish, waits, working: () => working.length };
}

let server: Awaited<ReturnType<typeof smallServer>>;
let served: Promise<Response>[] = [];
afterEach(async () => {
  server.finish();
  await Promise.all(served.splice(0));
  await server.app.close();
});

async function full(limits: AdmissionLimits): Promise<void> {
  server = await smallServer(limits);
  served = [fetch(server.address), fetch(server.address)];
  await vi.waitFor(() => expect(server.working()).toBe(2), patience);
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test.each([
  ['GET', {}],
  ['POST', { body: '{}', headers: { 'content-type': 'application/json' } }],
])('a %s beyond the limit is refused for now, and the others are served', async (method, init) => {
  await full(impatient);
  const refused = await fetch(server.address, { method, ...init });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    error: 'service.overloaded',
    responseId: refused.headers.get('x-response-id'),
  });
  server.finish();
  expect(await statusesOf(served)).toEqual([200, 200]);
});

test('early requests wait and are served in their order', async () => {
  await full(patient);
  const later = Array.from({ length: 4 }, (_, index) =>
    index % 2 === 0
      ? fetch(server.address)
      : fetch(server.address, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
  );
  await vi.waitFor(() => expect(server.admission.waiting()).toBe(4), patience);
  server.finish();
  await vi.waitFor(() => expect(server.working()).toBe(2), patience);
  expect(server.admission.inFlight()).toBe(2);
  server.finish();
  await vi.waitFor(() => expect(server.working()).toBe(2), patience);
  server.finish();
  expect(await statusesOf([...served, ...later])).toEqual([200, 200, 200, 200, 200, 200]);
  // A request that has waited has less time left.
  expect(server.waits.map((wait) => wait > 0)).toEqual([false, false, true, true, true, true]);
});

test('a request is refused at once if too many wait already', async () => {
  await full({ ...patient, waiting: 1 });
  const waiting = fetch(server.address);
  await vi.waitFor(() => expect(server.admission.waiting()).toBe(1), patience);
  expect((await fetch(server.address)).status).toBe(503);
  server.finish();
  await vi.waitFor(() => expect(server.working()).toBe(1), patience);
  server.finish();
  expect((await waiting).status).toBe(200);
});

test('the liveness check is answered under any load', async () => {
  await full(patient);
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
});

test('a client that disconnects frees its place, served or waiting', async () => {
  server = await smallServer(patient);
  const port = Number(new URL(server.address).port);
  const impatient = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
  for (const socket of impatient) socket.write('GET / HTTP/1.1\r\nhost: metra\r\n\r\n');
  await vi.waitFor(() => expect(server.admission.waiting()).toBe(2), patience);

  for (const socket of impatient) socket.destroy();
  await vi.waitFor(() => {
    expect(server.admission.inFlight()).toBe(0);
    expect(server.admission.waiting()).toBe(0);
  }, patience);
});

test('a slow reader occupies no place', async () => {
  server = await smallServer(patient);
  const slow = await Promise.all([1, 2].map(() => fetch(`${server.address}/endless`)));
  const answer = fetch(server.address);
  await vi.waitFor(() => expect(server.working()).toBe(1), patience);
  server.finish();
  expect((await answer).status).toBe(200);
  server.app.server.closeAllConnections();
  await Promise.allSettled(slow.map((each) => each.text()));
});
