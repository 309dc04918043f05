import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWrittenExactly } from './exact-number.ts';

test.each([
  ['0', true],
  ['-0.00', true],
  ['0.1', true],
  ['1.50', true],
  ['007', true],
  ['1e3', true],
  ['1000', true],
  ['12.5E-1', true],
  ['123456789012345', true],
  ['9007199254740992', true],
  ['0.30000000000000004', true],
  ['1.0000000000000001', false],
  ['9007199254740993', false],
  ['0.1000000000000000055', false],
  ['1e400', false],
  ['-1e400', false],
  ['1e-400', false],
  ['123456789012345678901234567890', false],
])('%s is exact as a double: %s', (text, isExact) => {
  expect(isWrittenExactly(text, Number(text))).toBe(isExact);
});

test('every spelling of a double is read as that double', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(isWrittenExactly(String(value), value)).toBe(true);
      expect(isWrittenExactly(JSON.stringify(value), value)).toBe(true);
    }),
  );
});

test('up to 15 digits are always exact, wherever the point stands', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 20 }),
      (digits, decimals) => {
        const text = String(digits).padStart(decimals + 1, '0');
        const written = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
        expect(isWrittenExactly(written, Number(written))).toBe(true);
      },
    ),
  );
});

test('one more digit than a double holds is noticed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 14n, max: 10n ** 15n - 1n }), (digits) => {
      const written = `${digits}.00001`;
      expect(isWrittenExactly(written, Number(written))).toBe(String(Number(written)) === written);
    }),
  );
});
