import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError } from './error-handler.ts';
import { installWeb } from './static-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'metra-web-'));
let app: FastifyInstance;

function aBuild(name: string, files: Record<string, string>): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text);
  return build;
}

beforeAll(async () => {
  const current = aBuild('current', {
    'index.html': 'the page',
    'robots.txt': 'robots',
    'assets/screen-2.js': 'new screen',
    'assets/screen-2.js.br': 'compressed',
    'assets/same.js': 'same, now',
  });
  const earlier = aBuild('earlier', {
    'index.html': 'the old page',
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
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'the page', cache: 'no-cache' });
  expect(await get('/assets/same.js')).toMatchObject({ body: 'same, now' });
  expect((await get('/old.txt')).statusCode).toBe(404);
});

test('files are sent compressed to who takes it, and only what was built is sent at all', async () => {
  expect(await get('/assets/screen-2.js', { 'accept-encoding': 'br' })).toMatchObject({
    body: 'compressed',
    encoding: 'br',
  });
  expect(await get('/robots.txt')).toMatchObject({ body: 'robots', cache: 'public, max-age=300' });
  for (const url of ['/assets/none.js', '/assets/%2e%2e%2findex.html', '/assets/screen-2.js.br'])
    expect((await get(url)).statusCode, url).toBe(404);
});
