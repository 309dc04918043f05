import { isEmail, type Language } from '@metra/contract/primitives';
import type { Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { emailKey } from '../email-key.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { recoverPassword } from '../mails/password-mails.ts';
import { noAccountHere } from '../mails/registration-mails.ts';
import { stranger } from '../post-office.ts';
import type { Tools } from '../tools.ts';
import { newPassword } from './new-password.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'links' | 'post' | 'sessions'
>;

/** An account that was never confirmed can be recovered too: the mailbox proves the same. */
const mayRecover = (account: KnownAccount | undefined) =>
  account !== undefined && account.status !== 'SPAM' ? account : undefined;

export function recoveryService(needs: Needs) {
  const { database, clock, audit, passwords, attempts, links, post } = needs;
  const letHold = newPassword(needs);

  const opened = async (token: string) => {
    const found = await mailTokenStore(database.kysely).find('RECOVERY', token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    /** Always the same answer, after the same queries; only the mailbox learns more. */
    async initiate(username: string, language: Language, origin: Origin): Promise<void> {
      const email = username.trim();
      if (!isEmail(email)) return;
      await attempts.mail(origin.ip);
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, email);
        const account = mayRecover(await accountStore(tx).byEmail(emailKey(email)));
        const { token } = await mailTokenStore(tx).issue({
          accountId: account?.id ?? null,
          kind: 'RECOVERY',
          now: clock.now(),
        });
        await post.send(tx, account ?? stranger(email, language), 'password-recovery', (to) =>
          account
            ? recoverPassword(to, links.recoverPassword(token, account.email))
            : noAccountHere(to, links.register()),
        );
        await audit.record(tx, {
          action: 'account.recovery_asked',
          actor: null,
          origin,
          organisationId: account?.organisationId ?? null,
          ...(account && { subject: `account:${account.id}` }),
        });
      });
    },

    async check(token: string): Promise<{ valid: true; email: string }> {
      const { email } = await opened(token);
      return { valid: true, email };
    },

    async update(
      { token, username, password }: { token: string; username: string; password: string },
      origin: Origin,
    ): Promise<void> {
      const found = await opened(token);
      if (found.emailKey !== emailKey(username)) throw new DomainError('auth.token_invalid');
      assertStrong(password, found);
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      await database.transaction(async (tx) => {
        const taken = await mailTokenStore(tx).take('RECOVERY', token, now);
        if (!taken) throw new DomainError('auth.token_invalid');
        const account = await letHold(tx, { accountId: taken.accountId, passwordHash, now });
        await audit.record(tx, {
          action: 'account.recovered',
          actor: null,
          subject: `account:${account.id}`,
          organisationId: account.organisationId,
          origin,
        });
      });
      await attempts.passwordKnown(found.emailKey);
    },
  };
}
