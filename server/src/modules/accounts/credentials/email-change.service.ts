import type { Body } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { addressInUse } from '../mails/credentials.mail.ts';
import {
  confirmEmailChange,
  emailChangeAsked,
  emailChanged,
  emailChangeUndone,
} from '../mails/email-change.mail.ts';
import { billingAddress } from '../team/billing-address.service.ts';
import { ownPasswordCheck } from './own-password.service.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'limits' | 'links' | 'mailer' | 'billingContact' | 'sessions'
>;

/** The new address, stored with the token. */
const Address = z.object({ email: z.string() });

/** If somebody else has got the address meanwhile, they keep it. */
const unlessTaken = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (isUniqueViolation(error, 'accounts_email_key_unique')) throw new DomainError('account.email_taken');
    throw error;
  });

/**
 * Changes the own address: the password authorises it, the new address confirms it, and the old address is notified
 * and can object.
 */
export function emailChangeService(needs: Needs) {
  const { database, clock, audit, limits, links, mailer, sessions } = needs;
  const checkOwnPassword = ownPasswordCheck(needs);
  const billing = billingAddress(needs);

  /** Links that were mailed to the old address become invalid. */
  const setEmail = async (tx: Tx, owner: KnownAccount, email: string, now: Date): Promise<void> => {
    await accountStore(tx).setEmail(owner.id, email, emailKey(email), now);
    await billing.follow(tx, owner, email);
    const kinds = [
      'RECOVERY',
      'PASSWORD_CHANGE',
      'CREDENTIALS_RESET',
      'CREDENTIALS_CONFIRM',
      'EMAIL_CHANGE',
    ] as const;
    await mailTokenStore(tx).revoke(owner.id, now, ...kinds);
  };

  async function taken(tx: Tx, kind: 'EMAIL_CHANGE' | 'EMAIL_OBJECTION', token: string, now: Date) {
    const found = await mailTokenStore(tx).take(kind, token, now);
    const owner = found && (await accountStore(tx).lockWithOrganisation(found.accountId));
    if (!found || owner?.status !== 'ACTIVE') throw new DomainError('auth.token_invalid');
    return { owner, email: Address.parse(found.payload).email };
  }

  return {
    /** The answer and the work are the same whether the address is free or not; only the mail differs. */
    async initiate(
      { actor, origin }: Call,
      { email, currentPassword }: Body<typeof account.initiateEmailChange>,
    ): Promise<void> {
      const owner = await checkOwnPassword(actor, currentPassword);
      await limits.countMail(origin.ip);
      const now = clock.now();
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, email);
        const holder = await accountStore(tx).byEmail(emailKey(email));
        const isFree = !holder || holder.id === owner.id;
        const tokens = mailTokenStore(tx);
        const change = await tokens.issue({
          accountId: isFree ? owner.id : null,
          kind: 'EMAIL_CHANGE',
          now,
          payload: { email },
        });
        // The first address to object is the one before all changes, so a second change must not cancel that right.
        const isObjectionOpen = (await tokens.openUntil(owner.id, 'EMAIL_OBJECTION', now)) !== null;
        const objection = await tokens.issue({
          accountId: isObjectionOpen ? null : owner.id,
          kind: 'EMAIL_OBJECTION',
          now,
          payload: { email: owner.email },
        });
        await mailer.send(tx, { ...owner, email }, 'email-change', (to) =>
          isFree
            ? confirmEmailChange(to, links.confirmEmailChange(change.token))
            : addressInUse(to, links.login()),
        );
        const link = isObjectionOpen ? null : links.objectToEmailChange(objection.token);
        await mailer.send(tx, owner, 'email-change-asked', (to) => emailChangeAsked(to, email, link));
        await audit.record(tx, { action: 'account.email_change_asked', actor, origin });
      });
    },

    async confirm({ origin }: PublicCall, token: string): Promise<void> {
      const now = clock.now();
      await unlessTaken(
        database.transaction(async (tx) => {
          const { owner, email } = await taken(tx, 'EMAIL_CHANGE', token, now);
          await setEmail(tx, owner, email, now);
          await mailer.send(tx, owner, 'email-changed', (to) => emailChanged(to, email));
          await audit.record(tx, {
            action: 'account.email_changed',
            actor: null,
            subject: `account:${owner.id}`,
            organisationId: owner.organisationId,
            origin,
          });
        }),
      );
    },

    /** The author of the change knew the password, so all sessions end. */
    async object({ origin }: PublicCall, token: string): Promise<void> {
      const now = clock.now();
      await unlessTaken(
        database.transaction(async (tx) => {
          const { owner, email } = await taken(tx, 'EMAIL_OBJECTION', token, now);
          await setEmail(tx, owner, email, now);
          await sessions.endAll(tx, owner.id, now);
          const { token: recovery } = await mailTokenStore(tx).issue({
            accountId: owner.id,
            kind: 'RECOVERY',
            now,
            seconds: lifetimes.welcome,
          });
          await mailer.send(tx, { ...owner, email }, 'email-change-undone', (to) =>
            emailChangeUndone(to, links.recoverPassword(recovery, email)),
          );
          await audit.record(tx, {
            action: 'account.email_change_undone',
            actor: null,
            subject: `account:${owner.id}`,
            organisationId: owner.organisationId,
            origin,
          });
        }),
      );
    },
  };
}
