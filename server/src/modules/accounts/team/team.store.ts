import type { Db } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';

interface Invite {
  organisationId: number;
  email: string;
  emailKey: string;
  tokenHash: Buffer;
  invitedBy: number;
  now: Date;
  expiresAt: Date;
}

export interface OpenInvitation {
  id: number;
  organisationId: number;
  organisationName: string;
  email: string;
  emailKey: string;
  invitedBy: number | null;
}

export const teamStore = (db: Db) => ({
  members: (organisationId: number, page: { offset: number; limit: number }) =>
    db
      .selectFrom('accounts')
      .select(['id', 'email', 'first_name', 'last_name', 'status', 'roles', 'last_login_at'])
      .where('organisation_id', '=', organisationId)
      .where('status', 'in', ['ACTIVE', 'PENDING'])
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),

  countMembers: async (organisationId: number): Promise<number> => {
    const { count } = await db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisationId)
      .where('status', 'in', ['ACTIVE', 'PENDING'])
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Those who belong to the team by now are listed as members instead. */
  openInvitations: (organisationId: number, now: Date, most: number) =>
    db
      .selectFrom('invitations as i')
      .leftJoin('accounts as by', (join) =>
        join.onRef('by.organisation_id', '=', 'i.organisation_id').onRef('by.id', '=', 'i.invited_by'),
      )
      .select(['i.id', 'i.email', 'i.created_at', 'i.expires_at', 'by.first_name', 'by.last_name'])
      .where('i.organisation_id', '=', organisationId)
      .where('i.accepted_at', 'is', null)
      .where('i.revoked_at', 'is', null)
      .where('i.expires_at', '>', now)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('accounts as a')
              .select('a.id')
              .whereRef('a.email_key', '=', 'i.email_key')
              .whereRef('a.organisation_id', '=', 'i.organisation_id')
              .where('a.deleted_at', 'is', null),
          ),
        ),
      )
      .orderBy('i.id', 'desc')
      .limit(most)
      .execute(),

  /** Inviting again renews the link. */
  async invite({
    organisationId,
    email,
    emailKey,
    tokenHash,
    invitedBy,
    now,
    expiresAt,
  }: Invite): Promise<number> {
    const renewed = {
      email,
      token_hash: tokenHash,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    };
    const { id } = await db
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

  async revoke(organisationId: number, id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('invitations')
      .set({ revoked_at: now })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  find: (token: string, now: Date): Promise<OpenInvitation | undefined> =>
    db
      .selectFrom('invitations as i')
      .innerJoin('organisations as o', 'o.id', 'i.organisation_id')
      .select([
        'i.id',
        'o.id as organisationId',
        'o.name as organisationName',
        'i.email',
        'i.email_key as emailKey',
        'i.invited_by as invitedBy',
      ])
      .where('i.token_hash', '=', hashToken(token))
      .where('i.accepted_at', 'is', null)
      .where('i.revoked_at', 'is', null)
      .where('i.expires_at', '>', now)
      .where('o.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Of twenty who accept at the same moment one gets in. */
  async take(token: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('invitations')
      .set({ accepted_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
