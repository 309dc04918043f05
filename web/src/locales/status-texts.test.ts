import { errors } from '@metra/contract/core/errors';
import { expect, test } from 'vitest';
import german from './de/api.json';
import english from './en/api.json';

/** A proxy between browser and server answers with these. */
const OF_PROXIES = [502, 504];

test.each([
  ['de', german],
  ['en', english],
])('every status an answer can have has a text (%s)', (_, texts) => {
  const statuses = new Set([...Object.values(errors), ...OF_PROXIES]);
  const missing = [...statuses].map((status) => `http.${status}`).filter((key) => !(key in texts));
  expect(missing).toEqual([]);
});
