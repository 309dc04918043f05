import type { Body } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import type { Account } from '@metra/contract/shapes/accounts';
import { z } from 'zod';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountViews } from '../account.views.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { confirmPasswordChange } from '../mails/password.mail.ts';
import { passwordActivation } from './activate-password.service.ts';
import { ownPasswordCheck } from './own-password.service.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'passwords'
  | 'limits'
  | 'links'
  | 'mailer'
  | 'sessions'
  | 'linkTo'
  | 'isSecondFactorDemanded'
>;

/** This data is stored with the token until the mail's link is opened. */
const NewPassword = z.object({ passwordHash: z.string(), sessionId: z.int() });

export function passwordChangeService(needs: Needs) {
  const { database, clock, audit, passwords, links, mailer } = needs;
  const checkOwnPassword = ownPasswordCheck(needs);
  const activatePassword = passwordActivation(needs);

  return {
    async initiate(
      { actor, origin }: Call,
      { currentPassword, newPassword }: Body<typeof account.initiatePasswordChange>,
    ): Promise<void> {
      const account = await checkOwnPassword(actor, currentPassword);
      assertStrong(newPassword, account);
      const passwordHash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, account.email);
        const payload: z.infer<typeof NewPassword> = { passwordHash, sessionId: actor.sessionId };
        const { token } = await mailTokenStore(tx).issue({
          accountId: account.id,
          kind: 'PASSWORD_CHANGE',
          now: clock.now(),
          payload,
        });
        await mailer.send(tx, account, 'password-change', (to) =>
          confirmPasswordChange(to, links.confirmPasswordChange(token)),
        );
        await audit.record(tx, { action: 'account.password_change_asked', actor, origin });
      });
    },

    /** The sessions that requested and confirmed the change continue; all others end. */
    async confirm({ actor, origin }: PublicCall, token: string): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const taken = await mailTokenStore(tx).take('PASSWORD_CHANGE', token, now);
        if (!taken) throw new DomainError('auth.token_invalid');
        const { accountId } = taken;
        const { passwordHash, sessionId } = NewPassword.parse(taken.payload);
        const isOwner = actor?.accountId === accountId && actor.impersonatorId === null;
        const keep = isOwner ? [sessionId, actor.sessionId] : [sessionId];
        const account = await activatePassword(tx, { accountId, passwordHash, now, keep });
        await audit.record(tx, {
          action: 'account.password_changed',
          actor: isOwner ? actor : null,
          subject: `account:${accountId}`,
          organisationId: account.organisationId,
          origin,
        });
      });
    },

    /** Replaces a one-time password, after which all operations are available. */
    async replaceOneTime(
      { actor, origin }: Call,
      { newPassword }: Body<typeof account.replaceOneTimePassword>,
    ): Promise<Account> {
      const account = await accountStore(database.kysely).byId(actor.accountId);
      if (!account?.mustChangePassword || !account.passwordHash) throw new DomainError('auth.forbidden');
      assertStrong(newPassword, account);
      if (await passwords.verify(newPassword, account.passwordHash))
        throw new DomainError('account.password_weak');
      const passwordHash = await passwords.hash(newPassword);
      const now = clock.now();
      return database.transaction(async (tx) => {
        const present = await accountStore(tx).lock(account.id);
        // Another call has replaced the password at the same time.
        if (present?.passwordHash !== account.passwordHash) throw new DomainError('auth.forbidden');
        await activatePassword(tx, { accountId: account.id, passwordHash, now, keep: [actor.sessionId] });
        await audit.record(tx, { action: 'account.one_time_password_replaced', actor, origin });
        const view = await accountViews(tx, needs).own(account.id);
        if (!view) throw new DomainError('auth.unauthenticated');
        return view;
      });
    },
  };
}
