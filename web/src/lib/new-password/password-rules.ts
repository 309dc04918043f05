import { passwordLimits } from '@metra/contract/core/primitives';

/** The password must not equal any of these values. */
export interface PasswordOwner {
  email?: string | undefined;
  organisationName?: string | undefined;
}

export type PasswordRule = 'length' | 'variety' | 'personal';

const LEAST_DIFFERENT_CHARACTERS = 5;

/** The form checks the rules that it can. The server also knows common passwords and decides. */
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
