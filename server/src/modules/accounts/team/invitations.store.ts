import type { InvitedRole } from '@metra/contract/shapes/accounts';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';

export interface OpenInvitation {
  id: number;
  organisationId: number;
  organisationName: string;
  email: string;
  emailKey: string;
  invitedBy: number | null;
  teamRole: InvitedRole;
}

/** Finds invitations by their mailed token, because the invited person belongs to no organisation yet. */
export const invitationStore = (db: Db) => ({
  find: (token: string, now: Date): Promise<OpenInvitation | undefined> =>
    db
      .selectFrom('invitations as i')
      .innerJoin('organisations_directory as o', 'o.id', 'i.organisation_id')
      .select([
        'i.id',
        'o.id as organisationId',
        'o.name as organisationName',
        'i.email',
        'i.email_key as emailKey',
        'i.invited_by as invitedBy',
        'i.team_role as teamRole',
      ])
      .where('i.token_hash', '=', hashToken(token))
      .where('i.accepted_at', 'is', null)
      .where('i.revoked_at', 'is', null)
      .where('i.expires_at', '>', now)
      .where('o.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Accepts an invitation once, even if several calls are simultaneous. */
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

  async removeExpired(before: Date): Promise<void> {
    await db.deleteFrom('invitations').where('expires_at', '<', before).execute();
  },
});
