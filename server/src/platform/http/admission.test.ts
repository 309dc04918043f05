import { createServer } from 'node:http';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { createAdmission } from './admission.ts';
import { answerError } from './error-handler.ts';

/** A server with room for two, whose work takes until it is told to end. */
async function smallServer() {
  const admission = createAdmission(2);
  const waiting: (() => void)[] = [];
  const app = fastify({ serverFactory: (serve) => createServer(admission.guard(serve)) });
  app.setErrorHandler(answerError);
  admission.install(app);
  app.get('/', () => new Promise<string>((resolve) => waiting.push(() => resolve('done'))));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const finish = () => {
    for (const end of waiting.splice(0)) end();
  };
  return { app, admission, address, finish, started: () => waiting.length };
}

let server: Awaited<ReturnType<typeof smallServer>>;
afterEach(() => server.app.close());

test('what is too much is told to come back, and the rest is served', async () => {
  server = await smallServer();
  const served = [fetch(server.address), fetch(server.address)];
  await vi.waitFor(() => expect(server.started()).toBe(2), patience);

  const refused = await fetch(server.address, { headers: { 'accept-language': 'en' } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    error: 'service.overloaded',
    responseId: refused.headers.get('x-response-id'),
  });

  server.finish();
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200]);
});

test('whoever goes away makes room', async () => {
  server = await smallServer();
  const port = Number(new URL(server.address).port);
  const impatient = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
  for (const socket of impatient) socket.write('GET / HTTP/1.1\r\nhost: metra\r\n\r\n');
  await vi.waitFor(() => expect(server.admission.inFlight()).toBe(2), patience);

  for (const socket of impatient) socket.destroy();
  await vi.waitFor(() => expect(server.admission.inFlight()).toBe(0), patience);
});
