import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** A client that begins a body and never ends it. */
function slowClient(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/v1/auth/login HTTP/1.1\r\nhost: metra\r\nx-application-id: mc_esg\r\n' +
          'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"username":',
        () => resolve(),
      );
    });
    socket.on('error', () => {});
    sockets.push(socket);
  });
}

test('200 slow clients keep nobody else waiting', async () => {
  const port = Number(new URL(app.address).port);
  await Promise.all(Array.from({ length: 200 }, () => slowClient(port)));
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const begin = performance.now();
      const { status } = await app.fetch('/api/v1/frontend/metra-lite', {
        signal: AbortSignal.timeout(5_000),
      });
      return { status, waited: performance.now() - begin };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeLessThan(5_000);
});
