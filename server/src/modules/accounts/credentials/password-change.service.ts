import type { Account } from '@metra/contract/accounts';
import { z } from 'zod';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore } from '../accounts.store.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { confirmPasswordChange } from '../mails/password-mails.ts';
import type { Tools } from '../tools.ts';
import { newPassword } from './new-password.ts';
import { ownerProof } from './owner-proof.ts';
import { assertStrong } from './password-rules.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'links' | 'post' | 'sessions' | 'viewAccount'
>;

/** Waits with the token until the mail is opened. */
const Wanted = z.object({ passwordHash: z.string(), sessionId: z.int() });

export function passwordChangeService(needs: Needs) {
  const { database, clock, audit, passwords, links, post, viewAccount } = needs;
  const prove = ownerProof(needs);
  const letHold = newPassword(needs);

  return {
    async initiate(
      actor: Actor,
      { currentPassword, newPassword: password }: { currentPassword: string; newPassword: string },
      origin: Origin,
    ): Promise<void> {
      const account = await prove(actor, currentPassword);
      assertStrong(password, account);
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, account.email);
        const payload: z.infer<typeof Wanted> = { passwordHash, sessionId: actor.sessionId };
        const { token } = await mailTokenStore(tx).issue({
          accountId: account.id,
          kind: 'PASSWORD_CHANGE',
          now: clock.now(),
          payload,
        });
        await post.send(tx, account, 'password-change', (to) =>
          confirmPasswordChange(to, links.confirmPasswordChange(token)),
        );
        await audit.record(tx, { action: 'account.password_change_asked', actor, origin });
      });
    },

    /** The session that asked and the one that confirms go on; all others end. */
    async confirm(actor: Actor | null, token: string, origin: Origin): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const taken = await mailTokenStore(tx).take('PASSWORD_CHANGE', token, now);
        if (!taken) throw new DomainError('auth.token_invalid');
        const { accountId } = taken;
        const { passwordHash, sessionId } = Wanted.parse(taken.payload);
        const isOwner = actor?.accountId === accountId && actor.impersonatorId === null;
        const keep = isOwner ? [sessionId, actor.sessionId] : [sessionId];
        const account = await letHold(tx, { accountId, passwordHash, now, keep });
        await audit.record(tx, {
          action: 'account.password_changed',
          actor: isOwner ? actor : null,
          subject: `account:${accountId}`,
          organisationId: account.organisationId,
          origin,
        });
      });
    },

    /** Ends the time in which nothing else is open to someone who came with a one-time password. */
    async replaceOneTime(actor: Actor, password: string, origin: Origin): Promise<Account> {
      const account = await accountStore(database.kysely).byId(actor.accountId);
      if (!account?.mustChangePassword || !account.passwordHash) throw new DomainError('auth.forbidden');
      assertStrong(password, account);
      if (await passwords.verify(password, account.passwordHash))
        throw new DomainError('account.password_weak');
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      return database.transaction(async (tx) => {
        await letHold(tx, { accountId: account.id, passwordHash, now, keep: [actor.sessionId] });
        await audit.record(tx, { action: 'account.one_time_password_replaced', actor, origin });
        const view = await viewAccount(tx, account.id);
        if (!view) throw new DomainError('auth.unauthenticated');
        return view;
      });
    },
  };
}
