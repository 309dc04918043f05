import type { AdminAccount, accountsAdmin } from '@metra/contract/accounts-admin';
import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { logoColumns, logoUrl } from '../account.views.ts';

export type Asked = Query<typeof accountsAdmin.list>;

const sorted = {
  id: 'a.id',
  email: 'a.email_key',
  lastName: 'a.last_name',
  createdAt: 'a.created_at',
  lastLoginAt: 'a.last_login_at',
} as const;

const isSortable = (name: string): name is keyof typeof sorted => Object.hasOwn(sorted, name);

const rows = (db: Db, now: Date) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('organisations as o', 'o.id', 'a.organisation_id')
    .leftJoin('resources as r', 'r.id', 'o.logo_resource_id')
    .leftJoin('mail_tokens as t', (join) =>
      join
        .onRef('t.account_id', '=', 'a.id')
        .on('t.kind', '=', 'CREDENTIALS_RESET')
        .on('t.used_at', 'is', null)
        .on('t.revoked_at', 'is', null)
        .on('t.expires_at', '>', now),
    )
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.language',
      'a.roles',
      'a.status',
      'a.created_at',
      'a.confirmed_at',
      'a.last_login_at',
      'a.must_change_password',
      'a.version',
      'o.id as organisation_id',
      'o.name as organisation_name',
      'o.slug as organisation_slug',
      ...logoColumns,
      't.expires_at as reset_until',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const viewOf = (row: Row, linkTo: LinkTo): AdminAccount => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  roles: row.roles,
  status: row.status,
  organisation: {
    id: row.organisation_id,
    name: row.organisation_name,
    slug: row.organisation_slug,
    logoUrl: logoUrl(row, linkTo),
  },
  createdAt: row.created_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  mustChangePassword: row.must_change_password,
  resetCredentialsUntil: row.reset_until?.toISOString() ?? null,
  version: row.version,
});

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Accounts as an administrator sees them. */
export const adminAccountViews = (db: Db, now: Date, linkTo: LinkTo) => ({
  async one(id: number): Promise<AdminAccount | undefined> {
    const row = await rows(db, now).where('a.id', '=', id).executeTakeFirst();
    return row && viewOf(row, linkTo);
  },

  async list(asked: Asked): Promise<Page<AdminAccount>> {
    const { page, pageSize, sort = 'id' } = asked;
    const name = sort.replace('-', '');
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    const [found, { total }] = await Promise.all([
      rows(db, now)
        .where(matching(asked))
        .orderBy(isSortable(name) ? sorted[name] : 'a.id', (order) =>
          direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
        )
        .orderBy('a.id')
        .limit(pageSize)
        .offset(page * pageSize)
        .execute(),
      db
        .selectFrom('accounts as a')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where(matching(asked))
        .executeTakeFirstOrThrow(),
    ]);
    return { items: found.map((row) => viewOf(row, linkTo)), page, pageSize, total };
  },
});

function matching(asked: Asked): RawBuilder<SqlBool> {
  const { query, organisationId, status, role, includeDeleted } = asked;
  const conditions = [sql`true`];
  if (query?.trim())
    conditions.push(
      sql`lower(coalesce(a.email, '') || ' ' || a.first_name || ' ' || a.last_name) like ${`%${escapeLike(query.trim().toLowerCase())}%`}`,
    );
  if (organisationId !== undefined) conditions.push(sql`a.organisation_id = ${organisationId}`);
  if (status) conditions.push(sql`a.status = ${status}`);
  else if (!includeDeleted) conditions.push(sql`a.deleted_at is null`);
  if (role) conditions.push(sql`${role} = any(a.roles)`);
  return sql.join(conditions, sql` and `);
}
