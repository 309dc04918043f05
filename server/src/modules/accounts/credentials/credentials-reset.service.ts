import type { Body } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import { z } from 'zod';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import {
  addressInUse,
  confirmCredentials,
  credentialsChanged,
  credentialsResetIssued,
} from '../mails/credentials.mail.ts';
import { billingAddress } from '../team/billing-address.service.ts';
import { passwordActivation } from './activate-password.service.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'limits' | 'links' | 'mailer' | 'billingContact' | 'sessions'
>;

/** Stored with the token until the new address is confirmed. */
const NewCredentials = z.object({ email: z.string(), passwordHash: z.string() });

/** For people who have lost their mailbox: an administrator provides a link to set another address and password. */
export function credentialsResetService(needs: Needs) {
  const { database, clock, audit, passwords, limits, links, mailer } = needs;
  const activatePassword = passwordActivation(needs);
  const billing = billingAddress(needs);

  const assertLiving = <Found extends KnownAccount>(account: Found | undefined): Found => {
    if (!account || account.status === 'SPAM') throw new DomainError('not_found.account');
    return account;
  };
  const livingAccount = async (accountId: number) =>
    assertLiving(await accountStore(database.kysely).byId(accountId));
  const opened = async (token: string) => {
    const found = await mailTokenStore(database.kysely).find('CREDENTIALS_RESET', token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    async issue({ actor, origin }: Call, accountId: number): Promise<{ link: string; expiresAt: string }> {
      return database.transaction(async (tx) => {
        const account = assertLiving(await accountStore(tx).lock(accountId));
        const { token, expiresAt } = await mailTokenStore(tx).issue({
          accountId,
          kind: 'CREDENTIALS_RESET',
          now: clock.now(),
        });
        await mailer.send(tx, account, 'credentials-reset-issued', credentialsResetIssued);
        await audit.record(tx, {
          action: 'account.credentials_reset_issued',
          actor,
          subject: `account:${accountId}`,
          origin,
        });
        return { link: links.resetCredentials(token), expiresAt: expiresAt.toISOString() };
      });
    },

    async openUntil(_: Call, accountId: number): Promise<{ expiresAt: string | null }> {
      await livingAccount(accountId);
      const until = await mailTokenStore(database.kysely).openUntil(
        accountId,
        'CREDENTIALS_RESET',
        clock.now(),
      );
      return { expiresAt: until?.toISOString() ?? null };
    },

    /** This also withdraws input that waits for its confirmation mail. */
    async revoke({ actor, origin }: Call, accountId: number): Promise<void> {
      await database.transaction(async (tx) => {
        assertLiving(await accountStore(tx).lock(accountId));
        await mailTokenStore(tx).revoke(accountId, clock.now(), 'CREDENTIALS_RESET', 'CREDENTIALS_CONFIRM');
        await audit.record(tx, {
          action: 'account.credentials_reset_revoked',
          actor,
          subject: `account:${accountId}`,
          origin,
        });
      });
    },

    async check(_: PublicCall, token: string): Promise<{ valid: true; email: string }> {
      const { email } = await opened(token);
      return { valid: true, email };
    },

    /** The answer is the same whether the new address is free or not; only the mail differs. */
    async enter(
      { origin }: PublicCall,
      { token, email, password }: Body<typeof account.resetCredentials>,
    ): Promise<void> {
      const found = await opened(token);
      assertStrong(password, { email, organisationName: found.organisationName });
      await limits.countMail(origin.ip);
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, email);
        const taken = await mailTokenStore(tx).take('CREDENTIALS_RESET', token, now);
        const account = taken && (await accountStore(tx).byId(taken.accountId));
        if (!account) throw new DomainError('auth.token_invalid');
        const holder = await accountStore(tx).byEmail(emailKey(email));
        const isFree = !holder || holder.id === account.id;
        const payload: z.infer<typeof NewCredentials> = { email, passwordHash };
        const issued = await mailTokenStore(tx).issue({
          accountId: isFree ? account.id : null,
          kind: 'CREDENTIALS_CONFIRM',
          now,
          payload,
        });
        await mailer.send(tx, { ...account, email }, 'credentials-confirmation', (to) =>
          isFree
            ? confirmCredentials(to, links.confirmCredentials(issued.token))
            : addressInUse(to, links.login()),
        );
        await audit.record(tx, {
          action: 'account.credentials_entered',
          actor: null,
          subject: `account:${account.id}`,
          organisationId: account.organisationId,
          origin,
        });
      });
    },

    async confirm({ origin }: PublicCall, token: string): Promise<void> {
      const now = clock.now();
      await database
        .transaction(async (tx) => {
          const taken = await mailTokenStore(tx).take('CREDENTIALS_CONFIRM', token, now);
          const before = taken && (await accountStore(tx).lockWithOrganisation(taken.accountId));
          if (!before || before.status === 'SPAM') throw new DomainError('auth.token_invalid');
          const { email, passwordHash } = NewCredentials.parse(taken.payload);
          await accountStore(tx).setEmail(before.id, email, emailKey(email), now);
          await billing.follow(tx, before, email);
          await activatePassword(tx, { accountId: before.id, passwordHash, now });
          if (before.emailKey !== emailKey(email))
            await mailer.send(tx, before, 'credentials-changed', credentialsChanged);
          await audit.record(tx, {
            action: 'account.credentials_reset',
            actor: null,
            subject: `account:${before.id}`,
            organisationId: before.organisationId,
            origin,
          });
        })
        .catch((error) => {
          // Somebody else has registered the address since the mail was sent.
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },
  };
}
