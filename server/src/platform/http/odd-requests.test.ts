import { connect } from 'node:net';
import { ErrorBody } from '@metra/contract/core/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../test/factories/accounts.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await signedIn(app, await aMember(app.platform)));
});
afterAll(() => app.close());

/** Sends bytes that no client library would send. */
function say(...lines: string[]): Promise<{ head: string; body: string }> {
  const { port, hostname } = new URL(app.address);
  const { promise, resolve, reject } = Promise.withResolvers<{ head: string; body: string }>();
  const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', reject);
  socket.on('close', () => {
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    resolve({ head, body });
  });
  return promise;
}

const closing = ['x-application-id: mc_esg', 'connection: close'];

test.each([
  ['an address that is not well encoded', 404, ['GET /api/v1/kpis/%zz HTTP/1.1', 'host: a', ...closing]],
  ['a very long id', 404, [`GET /api/v1/kpis/${'1'.repeat(300)} HTTP/1.1`, 'host: a', ...closing]],
  ['no host', 400, ['GET /health HTTP/1.1', ...closing]],
  ['an unknown expectation', 400, ['GET /health HTTP/1.1', 'host: a', 'expect: wonders', ...closing]],
  ['a tunnel', 405, ['CONNECT metra.example:443 HTTP/1.1', 'host: a', ...closing]],
  ['something that is not HTTP', 400, ['\x16\x03\x01\x02']],
])('%s gets the one error shape', async (_, status, lines) => {
  const { head, body } = await say(...lines);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/x-content-type-options: nosniff/i);
  const error = ErrorBody.parse(JSON.parse(body));
  expect(error.status).toBe(status);
  expect(head).toContain(`x-response-id: ${error.responseId}`);
});

/** This is not a number and cannot be converted to one. */
const pretended = { length: { toString: 0 } };

const post = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body,
  });

test.each([
  ['no boundary', 'multipart/form-data', '--b--'],
  ['an endless boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, '--b--'],
  [
    'a part without a name',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--',
  ],
])('a form with %s is refused', async (_, type, form) => {
  const response = await post('/api/v1/resources', type, form);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'input.malformed' });
});

test('text that is not UTF-8 is refused instead of stored with other signs', async () => {
  const body = new Uint8Array(Buffer.from('{"username":"M\xfcller","password":"x"}', 'latin1'));
  const response = await post('/api/v1/auth/login', 'application/json', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'input.malformed' });
});

test.each([
  ['a text', 'PUT', '/account', { firstName: 'Mia', lastName: pretended, language: 'de' }, 'lastName'],
  ['a list', 'POST', '/strategies', { name: 'Plan', goals: pretended }, 'goals'],
])('a body that only claims the length of %s has the wrong type', async (_, method, path, body, field) => {
  const response = await app.fetch(`/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({
    error: 'input.invalid',
    fields: [{ path: field, key: 'type' }],
  });
});

test('a body that only nests is refused, one that has brackets in its text is not', async () => {
  const login = (username: string) =>
    post('/api/v1/auth/login', 'application/json', `{"username":${username}}`);
  const errorOf = async (response: Promise<Response>) => (await (await response).json()).error;
  expect(await errorOf(login('['.repeat(65) + ']'.repeat(65)))).toBe('input.malformed');
  expect(await errorOf(login(`"\\"${'['.repeat(100)}"`))).toBe('input.invalid');
});

test('a visitor cannot send a large body, and gets a limited list of unknown fields', async () => {
  const large = await post('/api/v1/auth/login', 'application/json', `{"username":"${'x'.repeat(70_000)}"}`);
  expect(large.status).toBe(413);
  const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`a${index}`, 1]));
  const many = await post('/api/v1/auth/login', 'application/json', JSON.stringify(unknown));
  expect((await many.json()).fields.length).toBeLessThan(110);
});
