import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';

type Needs = Pick<Dependencies, 'database' | 'passwords' | 'limits'>;

/**
 * Before an action that cannot be undone, a person enters their password again. Guessing is limited as for the
 * sign-in.
 */
export const ownPasswordCheck =
  ({ database, passwords, limits }: Needs) =>
  async ({ accountId }: Actor, password: string): Promise<KnownAccount> => {
    const account = await accountStore(database.kysely).byId(accountId);
    if (!account?.passwordHash) throw new DomainError('auth.unauthenticated');
    await limits.countPassword(account.emailKey);
    if (!(await passwords.verify(password, account.passwordHash)))
      throw new DomainError('account.password_wrong');
    await limits.resetPasswordCount(account.emailKey);
    return account;
  };
