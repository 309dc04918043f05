import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aSubscriber } from '../factories/kpis.ts';
import { anUpload, aPdf } from '../factories/resources.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** An upload that starts and never ends. */
function slowUpload(path: string, part: string, token: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port, hostname } = new URL(app.address);
  const disposition = 'content-disposition: form-data';
  const lines = [
    `POST /api/v1${path} HTTP/1.1`,
    'host: metra',
    'x-application-id: mc_esg',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
    '',
    '--b',
    `${disposition}; name="${part}"`,
    '',
    '{}',
    '--b',
    `${disposition}; name="file"; filename="a.csv"`,
    '',
    'kpi;',
  ];
  const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n'), () => resolve()));
  socket.on('error', () => {});
  sockets.push(socket);
  return promise;
}

test('200 slow uploads of one organisation keep nobody else from reading or uploading', async () => {
  const slow = await aSubscriber(app);
  const other = await aSubscriber(app);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0
        ? slowUpload('/tracking/kpi-records/import/preview', 'import', slow.token)
        : slowUpload('/resources', 'resource', slow.token),
    ),
  );
  expect((await other.client.kpis.list({ query: {} })).total).toBeGreaterThan(0);
  expect(await anUpload(app, other.token, new File([aPdf()], 'a.pdf'))).toMatchObject({ name: 'a.pdf' });
  expect((await app.fetch('/health')).status).toBe(200);
});
