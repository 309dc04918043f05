import { readFileSync } from 'node:fs';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** Personal data that a password must not consist of. */
export interface Person {
  email: string;
  organisationName: string;
}

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Rows of keyboards and the alphabet. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];
const leastDistinctCharacters = 5;

export function assertStrong(password: string, person: Person): void {
  if (isWeakPassword(password, person)) throw new DomainError('account.password_weak');
}

/**
 * The contract checks the length. This function refuses passwords that are easy to guess for anyone or for people who
 * know the person.
 */
export function isWeakPassword(password: string, person: Person): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = withoutDecoration(plain);
  return (
    new Set(plain).size < leastDistinctCharacters ||
    [plain, bare, withoutLeet(bare)].some((word) => common.has(shortestUnit(word))) ||
    isRun(plain) ||
    namesOf(person).some((name) => bare === withoutDecoration(name) || plain === name)
  );
}

/** `!Sommer2026!!` is no better than `sommer`. */
const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutLeet = (text: string) => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);

/** `passwordpassword` is `password` twice. */
function shortestUnit(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length > 0 ? text.slice(0, length) : text;
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return runs.some((run) => {
    const endless = run.repeat(Math.ceil(text.length / run.length) + 1);
    return endless.includes(text) || endless.includes(backwards);
  });
}

function namesOf({ email, organisationName }: Person): string[] {
  const [local = ''] = email.split('@');
  const names = [email, local, organisationName, organisationName.replaceAll(' ', '')];
  return names.map((name) => name.normalize('NFKC').toLowerCase()).filter((name) => name.length > 2);
}
