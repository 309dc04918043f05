import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Tools } from '../tools.ts';

type Needs = Pick<Tools, 'database' | 'passwords' | 'attempts'>;

/** Before what cannot be undone, a person says their password once more. Guessing is limited like at the login. */
export const ownerProof =
  ({ database, passwords, attempts }: Needs) =>
  async ({ accountId }: Actor, password: string): Promise<KnownAccount> => {
    const account = await accountStore(database.kysely).byId(accountId);
    if (!account?.passwordHash) throw new DomainError('auth.unauthenticated');
    await attempts.password(account.emailKey);
    if (!(await passwords.verify(password, account.passwordHash)))
      throw new DomainError('account.password_wrong');
    await attempts.passwordKnown(account.emailKey);
    return account;
  };
