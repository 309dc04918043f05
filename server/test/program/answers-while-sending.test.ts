import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aMember, signedIn } from '../factories/accounts.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await signedIn(app, await aMember(app.platform)));
});
afterAll(() => app.close());

interface Sent {
  what: string;
  status: number;
  method: string;
  path: string;
  type: string;
  signsIn?: true;
}

const bodyBytes = 20 * 1024 * 1024;
const json = 'application/json';
const form = 'multipart/form-data';
const [login, account, resources] = ['/api/v1/auth/login', '/api/v1/account', '/api/v1/resources'];

const early: Sent[] = [
  { what: 'that is too large', status: 413, method: 'PUT', path: account, type: json, signsIn: true },
  { what: 'that is too large for a visitor', status: 413, method: 'POST', path: login, type: json },
  { what: 'without a token', status: 401, method: 'PUT', path: account, type: json },
  {
    what: 'not meant for members',
    status: 403,
    method: 'POST',
    path: '/api/v1/admin/accounts',
    type: json,
    signsIn: true,
  },
  { what: 'to an unknown address', status: 404, method: 'POST', path: '/api/v1/nothing', type: json },
  { what: 'to an unreadable address', status: 404, method: 'POST', path: '/api/v1/%zz', type: json },
  { what: 'with another method', status: 405, method: 'PUT', path: login, type: json },
  { what: 'of another type', status: 415, method: 'POST', path: login, type: 'text/xml' },
  {
    what: 'as a form without a boundary',
    status: 400,
    method: 'POST',
    path: resources,
    type: form,
    signsIn: true,
  },
];

const headersOf = ({ type, signsIn }: Sent) => ({
  'x-application-id': 'mc_esg',
  'content-type': type,
  ...(signsIn && { authorization: `Bearer ${token}` }),
});

/** Sends everything before it reads, like simple clients, and returns the status that finally arrived. */
function sendAll(head: string, body: Iterable<Buffer>): Promise<number | string> {
  const { port, hostname } = new URL(app.address);
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const socket = connect(Number(port), hostname);
  let heard = '';
  let failure = 'nothing heard';
  socket.pause();
  socket.on('data', (part) => {
    heard += part;
    socket.destroy();
  });
  socket.on('error', (error) => {
    failure = error.message;
  });
  socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1]) || failure));
  const send = async () => {
    socket.write(`${head}\r\n\r\n`);
    for (const part of body) {
      if (!socket.write(part)) await Promise.race([new Promise((go) => socket.once('drain', go)), promise]);
      if (socket.destroyed) return;
    }
    socket.resume();
  };
  void send();
  return promise;
}

const headOf = (sent: Sent, length: Record<string, string>) =>
  [
    `${sent.method} ${sent.path} HTTP/1.1`,
    ...Object.entries({ host: 'a', ...headersOf(sent), ...length }).map((line) => line.join(': ')),
  ].join('\r\n');

const part = Buffer.alloc(256 * 1024, ' ');
const parts = Array.from({ length: bodyBytes / part.length }, () => part);
const chunks = parts.map(() => Buffer.concat([Buffer.from('40000\r\n'), part, Buffer.from('\r\n')]));

describe.each(early)('the sender of a large body $what', (sent) => {
  const { status, method, path } = sent;

  test(`hears ${status} where it listens while it sends`, async () => {
    const body = new Uint8Array(bodyBytes).fill(0x20);
    const response = await app.fetch(path, { method, headers: headersOf(sent), body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status });
  });

  test(`hears ${status} where it listens only afterwards`, async () => {
    const heard = await Promise.all([
      sendAll(headOf(sent, { 'content-length': String(bodyBytes) }), parts),
      sendAll(headOf(sent, { 'transfer-encoding': 'chunked' }), [...chunks, Buffer.from('0\r\n\r\n')]),
    ]);
    expect(heard).toEqual([status, status]);
  });
});

test.each([
  ['headers without end', 431, `GET /health HTTP/1.1\r\nhost: a\r\nx-flood: ${'x'.repeat(20_000)}`],
  ['what is not HTTP', 400, '\x16\x03\x01\x02'],
  ['a tunnel and what is meant to go through it', 405, 'CONNECT metra.example:443 HTTP/1.1\r\nhost: a'],
])('the sender of %s hears %i', async (_, status, head) => {
  expect(await sendAll(head, parts)).toBe(status);
});

test('an answer keeps the connection, even before the whole body', async () => {
  const answer = (body: string | Uint8Array<ArrayBuffer>) =>
    app.fetch(login, { method: 'POST', headers: { 'content-type': json }, body });
  expect((await answer(new Uint8Array(bodyBytes))).headers.get('connection')).not.toBe('close');
  expect((await answer('{}')).headers.get('connection')).toBe('keep-alive');
});
