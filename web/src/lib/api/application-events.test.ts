import { expect, test } from 'vitest';
import { createEventBus } from './application-events.ts';

test('listeners hear what is told until they stop listening', () => {
  const bus = createEventBus(() => {});
  const heard: boolean[] = [];
  const stop = bus.on('unauthorized', ({ isLogout }) => heard.push(isLogout));
  bus.emit('unauthorized', { isLogout: true });
  stop();
  bus.emit('unauthorized', { isLogout: false });
  expect(heard).toEqual([true]);
});

test('a listener that fails is reported and keeps no other from hearing', () => {
  const failures: unknown[] = [];
  const bus = createEventBus((error) => failures.push(error));
  let heard = false;
  bus.on('login', () => {
    throw new Error('broken');
  });
  bus.on('login', () => {
    heard = true;
  });
  bus.emit('login');
  expect(heard).toBe(true);
  expect(failures).toEqual([new Error('broken')]);
});
