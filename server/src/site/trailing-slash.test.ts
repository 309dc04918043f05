import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './trailing-slash.ts';

test.each([
  ['/impressum/', '/impressum'],
  ['/en/', '/en'],
  ['/en/impressum//?a=/b/&c', '/en/impressum?a=/b/&c'],
  ['/a/\xe4/', '/a/%C3%A4'],
  ['/', undefined],
  ['/impressum', undefined],
  ['/impressum?a=/', undefined],
  ['//', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['http://evil.example/', undefined],
])('%s redirects to %s', (url, address) => {
  expect(withoutTrailingSlash(url)).toBe(address);
});

test('every redirect stays on the own host and happens once', () => {
  const part = fc.constantFrom('/', '//', '\\', 'evil.example', '..', '.', '@', ':', '%2f', '?', '#', 'a');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const address = withoutTrailingSlash(`/${parts.join('')}`);
      if (address === undefined) return;
      expect(new URL(address, 'https://metra.example').host).toBe('metra.example');
      expect(withoutTrailingSlash(address)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
