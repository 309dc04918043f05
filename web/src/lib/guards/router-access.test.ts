import { expect, test } from 'vitest';
import { getRouter } from './router-access.ts';

test('a router asked for too early is missed in the words of the specification', () => {
  expect(() => getRouter()).toThrow('Router has not been initialized.');
});
