import type { Body } from '@metra/contract/core/operation';
import { isEmail } from '@metra/contract/core/primitives';
import type { account } from '@metra/contract/operations/account';
import type { PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { unknownAddressee } from '../account-mailer.service.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { recoverPassword } from '../mails/password.mail.ts';
import { noAccountHere } from '../mails/registration.mail.ts';
import { passwordActivation } from './activate-password.service.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'limits' | 'links' | 'mailer' | 'sessions'
>;

/** An unconfirmed account can be recovered too, because the mailbox proves the same. */
const mayRecover = (account: KnownAccount | undefined) =>
  account !== undefined && account.status !== 'SPAM' ? account : undefined;

export function recoveryService(needs: Needs) {
  const { database, clock, audit, passwords, limits, links, mailer } = needs;
  const activatePassword = passwordActivation(needs);

  const opened = async (token: string) => {
    const found = await mailTokenStore(database.kysely).find('RECOVERY', token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    /** The answer and the queries are always the same; only the mail differs. */
    async initiate(
      { language, origin }: PublicCall,
      { username }: Body<typeof account.initiatePasswordRecovery>,
    ): Promise<void> {
      const email = username.trim();
      if (!isEmail(email)) return;
      await limits.countMail(origin.ip);
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, email);
        const account = mayRecover(await accountStore(tx).byEmail(emailKey(email)));
        const { token } = await mailTokenStore(tx).issue({
          accountId: account?.id ?? null,
          kind: 'RECOVERY',
          now: clock.now(),
        });
        await mailer.send(tx, account ?? unknownAddressee(email, language), 'password-recovery', (to) =>
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

    async check(_: PublicCall, token: string): Promise<{ valid: true; email: string }> {
      const { email } = await opened(token);
      return { valid: true, email };
    },

    async update(
      { origin }: PublicCall,
      { token, username, password }: Body<typeof account.updatePassword>,
    ): Promise<void> {
      const found = await opened(token);
      if (found.emailKey !== emailKey(username)) throw new DomainError('auth.token_invalid');
      assertStrong(password, found);
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      await database.transaction(async (tx) => {
        const taken = await mailTokenStore(tx).take('RECOVERY', token, now);
        if (!taken) throw new DomainError('auth.token_invalid');
        const account = await activatePassword(tx, { accountId: taken.accountId, passwordHash, now });
        await audit.record(tx, {
          action: 'account.recovered',
          actor: null,
          subject: `account:${account.id}`,
          organisationId: account.organisationId,
          origin,
        });
      });
      await limits.resetPasswordCount(found.emailKey);
    },
  };
}
