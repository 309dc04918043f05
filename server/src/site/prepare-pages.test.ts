import fastify from 'fastify';
import { expect, test } from 'vitest';
import { pagePreparation } from './prepare-pages.ts';

test('a server requests some pages itself, and none after it has begun to close', async () => {
  const app = fastify();
  const requested: string[] = [];
  const closing = Promise.withResolvers<void>();
  app.get('/*', async ({ url, headers }) => {
    requested.push(`${url} ${headers.accept}`);
    if (url === '/b') closing.resolve(app.close());
  });
  const listed = ['/a', '/b', '/c', '/d'].map((path) => ({ path, updatedOn: '2026-11-14' }));
  const prepare = pagePreparation(app, { listedPages: async () => listed });
  await prepare();
  await closing.promise;
  expect(requested).toEqual(['/ text/html', '/a text/html', '/b text/html']);
});
