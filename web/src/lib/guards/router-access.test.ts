import { expect, test } from 'vitest';
import { getRouter } from './router-access.ts';

test('a router asked for too early throws an error that says so', () => {
  expect(() => getRouter()).toThrow('Router has not been initialized.');
});
