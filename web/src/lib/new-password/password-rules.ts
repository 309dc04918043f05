import { passwordLimits } from '@metra/contract/core/primitives';

/** What a password must not be the same as, as far as the form knows it. */
export interface PasswordOwner {
  email?: string | undefined;
  organisationName?: string | undefined;
}

export type PasswordRule = 'length' | 'variety' | 'personal';

const LEAST_DIFFERENT_CHARACTERS = 5;

/**
 * The rules a person can watch themselves meet while typing. The server knows more of what is easily guessed, and
 * has the last word.
 */
export function passwordRules(
  password: string,
  owner: PasswordOwner,
): { rule: PasswordRule; met: boolean }[] {
  return [
    { rule: 'length', met: password.length >= passwordLimits.min && password.length <= passwordLimits.max },
    { rule: 'variety', met: new Set(password).size >= LEAST_DIFFERENT_CHARACTERS },
    { rule: 'personal', met: password !== '' && !isPersonal(password, owner) },
  ];
}

function isPersonal(password: string, { email = '', organisationName = '' }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const names = [email, local, organisationName, organisationName.replaceAll(' ', '')].map(plain);
  return names.includes(plain(password));
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
