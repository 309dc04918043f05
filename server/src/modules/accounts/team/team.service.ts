import type { Body, Query, Response } from '@metra/contract/core/operation';
import type { team } from '@metra/contract/operations/team';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { unknownAddressee } from '../account-mailer.service.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { notify } from '../events/events.store.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { invitation, invitedWithAccount, removedFromTeam } from '../mails/team.mail.ts';
import { accountRemoval } from '../profile/account-removal.service.ts';
import { canRemove } from './team.policy.ts';
import { teamStore } from './team.store.ts';
import { teamViews } from './team.views.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'limits' | 'links' | 'mailer' | 'billingContact' | 'sessions'
>;

/** The team's page shows this many. */
const mostOpenInvitations = 100;

/** Notifications about a changed role. */
const madeTo = {
  OWNER: 'team.made_owner',
  MEMBER: 'team.made_member',
  READER: 'team.made_reader',
} as const;

export function teamService(needs: Needs) {
  const { database, clock, audit, limits, links, mailer, sessions } = needs;
  const removeAccount = accountRemoval(needs);

  /** The lock serialises changes to the team. The actor's permission is checked again after it. */
  async function lockTeam(tx: Tx, { accountId, organisationId }: Actor, id: number) {
    const { name } = await organisationStore(tx, organisationId).lockMembership();
    const store = teamStore(tx, organisationId);
    if ((await store.member(accountId))?.teamRole !== 'OWNER') throw new DomainError('team.owner_only');
    const member = await store.member(id);
    if (!member || member.status === 'SPAM') throw new DomainError('not_found.account');
    return { name, store, member };
  }

  return {
    async list({ actor }: Call, query: Query<typeof team.list>): Promise<Response<typeof team.list>> {
      const views = teamViews(database.kysely, actor);
      const [members, invitations] = await Promise.all([
        views.members(query, actor),
        views.openInvitations(clock.now()),
      ]);
      return { ...members, invitations };
    },

    /** The answer and the queries are the same whether the address has an account or not; only the mail differs. */
    async invite(
      { actor, origin }: Call,
      { email, language, teamRole }: Body<typeof team.invite>,
    ): Promise<void> {
      await limits.countInvitation(actor.organisationId);
      const token = newToken();
      const now = clock.now();
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, email);
        const inviter = await accountStore(tx).byId(actor.accountId);
        if (!inviter) throw new DomainError('auth.unauthenticated');
        const holder = await accountStore(tx).byEmail(emailKey(email));
        const store = teamStore(tx, actor.organisationId);
        await store.lockOrganisation();
        const id = await store.invite({
          email,
          emailKey: emailKey(email),
          tokenHash: hashToken(token),
          invitedBy: actor.accountId,
          teamRole,
          now,
          expiresAt: after(now, lifetimes.invitation),
        });
        if ((await store.countOpenInvitations(now)) > mostOpenInvitations)
          throw new DomainError('team.too_many_invitations');
        const letter = {
          by: `${inviter.firstName} ${inviter.lastName}`.trim(),
          organisation: inviter.organisationName,
        };
        await mailer.send(tx, unknownAddressee(email, language), 'team-invitation', (to) =>
          holder && holder.status !== 'PENDING'
            ? invitedWithAccount(to, { ...letter, link: links.login() })
            : invitation(to, { ...letter, link: links.acceptInvitation(token) }),
        );
        await audit.record(tx, { action: 'team.invited', actor, subject: `invitation:${id}`, origin });
      });
    },

    async revokeInvitation({ actor, origin }: Call, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await teamStore(tx, actor.organisationId).revokeInvitation(id, clock.now())))
          throw new DomainError('not_found.invitation');
        await audit.record(tx, {
          action: 'team.invitation_revoked',
          actor,
          subject: `invitation:${id}`,
          origin,
        });
      });
    },

    async changeRole(
      { actor, origin }: Call,
      id: number,
      { teamRole }: Body<typeof team.changeRole>,
    ): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const { store, member } = await lockTeam(tx, actor, id);
        if (member.teamRole === teamRole) return;
        // A person who has never signed in cannot be responsible.
        if (teamRole === 'OWNER' && member.status !== 'ACTIVE') throw new DomainError('not_found.account');
        if (member.teamRole === 'OWNER' && (await store.countOtherOwners(id)) === 0)
          throw new DomainError('team.last_owner');
        await store.setRole(id, teamRole, now);
        await sessions.refresh(tx, id);
        const details = { before: member.teamRole, after: teamRole };
        await audit.record(tx, {
          action: 'team.role_changed',
          actor,
          subject: `account:${id}`,
          origin,
          details,
        });
        if (id !== actor.accountId)
          await notify(tx, {
            accountId: id,
            type: madeTo[teamRole],
            data: {},
            link: '/app/profile/account',
            now,
          });
      });
    },

    async remove({ actor, origin }: Call, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        const { store, member, name } = await lockTeam(tx, actor, id);
        if ((await store.countOthers(id)) === 0) throw new DomainError('team.last_member');
        if (!canRemove(actor, member)) throw new DomainError('auth.forbidden');
        const { account } = await removeAccount(tx, id, clock.now());
        await audit.record(tx, { action: 'team.removed', actor, subject: `account:${id}`, origin });
        await mailer.send(tx, account, 'team-removed', (to) => removedFromTeam(to, name));
      });
    },
  };
}
