import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuild } from '../../../test/app/fake-build.ts';
import { answerError } from './error-handler.ts';
import { installWeb } from './static-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'metra-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  const current = writeBuild(join(folder, 'current'), {
    'icon.svg': 'icon',
    'render/render.js': 'for the server',
    '.vite/manifest.json': '{}',
    'assets/screen-2.js': 'new screen',
    'assets/screen-2.js.br': 'compressed',
    'assets/same.js': 'same, now',
  });
  const earlier = writeBuild(join(folder, 'earlier'), {
    'old.txt': 'old',
    'assets/screen-1.js': 'old screen',
    'assets/same.js': 'same, before',
  });
  app = fastify();
  app.setErrorHandler(answerError);
  await installWeb(app, { current, earlier: [earlier] });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string, headers = {}) => {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers });
  return { statusCode, body, cache: sent['cache-control'], encoding: sent['content-encoding'] };
};

test('a page that was open before an update finds its parts', async () => {
  expect(await get('/assets/screen-1.js')).toMatchObject({ statusCode: 200, body: 'old screen' });
  expect(await get('/assets/screen-2.js')).toMatchObject({
    statusCode: 200,
    body: 'new screen',
    cache: 'public, max-age=31536000, immutable',
  });
});

test('nothing else of an earlier build is served', async () => {
  expect(await get('/assets/same.js')).toMatchObject({ body: 'same, now' });
  expect((await get('/old.txt')).statusCode).toBe(404);
});

test('files are sent compressed to clients that accept it, and only files of the build are sent', async () => {
  expect(await get('/assets/screen-2.js', { 'accept-encoding': 'br' })).toMatchObject({
    body: 'compressed',
    encoding: 'br',
  });
  expect(await get('/icon.svg')).toMatchObject({ body: 'icon', cache: 'public, max-age=300' });
  const others = ['/render/render.js', '/assets/%2e%2e%2frender%2frender.js', '/.vite/manifest.json'];
  for (const url of ['/assets/none.js', '/assets/screen-2.js.br', ...others])
    expect((await get(url)).statusCode, url).toBe(404);
});
