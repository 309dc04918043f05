import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../events/events.store.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { passwordChanged } from '../mails/password.mail.ts';

type Needs = Pick<Dependencies, 'sessions' | 'mailer' | 'links'>;

interface NewPassword {
  accountId: number;
  passwordHash: string;
  now: Date;
  /** Sessions to keep; all others end. */
  keep?: readonly number[];
}

/** Activates a password. Older links and sessions end, and the owner is notified by mail and in the product. */
export const passwordActivation =
  ({ sessions, mailer, links }: Needs) =>
  async (tx: Tx, { accountId, passwordHash, now, keep = [] }: NewPassword): Promise<KnownAccount> => {
    const changed = await accountStore(tx).setPassword(accountId, passwordHash, now);
    const account = changed ? await accountStore(tx).byId(accountId) : undefined;
    if (!account) throw new DomainError('auth.token_invalid');
    await mailTokenStore(tx).revoke(
      accountId,
      now,
      'CONFIRM',
      'RECOVERY',
      'PASSWORD_CHANGE',
      'CREDENTIALS_RESET',
      'CREDENTIALS_CONFIRM',
    );
    await sessions.endAll(tx, accountId, now, keep);
    await notify(tx, { accountId, type: 'account.password_changed', now });
    await mailer.send(tx, account, 'password-changed', (to) => passwordChanged(to, links.forgotPassword()));
    return account;
  };
