import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

async function errorOf(path: string, init?: RequestInit) {
  const response = await app.fetch(path, init);
  const body = await response.json();
  expect(body).toMatchObject({ status: response.status, responseId: response.headers.get('x-response-id') });
  expect(body.i18nKey).toBe(body.error);
  expect(body.message).toBeTypeOf('string');
  return body;
}

describe('a request that cannot be served gets the one error shape', () => {
  test('without or with another application id', async () => {
    const headers = { 'x-application-id': 'another' };
    expect(await errorOf('/api/v1/frontend/metra-lite', { headers })).toMatchObject({
      error: 'application.unknown',
    });
  });

  test('on an unknown route', async () => {
    expect(await errorOf('/api/v1/nothing/here')).toMatchObject({ status: 404, error: 'not_found.route' });
  });

  test.each([
    ['DELETE', '/frontend/metra-lite', 'GET, HEAD'],
    ['OPTIONS', '/frontend/metra-lite', 'GET, HEAD'],
    ['PATCH', '/account', 'POST, PUT, DELETE'],
    ['PUT', '/account/confirm', 'GET, POST'],
  ])('with the method %s, which %s does not know', async (method, path, allowed) => {
    expect(await errorOf(`/api/v1${path}`, { method })).toMatchObject({ error: 'method.not_allowed' });
    expect((await app.fetch(`/api/v1${path}`, { method })).headers.get('allow')).toBe(allowed);
  });

  test('with malformed JSON', async () => {
    const body = await errorOf('/api/v1/auth/login', { method: 'POST', headers: json, body: '{"username":' });
    expect(body).toMatchObject({ status: 400, error: 'input.malformed' });
  });

  test('with wrong types, missing and unknown fields, every one named', async () => {
    const body = await errorOf('/api/v1/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 7, pasword: 'x' }),
    });
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { path: 'username', key: 'type' },
        { path: 'password', key: 'required' },
        { path: 'pasword', key: 'additionalProperties' },
      ]),
    );
  });

  test('with a body that is too large', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(1024 * 1024), password: 'x' });
    expect(await errorOf('/api/v1/auth/login', { method: 'POST', headers: json, body })).toMatchObject({
      status: 413,
      error: 'input.too_large',
    });
  });

  test('with another content type', async () => {
    const headers = { 'content-type': 'application/xml' };
    expect(await errorOf('/api/v1/auth/login', { method: 'POST', headers, body: '<a/>' })).toMatchObject({
      status: 415,
      error: 'input.unsupported_type',
    });
  });

  test('with a parameter the operation does not know', async () => {
    expect(await errorOf('/api/v1/frontend/metra-lite?sotr=name')).toMatchObject({
      status: 400,
      fields: [{ path: 'sotr', key: 'additionalProperties' }],
    });
  });

  test('without a token where one is needed', async () => {
    expect(await errorOf('/api/v1/auth/login')).toMatchObject({ status: 401, error: 'auth.unauthenticated' });
  });

  test('with a token nobody issued', async () => {
    const headers = { authorization: 'Bearer something' };
    expect(await errorOf('/api/v1/auth/login', { headers })).toMatchObject({ error: 'auth.unauthenticated' });
  });

  test('in the asked language', async () => {
    const english = await errorOf('/api/v1/nothing', {
      headers: { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' },
    });
    expect(english.message).toBe('This address does not exist.');
    expect((await errorOf('/api/v1/nothing')).message).toBe('Diese Adresse gibt es nicht.');
  });
});

test('headers that are too large are refused before anything else', async () => {
  const response = await app.fetch('/api/v1/frontend/metra-lite', {
    headers: { 'x-flood': 'x'.repeat(20_000) },
  });
  expect(response.status).toBe(431);
  expect(await response.json()).toMatchObject({ error: 'input.headers_too_large' });
});

test('answers carry strict security headers', async () => {
  const { headers } = await app.fetch('/api/v1/frontend/metra-lite');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a public answer is revalidated, not sent again', async () => {
  const first = await app.fetch('/api/v1/frontend/metra-lite');
  const again = await app.fetch('/api/v1/frontend/metra-lite', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(first.status).toBe(200);
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(again.status).toBe(304);
});

test('health reports that it can serve', async () => {
  expect(await (await app.fetch('/health')).json()).toEqual({ status: 'ok' });
});

test('the API describes itself, to the letter of OpenAPI 3.1', async () => {
  const document = await (await app.fetch('/api/v1/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(document.paths['/frontend/metra-lite'].get.operationId).toBe('frontend.metraLite');
  const page = await (await app.fetch('/api/v1/docs')).text();
  expect(page).toContain('What the wizard shows');
});

/** The linter compares segments as text. A year is a number, so `frozen` is not a year. */
const apartByType = ['frozen~1{frozenReportId}', '{year}~1export', '{year}~1disclosures'].map(
  (path) => `no-ambiguous-paths #/paths/~1my~1reports~1${path}`,
);

test('a public linter finds nothing to say about the description of the API', async () => {
  const source = await (await app.fetch('/api/v1/openapi.json')).text();
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, config });
  const messages = found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  expect(messages.filter((message) => !apartByType.includes(message))).toEqual([]);
});
