import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@metra/contract/shapes/second-factor-shapes';

/** The alphabet excludes letters that look like digits in handwriting. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** About 59 bits: `k7wm-3rtx-9abq`. */
const newCode = () => Array.from({ length: groups }, group).join('-');

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  return [...codes];
}

/** Normalises a typed code. */
export const spelledCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
