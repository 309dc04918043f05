import { expect, test } from 'vitest';
import { connectionsAllowed } from './open-files.ts';

test.each([
  [64, 16],
  [256, 128],
  [1_024, 768],
  [1_048_576, 5_000],
])('of %i files that may be open, %i are for clients', (openFiles, connections) => {
  expect(connectionsAllowed(openFiles)).toBe(connections);
});
