import { expect, test } from 'vitest';
import { newRecoveryCodes, spelledCode } from './recovery-codes.ts';

test('ten that differ and are easily written down', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
});

test('it does not matter how a code is typed', () => {
  expect(spelledCode(' K7WM 3rtx–9abq ')).toBe(spelledCode('k7wm-3rtx-9abq'));
});
