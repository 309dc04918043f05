import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('fetches once for all who ask', async () => {
  let fetches = 0;
  const get = loadOnce(async () => {
    fetches += 1;
    return 'thing';
  });
  expect(await Promise.all([get(), get()])).toEqual(['thing', 'thing']);
  await get();
  expect(fetches).toBe(1);
});

test('tries again after a failure', async () => {
  let reachable = false;
  const get = loadOnce(async () => {
    if (!reachable) throw new Error('no connection');
    return 'thing';
  });
  await expect(get()).rejects.toThrow('no connection');
  reachable = true;
  expect(await get()).toBe('thing');
});
