import { performance } from 'node:perf_hooks';
import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('recognises the right password and no other', async () => {
  const stored = await passwords.hash('drei Ziele, ein Maßstab');
  expect(await passwords.verify('drei Ziele, ein Maßstab', stored)).toBe(true);
  expect(await passwords.verify('drei Ziele, ein Massstab', stored)).toBe(false);
  expect(await passwords.hash('drei Ziele, ein Maßstab')).not.toBe(stored);
});

test('hashes with argon2id at the recommended cost', async () => {
  const stored = await passwords.hash('a long enough password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$/);
  expect(parseOptions(stored)).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    outputLen: 32,
  });
});

test('an umlaut opens the account however the keyboard writes it', async () => {
  const stored = await passwords.hash('grünes Maß'.normalize('NFC'));
  expect(await passwords.verify('grünes Maß'.normalize('NFD'), stored)).toBe(true);
});

test('a name nobody has costs the same time as a real one', async () => {
  const stored = await passwords.hash('the real password');
  const times = { real: [] as number[], nothing: [] as number[] };
  const timed = async (kind: keyof typeof times, check: () => Promise<boolean>) => {
    const start = performance.now();
    expect(await check()).toBe(false);
    times[kind].push(performance.now() - start);
  };
  // The fastest run is the one that other work on the machine disturbed least.
  const ratio = () => Math.min(...times.nothing) / Math.min(...times.real);
  const isAlike = () => ratio() > 0.6 && ratio() < 1.6;
  for (let round = 0; round < 10 || (round < 200 && !isAlike()); round += 1) {
    await timed('real', () => passwords.verify('a wrong password', stored));
    await timed('nothing', () => passwords.verifyAgainstNothing('a wrong password'));
  }
  expect(isAlike(), `one takes ${ratio()} times as long as the other`).toBe(true);
});

test('a storm is refused beyond the queue and leaves the event loop free', async () => {
  const small = createPasswords({ atOnce: 1, waiting: 4 });
  let turnsOfTheLoop = 0;
  const counting = setInterval(() => {
    turnsOfTheLoop += 1;
  }, 1);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => small.verifyAgainstNothing('guess')),
  );
  clearInterval(counting);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'service.overloaded' });
  }
  expect(turnsOfTheLoop).toBeGreaterThan(5);
});
