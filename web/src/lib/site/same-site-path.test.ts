import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test.each(['/app/dashboard', '/app/tracking?category=3#latest', '/'])('follows %s', (path) => {
  expect(sameSitePath(path)).toBe(path);
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
  expect(sameSitePath(path)).toBeUndefined();
});
