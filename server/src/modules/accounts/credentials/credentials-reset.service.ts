import { z } from 'zod';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore } from '../accounts.store.ts';
import { emailKey } from '../email-key.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import {
  addressInUse,
  confirmCredentials,
  credentialsChanged,
  credentialsResetIssued,
} from '../mails/credentials-mails.ts';
import type { Tools } from '../tools.ts';
import { newPassword } from './new-password.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'links' | 'post' | 'sessions'
>;

/** Waits with the token until the new address is confirmed. */
const Wanted = z.object({ email: z.string(), passwordHash: z.string() });

/** For someone who lost the mailbox: an administrator hands out a link to set another address and password. */
export function credentialsResetService(needs: Needs) {
  const { database, clock, audit, passwords, attempts, links, post } = needs;
  const letHold = newPassword(needs);

  const livingAccount = async (accountId: number) => {
    const account = await accountStore(database.kysely).byId(accountId);
    if (!account || account.status === 'SPAM') throw new DomainError('not_found.account');
    return account;
  };
  const opened = async (token: string) => {
    const found = await mailTokenStore(database.kysely).find('CREDENTIALS_RESET', token, clock.now());
    if (!found) throw new DomainError('auth.token_invalid');
    return found;
  };

  return {
    async issue(
      actor: Actor,
      accountId: number,
      origin: Origin,
    ): Promise<{ link: string; expiresAt: string }> {
      const account = await livingAccount(accountId);
      return database.transaction(async (tx) => {
        const { token, expiresAt } = await mailTokenStore(tx).issue({
          accountId,
          kind: 'CREDENTIALS_RESET',
          now: clock.now(),
        });
        await post.send(tx, account, 'credentials-reset-issued', credentialsResetIssued);
        await audit.record(tx, {
          action: 'account.credentials_reset_issued',
          actor,
          subject: `account:${accountId}`,
          origin,
        });
        return { link: links.resetCredentials(token), expiresAt: expiresAt.toISOString() };
      });
    },

    async openUntil(accountId: number): Promise<{ expiresAt: string | null }> {
      await livingAccount(accountId);
      const until = await mailTokenStore(database.kysely).openUntil(
        accountId,
        'CREDENTIALS_RESET',
        clock.now(),
      );
      return { expiresAt: until?.toISOString() ?? null };
    },

    /** Also takes back what was already entered with the link and waits for its mail. */
    async revoke(actor: Actor, accountId: number, origin: Origin): Promise<void> {
      await livingAccount(accountId);
      await database.transaction(async (tx) => {
        await mailTokenStore(tx).revoke(accountId, clock.now(), 'CREDENTIALS_RESET', 'CREDENTIALS_CONFIRM');
        await audit.record(tx, {
          action: 'account.credentials_reset_revoked',
          actor,
          subject: `account:${accountId}`,
          origin,
        });
      });
    },

    async check(token: string): Promise<{ valid: true; email: string }> {
      const { email } = await opened(token);
      return { valid: true, email };
    },

    /** The same answer whether the new address is free or not; its mailbox learns more. */
    async enter(
      { token, email, password }: { token: string; email: string; password: string },
      origin: Origin,
    ): Promise<void> {
      const found = await opened(token);
      assertStrong(password, { email, organisationName: found.organisationName });
      await attempts.mail(origin.ip);
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, email);
        const taken = await mailTokenStore(tx).take('CREDENTIALS_RESET', token, now);
        const account = taken && (await accountStore(tx).byId(taken.accountId));
        if (!account) throw new DomainError('auth.token_invalid');
        const holder = await accountStore(tx).byEmail(emailKey(email));
        const isFree = !holder || holder.id === account.id;
        const payload: z.infer<typeof Wanted> = { email, passwordHash };
        const issued = await mailTokenStore(tx).issue({
          accountId: isFree ? account.id : null,
          kind: 'CREDENTIALS_CONFIRM',
          now,
          payload,
        });
        await post.send(tx, { ...account, email }, 'credentials-confirmation', (to) =>
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

    async confirm(token: string, origin: Origin): Promise<void> {
      const now = clock.now();
      await database
        .transaction(async (tx) => {
          const taken = await mailTokenStore(tx).take('CREDENTIALS_CONFIRM', token, now);
          const before = taken && (await accountStore(tx).byId(taken.accountId));
          if (!before || before.status === 'SPAM') throw new DomainError('auth.token_invalid');
          const { email, passwordHash } = Wanted.parse(taken.payload);
          await accountStore(tx).setEmail(before.id, email, emailKey(email), now);
          await letHold(tx, { accountId: before.id, passwordHash, now });
          if (before.emailKey !== emailKey(email))
            await post.send(tx, before, 'credentials-changed', credentialsChanged);
          await audit.record(tx, {
            action: 'account.credentials_reset',
            actor: null,
            subject: `account:${before.id}`,
            organisationId: before.organisationId,
            origin,
          });
        })
        .catch((error) => {
          // Someone else registered the address while this mail lay in its mailbox.
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },
  };
}
