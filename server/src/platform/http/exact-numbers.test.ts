import { ErrorBody } from '@metra/contract/core/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aSubscriber, catalogueKpi, monthOf } from '../../../test/factories/kpis.ts';
import { readJson } from './json-body.ts';

let app: TestApp;
let person: Awaited<ReturnType<typeof aSubscriber>>;
let kpiId: number;
beforeAll(async () => {
  app = await createTestApp();
  person = await aSubscriber(app);
  kpiId = (await catalogueKpi(person, 'natural-gas')).id;
});
afterAll(() => app.close());

/** A JavaScript client would reformat the number. */
const send = async (path: string, body: string) => {
  const response = await app.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body,
  });
  return { status: response.status, body: await response.json() };
};
const record = (period: string, value: string) =>
  JSON.stringify({ kpiId, ...monthOf(period), value: 0, confirmed: true }).replace(
    '"value":0',
    `"value":${value}`,
  );

describe('a number that would be stored as another one', () => {
  test.each(['1.0000000000000001', '0.1000000000000000055', '1e-400'])('%s is refused', async (value) => {
    expect(await send('/tracking/kpi-records', record('2026-01', value))).toMatchObject({
      status: 400,
      body: { error: 'input.invalid', fields: [{ path: 'value', key: 'multipleOf' }] },
    });
  });

  test('is refused without delay when it has a million digits', async () => {
    const value = `1.${'0'.repeat(900_000)}1`;
    expect(await send('/tracking/kpi-records', record('2026-01', value))).toMatchObject({ status: 400 });
  });

  test('is named in every row of a batch, and nothing is stored', async () => {
    const rows = [
      record('2026-02', '1.5'),
      record('2026-03', '1.0000000000000001'),
      record('2026-04', '5e-999'),
    ];
    expect(await send('/tracking/kpi-records/batch', `{"rows":[${rows.join()}]}`)).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'rows/1/value', key: 'multipleOf' },
          { path: 'rows/2/value', key: 'multipleOf' },
        ],
      },
    });
    expect((await person.client.kpiRecords.ofKpi({ params: { kpiId } })).total).toBe(0);
  });

  test('is named even if the field’s name cannot be stored', async () => {
    const answer = await send('/tracking/kpi-records', '{"a\\u0000b":1.0000000000000001,"":[1e999]}');
    const { fields } = ErrorBody.parse(answer.body);
    expect(fields).toEqual([
      { path: 'a\ufffdb', key: 'multipleOf' },
      { path: '/0', key: 'multipleOf' },
    ]);
  });

  test('is refused as an id or a version too, at every place', async () => {
    const body = record('2026-05', '1').replace(String(kpiId), '9007199254740993');
    expect(await send('/tracking/kpi-records', body)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'kpiId', key: 'multipleOf' }] },
    });
    const response = await app.fetch('/api/v1/kpis/9007199254740993', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.status).toBe(400);
  });

  test('in the JSON part of a form is refused', async () => {
    const form = new FormData();
    form.append('resource', '{"name":"Beleg","version":1.0000000000000001}');
    form.append('file', new Blob(['x']), 'x.txt');
    const response = await app.fetch('/api/v1/resources', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    expect(await response.json()).toMatchObject({ fields: [{ path: 'version', key: 'multipleOf' }] });
  });
});

test.each([
  ['1.50', 1.5],
  ['15e-1', 1.5],
  ['123456789012.345', 123456789012.345],
  ['-0.000000000001', -1e-12],
  ['1.00000000000000000000', 1],
])('%s is stored as it is', async (text, value) => {
  const made = await send('/tracking/kpi-records', record('2025-02', text));
  expect(made).toMatchObject({ status: 201, body: { value } });
  await person.client.kpiRecords.remove({ params: { kpiRecordId: made.body.id } });
});

test('long digits within texts are texts', () => {
  const text = '{"note":"1.0000000000000001 e \\" 99999999999999999999e5"}';
  expect(readJson(text)).toEqual(JSON.parse(text));
});

test('a number that a program writes is read unchanged', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), (text) => {
      expect(readJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
