import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/app/dashboard', '/app/tracking?category=3#latest', '/'])('follows %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'app/dashboard',
  '',
  7,
  undefined,
  ['/app'],
])('does not follow %s', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
