import type { TeamMember } from '@metra/contract/accounts';
import type { Response } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import type { team } from '@metra/contract/team';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { accountStore } from '../accounts.store.ts';
import { emailKey } from '../email-key.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { invitation, invitedWithAccount, removedFromTeam } from '../mails/team-mails.ts';
import { stranger } from '../post-office.ts';
import { accountRemoval } from '../profile/account-removal.ts';
import { removalStore } from '../profile/removal.store.ts';
import type { Tools } from '../tools.ts';
import { canRemove } from './team.policy.ts';
import { teamStore } from './team.store.ts';

type Needs = Pick<Tools, 'database' | 'clock' | 'audit' | 'attempts' | 'links' | 'post' | 'sessions'>;

const mostInvitations = 100;

export function teamService(needs: Needs) {
  const { database, clock, audit, attempts, links, post } = needs;
  const removeAccount = accountRemoval(needs);

  return {
    async list(
      actor: Actor,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<Response<typeof team.list>> {
      const store = teamStore(database.kysely);
      const { organisationId } = actor;
      const [rows, total, invitations] = await Promise.all([
        store.members(organisationId, { limit: pageSize, offset: page * pageSize }),
        store.countMembers(organisationId),
        store.openInvitations(organisationId, clock.now(), mostInvitations),
      ]);
      const items = rows.map(
        (row): TeamMember => ({
          id: row.id,
          email: row.email ?? '',
          firstName: row.first_name,
          lastName: row.last_name,
          status: row.status === 'ACTIVE' ? 'ACTIVE' : 'PENDING',
          lastLoginAt: row.last_login_at?.toISOString() ?? null,
          self: row.id === actor.accountId,
          mayRemove: canRemove(actor, row),
        }),
      );
      return {
        items,
        page,
        pageSize,
        total,
        invitations: invitations.map((row) => ({
          id: row.id,
          email: row.email,
          createdAt: row.created_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          invitedBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
        })),
      };
    },

    /** The same answer and the same queries whether the address has an account or not; its mailbox learns more. */
    async invite(
      actor: Actor,
      { email, language }: { email: string; language: Language },
      origin: Origin,
    ): Promise<void> {
      await attempts.invitation(actor.organisationId);
      const token = newToken();
      const now = clock.now();
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, email);
        const inviter = await accountStore(tx).byId(actor.accountId);
        if (!inviter) throw new DomainError('auth.unauthenticated');
        const holder = await accountStore(tx).byEmail(emailKey(email));
        const id = await teamStore(tx).invite({
          organisationId: actor.organisationId,
          email,
          emailKey: emailKey(email),
          tokenHash: hashToken(token),
          invitedBy: actor.accountId,
          now,
          expiresAt: after(now, lifetimes.invitation),
        });
        const letter = {
          by: `${inviter.firstName} ${inviter.lastName}`.trim(),
          organisation: inviter.organisationName,
        };
        await post.send(tx, stranger(email, language), 'team-invitation', (to) =>
          holder && holder.status !== 'PENDING'
            ? invitedWithAccount(to, { ...letter, link: links.login() })
            : invitation(to, { ...letter, link: links.acceptInvitation(token) }),
        );
        await audit.record(tx, { action: 'team.invited', actor, subject: `invitation:${id}`, origin });
      });
    },

    async revokeInvitation(actor: Actor, id: number, origin: Origin): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await teamStore(tx).revoke(actor.organisationId, id, clock.now())))
          throw new DomainError('not_found.invitation');
        await audit.record(tx, {
          action: 'team.invitation_revoked',
          actor,
          subject: `invitation:${id}`,
          origin,
        });
      });
    },

    async remove(actor: Actor, id: number, origin: Origin): Promise<void> {
      await database.transaction(async (tx) => {
        const { name } = await removalStore(tx).lockOrganisation(actor.organisationId);
        const member = await accountStore(tx).member(actor.organisationId, id);
        if (!member || member.status === 'SPAM') throw new DomainError('not_found.account');
        if ((await removalStore(tx).otherMembers(actor.organisationId, id)) === 0)
          throw new DomainError('team.last_member');
        if (!canRemove(actor, member)) throw new DomainError('auth.forbidden');
        const { account } = await removeAccount(tx, id, clock.now());
        await audit.record(tx, { action: 'team.removed', actor, subject: `account:${id}`, origin });
        await post.send(tx, account, 'team-removed', (to) => removedFromTeam(to, name));
      });
    },
  };
}
