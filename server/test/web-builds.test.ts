import { expect, test } from 'vitest';
import { npmStart } from './npm-start.ts';

const started = async (mode: string) => (await npmStart({ NODE_ENV: mode, DEMO: 'false' })).address;

/** Every part that the pages of this address lead to, in the end, with its content. */
async function partsOf(address: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    if (parts.has(path)) return;
    const answer = await fetch(address + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    parts.set(path, text);
    if (/\.css$/.test(path)) return;
    for (const [, name] of text.matchAll(/["'`(./]((?:assets\/)?[\w.-]+-[\w-]{8}\.(?:js|css))/g))
      await read(`/assets/${name?.replace('assets/', '')}`);
  };
  for (const page of ['/', '/login']) await read(page);
  return parts;
}

test('two starts in different modes at once get their own builds, and neither takes the files of the other', async () => {
  const one = await started('production');
  const before = await partsOf(one);
  expect(before.size).toBeGreaterThan(20);

  const other = await started('development');
  const entries = [...(await partsOf(other)).keys()].filter((path) => /\/(site|app)-.*js$/.test(path));
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter((entry) => before.has(entry))).toEqual([]);
  expect(await partsOf(one)).toEqual(before);
}, 300_000);
