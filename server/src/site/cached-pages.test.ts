import { expect, test } from 'vitest';
import { aDocument } from '../../test/app/fake-rendering.ts';
import type { Signals } from '../platform/signals.ts';
import { cachedPages } from './cached-pages.ts';

const megabyte = 1024 * 1024;

function aServer(mostBytes = megabyte) {
  const handlers: ((payload: string | null) => void)[] = [];
  const signals: Signals & { connected: boolean } = {
    connected: true,
    send: async () => {},
    on: (_, handler) => void handlers.push(handler),
    close: async () => {},
  };
  let isNewHour = false;
  const pages = cachedPages(signals, mostBytes, () => isNewHour);
  let rendered = 0;
  return {
    signals,
    pages,
    tell: () => {
      for (const handle of handlers) handle('');
    },
    passHour: () => {
      isNewHour = true;
    },
    /** Renders a page with a number. The test can delay it. */
    ask: async (key = 'page', begin: Promise<void> = Promise.resolve()) => {
      const page = await pages.of(key, async () => {
        rendered += 1;
        const text = `version ${rendered}`;
        await begin;
        return aDocument(text);
      });
      if (page.status === 301) throw new Error('Moved.');
      const { content } = page;
      return /version \d+/.exec(content.plain.toString())?.[0];
    },
  };
}

test('a page is rendered once for simultaneous requests, and cached', async () => {
  const { ask } = aServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = [ask('page', promise), ask('page', promise), ask('page', promise)];
  resolve();
  expect(await Promise.all(waiting)).toEqual(['version 1', 'version 1', 'version 1']);
  expect(await ask()).toBe('version 1');
  expect(await ask('another')).toBe('version 2');
});

test('a change drops it', async () => {
  const { ask, tell } = aServer();
  await ask();
  tell();
  expect(await ask()).toBe('version 2');
});

test('a rendering that started before a change is neither cached nor used after it', async () => {
  const { ask, tell } = aServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = ask('page', promise);
  tell();
  expect(await ask()).toBe('version 2');
  resolve();
  expect(await before).toBe('version 1');
  expect(await ask()).toBe('version 2');
});

test('while signals cannot be received the cache is neither read nor written', async () => {
  const { ask, signals, pages } = aServer();
  await ask();
  expect(pages.find('page')).toBeDefined();
  signals.connected = false;
  expect(pages.find('page')).toBeUndefined();
  expect(await ask()).toBe('version 2');
  const { promise, resolve } = Promise.withResolvers<void>();
  const alone = [ask('page', promise), ask('page', promise)];
  resolve();
  expect(await Promise.all(alone)).toEqual(['version 3', 'version 4']);
  const lost = ask('other', promise);
  signals.connected = true;
  await lost;
  expect(await ask('other')).toBe('version 6');
});

test('a page that is not there, or fails, is asked for again', async () => {
  const { pages, ask } = aServer();
  const missing = await pages.of('page', async () => ({ status: 404, html: 'nothing' }));
  expect(missing.status).toBe(404);
  await expect(
    pages.of('page', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await ask()).toBe('version 1');
});

test('all waiting requests learn that a page has moved, and the next one asks again', async () => {
  const { pages, ask } = aServer();
  const moved = { status: 301, address: '/there' } as const;
  expect(
    await Promise.all([pages.of('page', async () => moved), pages.of('page', async () => moved)]),
  ).toEqual([moved, moved]);
  expect(await ask()).toBe('version 1');
});

test('ten thousand pages take no more memory than allowed', async () => {
  const { pages, ask } = aServer(megabyte);
  let most = 0;
  for (let n = 0; n < 10_000; n++) {
    await ask(`page ${n}`);
    most = Math.max(most, pages.bytes());
  }
  expect(most).toBeLessThanOrEqual(megabyte);
  expect(most).toBeGreaterThan(megabyte / 2);
  expect(await ask('page 9999')).toBe('version 10000');
});

test('while the database cannot be reached, the last page is better than none', async () => {
  const { ask, signals, tell } = aServer();
  const gone = () => Promise.reject(new Error('The database cannot be reached.'));
  await ask();
  signals.connected = false;
  expect(await ask('page', gone())).toBe('version 1');
  await expect(ask('another', gone())).rejects.toThrow('cannot be reached');
  signals.connected = true;
  tell();
  await expect(ask('page', gone())).rejects.toThrow('cannot be reached');
});

test('nothing outlives its hour', async () => {
  const { ask, passHour } = aServer();
  const before = await ask();
  expect(await ask()).toBe(before);
  passHour();
  expect(await ask()).not.toBe(before);
});

test('pages with arbitrary parameters are rendered once for simultaneous requests, and not cached', async () => {
  const { pages } = aServer();
  let rendered = 0;
  const ask = () =>
    pages.of(
      'search',
      async () => {
        rendered += 1;
        return aDocument('found');
      },
      false,
    );
  await Promise.all([ask(), ask()]);
  expect(rendered).toBe(1);
  await ask();
  expect(rendered).toBe(2);
  expect(pages.bytes()).toBe(0);
});
