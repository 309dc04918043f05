import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const;
const headers = { 'x-application-id': 'mc_esg' };

async function answerTo(method: InjectOptions['method'] & string, url: string, sent: object = headers) {
  const answer = await app.server.inject({ method, url: `/api/v1${url}`, headers: { ...sent } });
  return `${answer.statusCode} ${answer.headers.allow ?? ''}`.trim();
}

const paths = Map.groupBy(operationsOf(contract), ({ operation }) => operation.path.replace(/\{\w+\}/g, '7'));

test('each path of the contract refuses each method that it does not have, and names those that it has', async () => {
  expect(paths.size).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const [path, operations] of paths) {
    const has = operations.flatMap(({ operation: { method, hasEffect } }) =>
      method === 'GET' && !hasEffect ? [method, 'HEAD'] : [method],
    );
    for (const method of methods.filter((each) => !has.includes(each))) {
      const answer = await answerTo(method, path);
      if (answer !== `405 ${has.join(', ')}`) wrong.push(`${method} ${path}: ${answer}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a word is never taken for a parameter, whatever the method', async () => {
  expect(await answerTo('DELETE', '/admin/goals/export')).toBe('405 GET');
  expect(await answerTo('DELETE', '/admin/goals/7')).toBe('401');
  expect(await answerTo('PATCH', '/admin/goals/export')).toBe('405 GET');
});

test('an address is read as the router reads it', async () => {
  expect(await answerTo('PATCH', '/admin/go%61ls/export?page=1#top')).toBe('405 GET');
  expect(await answerTo('PATCH', '/admin/goals/export/')).toBe('404');
  expect(await answerTo('PATCH', '/admin/nothing')).toBe('404');
});

test('another application learns nothing about methods', async () => {
  expect(await answerTo('PATCH', '/admin/goals/export', {})).toBe(await answerTo('GET', '/auth/login', {}));
  expect(await answerTo('DELETE', '/admin/goals/export', {})).toBe(await answerTo('GET', '/auth/login', {}));
});
