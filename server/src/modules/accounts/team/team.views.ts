import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { team } from '@metra/contract/operations/team';
import type { Invitation, TeamMember } from '@metra/contract/shapes/accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { canRemove } from './team.policy.ts';

const mostInvitations = 100;

export const teamViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  async members(query: Query<typeof team.list>, viewer: Actor): Promise<Page<TeamMember>> {
    const rows = db
      .selectFrom('accounts')
      .select(['id', 'email', 'first_name', 'last_name', 'status', 'roles', 'team_role', 'last_login_at'])
      .where('organisation_id', '=', organisationId)
      .where('status', 'in', ['ACTIVE', 'PENDING']);
    const page = await listPage(db, {
      rows,
      count: sql`from accounts where organisation_id = ${organisationId} and status in ('ACTIVE', 'PENDING')`,
      sort: { columns: {}, byDefault: sql`id`, id: sql`id` },
      asked: query,
    });
    const items = page.items.map(
      (row): TeamMember => ({
        id: row.id,
        email: row.email ?? '',
        firstName: row.first_name,
        lastName: row.last_name,
        status: row.status === 'ACTIVE' ? 'ACTIVE' : 'PENDING',
        lastLoginAt: row.last_login_at?.toISOString() ?? null,
        teamRole: row.team_role,
        self: row.id === viewer.accountId,
        mayRemove: canRemove(viewer, row),
      }),
    );
    return { ...page, items };
  },

  /** Invited people who have joined are listed as members instead. */
  async openInvitations(now: Date): Promise<Invitation[]> {
    const rows = await db
      .selectFrom('invitations as i')
      .leftJoin('accounts_people as by', (join) =>
        join.onRef('by.organisation_id', '=', 'i.organisation_id').onRef('by.id', '=', 'i.invited_by'),
      )
      .select(['i.id', 'i.email', 'i.team_role', 'i.created_at', 'i.expires_at', 'by.name as invited_by'])
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
      .limit(mostInvitations)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      teamRole: row.team_role,
      invitedBy: row.invited_by,
    }));
  },
});
