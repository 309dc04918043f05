import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from './cluster.ts';
import { freePort } from './ports.ts';
import { temporaryFolder } from './run-program.ts';

const root = join(import.meta.dirname, '../..');

/** As `npm start` does it, on a database of its own. */
async function started(mode: string): Promise<string> {
  const database = await createDatabase({ connectionString: inject('testCluster') });
  const data = temporaryFolder();
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOME,
      NODE_ENV: mode,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: data.path,
      DATABASE_URL: database.connectionString,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await database.drop();
    data.remove();
  });
  let said = '';
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stdout.on('data', (text) => {
        said += text;
        if (/is ready/.test(said)) resolve();
      }),
    ),
    ended.then(() => {
      throw new Error(`The program ended: ${said}`);
    }),
  ]);
  return `http://127.0.0.1:${port}`;
}

/** Every part that the page of this address leads to, in the end, with its content. */
async function partsOf(address: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    if (parts.has(path)) return;
    const answer = await fetch(address + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    parts.set(path, text);
    if (!/\.js$|^\/$/.test(path)) return;
    for (const [, name] of text.matchAll(/["'`(./]((?:assets\/)?[\w.-]+-[\w-]{8}\.(?:js|css))/g))
      await read(`/assets/${name?.replace('assets/', '')}`);
  };
  await read('/');
  return parts;
}

test('two starts in different modes at once get their own builds, and neither takes the files of the other', async () => {
  const one = await started('production');
  const before = await partsOf(one);
  expect(before.size).toBeGreaterThan(50);

  const other = await started('development');
  const [entry = ''] = [...(await partsOf(other)).keys()].filter((path) => /index/.test(path));
  expect(before.has(entry)).toBe(false);
  expect(await partsOf(one)).toEqual(before);
}, 300_000);
