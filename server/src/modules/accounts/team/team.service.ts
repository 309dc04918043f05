import type { Body, Query, Response } from '@metra/contract/operation';
import type { team } from '@metra/contract/team';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { unknownAddressee } from '../account-mailer.service.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { invitation, invitedWithAccount, removedFromTeam } from '../mails/team.mail.ts';
import { accountRemoval } from '../profile/account-removal.service.ts';
import { canRemove } from './team.policy.ts';
import { teamStore } from './team.store.ts';
import { teamViews } from './team.views.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'limits' | 'links' | 'mailer' | 'sessions'>;

/** As many as the team's page shows. */
const mostOpenInvitations = 100;

export function teamService(needs: Needs) {
  const { database, clock, audit, limits, links, mailer } = needs;
  const removeAccount = accountRemoval(needs);

  return {
    async list({ actor }: Call, query: Query<typeof team.list>): Promise<Response<typeof team.list>> {
      const views = teamViews(database.kysely, actor.organisationId);
      const [members, invitations] = await Promise.all([
        views.members(query, actor),
        views.openInvitations(clock.now()),
      ]);
      return { ...members, invitations };
    },

    /** The same answer and the same queries whether the address has an account or not; its mailbox learns more. */
    async invite({ actor, origin }: Call, { email, language }: Body<typeof team.invite>): Promise<void> {
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

    async remove({ actor, origin }: Call, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        const { organisationId } = actor;
        const { name } = await organisationStore(tx, organisationId).lockMembership();
        const store = teamStore(tx, organisationId);
        const member = await store.member(id);
        if (!member || member.status === 'SPAM') throw new DomainError('not_found.account');
        if ((await store.countOthers(id)) === 0) throw new DomainError('team.last_member');
        if (!canRemove(actor, member)) throw new DomainError('auth.forbidden');
        const { account } = await removeAccount(tx, id, clock.now());
        await audit.record(tx, { action: 'team.removed', actor, subject: `account:${id}`, origin });
        await mailer.send(tx, account, 'team-removed', (to) => removedFromTeam(to, name));
      });
    },
  };
}
