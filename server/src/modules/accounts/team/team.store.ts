import type { TeamRole } from '@metra/contract/core/primitives';
import type { InvitedRole } from '@metra/contract/shapes/accounts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import { type KnownAccount, knownAccounts } from '../accounts.store.ts';

interface Invite {
  email: string;
  emailKey: string;
  tokenHash: Buffer;
  invitedBy: number;
  now: Date;
  teamRole: InvitedRole;
  expiresAt: Date;
}

interface Joining {
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: 'de' | 'en';
  teamRole: InvitedRole;
  now: Date;
}

export const teamStore = (tx: Tx, organisationId: number) => {
  const revokeOpen = (now: Date) =>
    tx
      .updateTable('invitations')
      .set({ revoked_at: now })
      .where('organisation_id', '=', organisationId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null);

  return {
    member: (id: number): Promise<KnownAccount | undefined> =>
      knownAccounts(tx)
        .where('a.organisation_id', '=', organisationId)
        .where('a.id', '=', id)
        .executeTakeFirst(),

    async countOthers(accountId: number): Promise<number> {
      const { count } = await tx
        .selectFrom('accounts')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('status', 'in', ['ACTIVE', 'PENDING'])
        .where('id', '<>', accountId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async countOtherOwners(accountId: number): Promise<number> {
      const { count } = await tx
        .selectFrom('accounts')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('status', '=', 'ACTIVE')
        .where('team_role', '=', 'OWNER')
        .where('id', '<>', accountId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** All accounts of the organisation, confirmed or not. */
    everybody: (): Promise<KnownAccount[]> =>
      knownAccounts(tx)
        .where('a.organisation_id', '=', organisationId)
        .where('a.status', '<>', 'DELETED')
        .orderBy('a.id')
        .execute(),

    oldestOwner: (): Promise<KnownAccount | undefined> =>
      knownAccounts(tx)
        .where('a.organisation_id', '=', organisationId)
        .where('a.status', '=', 'ACTIVE')
        .where('a.team_role', '=', 'OWNER')
        .orderBy('a.id')
        .limit(1)
        .executeTakeFirst(),

    async setRole(accountId: number, teamRole: TeamRole, now: Date): Promise<void> {
      await tx
        .updateTable('accounts')
        .set((row) => ({ team_role: teamRole, updated_at: now, version: row('version', '+', 1) }))
        .where('organisation_id', '=', organisationId)
        .where('id', '=', accountId)
        .execute();
    },

    /** Inviting again renews the link. */
    async invite({
      email,
      emailKey,
      tokenHash,
      invitedBy,
      teamRole,
      now,
      expiresAt,
    }: Invite): Promise<number> {
      const renewed = {
        email,
        token_hash: tokenHash,
        invited_by: invitedBy,
        team_role: teamRole,
        created_at: now,
        expires_at: expiresAt,
      };
      const { id } = await tx
        .insertInto('invitations')
        .values({ organisation_id: organisationId, email_key: emailKey, ...renewed })
        .onConflict((conflict) =>
          conflict
            .columns(['organisation_id', 'email_key'])
            .where('accepted_at', 'is', null)
            .where('revoked_at', 'is', null)
            .doUpdateSet(renewed),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The lock serialises invitations, so that their number stays within the limit. */
    lockOrganisation: (): Promise<void> => lockTenant(tx, organisationId),

    async countOpenInvitations(now: Date): Promise<number> {
      const { count } = await tx
        .selectFrom('invitations')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return count;
    },

    async revokeInvitation(id: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await revokeOpen(now).where('id', '=', id).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async revokeAllInvitations(now: Date): Promise<void> {
      await revokeOpen(now).execute();
    },

    async join(person: Joining): Promise<number> {
      const { now } = person;
      const { id } = await tx
        .insertInto('accounts')
        .values({
          organisation_id: organisationId,
          email: person.email,
          email_key: person.emailKey,
          password_hash: person.passwordHash,
          first_name: person.firstName,
          last_name: person.lastName,
          language: person.language,
          team_role: person.teamRole,
          status: 'ACTIVE',
          terms_accepted_at: now,
          confirmed_at: now,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
};
