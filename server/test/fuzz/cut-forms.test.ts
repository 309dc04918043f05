import { contract } from '@metra/contract';
import { ErrorBody } from '@metra/contract/core/errors';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import type { Input } from '../sweep/operation-call.ts';
import { callOf } from '../sweep/operation-calls.ts';
import { aSubscribedOrganisation } from '../sweep/tenant-objects.ts';
import { type FormPart, filePart, formBytes, jsonPart, partsOf } from './form-bytes.ts';
import { exchange } from './raw-http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const boundary = 'm';
const atOnce = 6;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

const send = (operation: Operation, token: string, { params }: Input, body: Buffer) =>
  exchange(app.address, {
    method: operation.method,
    target: `/api/v1${operation.path.replace(/\{(\w+)\}/g, (_, name) => String(Reflect.get(params ?? {}, name)))}`,
    headers: [
      ['host', 'metra.example'],
      ['connection', 'close'],
      ['x-application-id', 'mc_esg'],
      ['authorization', `Bearer ${token}`],
      ['content-type', `multipart/form-data; boundary=${boundary}`],
      ['content-length', String(body.length)],
    ],
    body,
  });

const forms = [...operationsOf(contract)].filter(({ operation }) => operation.multipart);
const orders: [string, (parts: FormPart[]) => FormPart[]][] = [
  ['JSON first', (parts) => parts],
  ['file first', (parts) => parts.toReversed()],
];

test.each(forms.flatMap((form) => orders.map(([order, inOrder]) => ({ ...form, order, inOrder }))))(
  'a form for $id that ends at any byte before its end is refused: $order',
  async ({ id, operation, inOrder }) => {
    const own = await aSubscribedOrganisation(app, 'Lindner');
    const input = await callOf(id)?.input(own);
    if (!input) throw new Error(`Say in server/test/sweep/calls how to call ${id}`);
    const whole = formBytes(inOrder(await partsOf(operation, input)), boundary);
    const { token } = own.member;
    const expectRefused = async (length: number) => {
      const answer = await send(operation, token, input, whole.subarray(0, length));
      const body = ErrorBody.parse(JSON.parse(String(answer?.body)));
      expect(answer?.status, `${length} of ${whole.length} bytes: ${body.error}`).toBe(400);
    };
    // The end of the last line does not matter, because the form is complete with its last boundary.
    const last = whole.lastIndexOf(`--${boundary}--`) + `--${boundary}--`.length;
    for (let from = 0; from < last; from += atOnce)
      await Promise.all(range(from, Math.min(from + atOnce, last)).map(expectRefused));
    expect((await send(operation, token, input, whole))?.status).toBeLessThan(300);
  },
);

test.each([
  ['fields', jsonPart('resource', '{}')],
  ['files', filePart('a.txt', Buffer.from('a'))],
  ['parts without a name', { head: ['x: y'], content: Buffer.from('a') }],
])('a form of many %s that ends in the middle of one is refused, and the server goes on', async (_, part) => {
  const own = await aSubscribedOrganisation(app, 'Lindner');
  for (const count of range(2, 12)) {
    const parts = formBytes(
      Array.from({ length: count }, () => part),
      boundary,
    );
    const cut = parts.subarray(0, parts.lastIndexOf(part.content));
    const answer = await send(contract.resources.create, own.member.token, {}, cut);
    expect(answer?.status, `${count} of them`).toBe(400);
  }
  expect((await fetch(`${app.address}/health`)).status).toBe(200);
});
