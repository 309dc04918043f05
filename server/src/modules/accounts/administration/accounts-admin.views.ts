import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { AdminAccount, accountsAdmin } from '@metra/contract/operations/accounts-admin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage } from '../../../platform/database/every-page.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { logoColumns, logoUrl } from '../account.views.ts';
import { after } from '../lifetimes.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';

type ListQuery = Query<typeof accountsAdmin.list>;
type Filters = Query<typeof accountsAdmin.export>;
type Projects = NonNullable<AdminAccount['projects']>;

/** The contract allows this many. */
const mostProjects = 100;

const sort: Sorting<ListQuery> = {
  columns: {
    id: sql`a.id`,
    email: nullable(sql`a.email_key`),
    lastName: sql`a.last_name`,
    createdAt: sql`a.created_at`,
    lastLoginAt: nullable(sql`a.last_login_at`),
  },
  byDefault: 'id',
  id: sql`a.id`,
};

const rows = (db: Db, now: Date) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('organisations_directory as o', 'o.id', 'a.organisation_id')
    .leftJoin('resources_files as r', (join) =>
      join.onRef('r.organisation_id', '=', 'o.id').onRef('r.id', '=', 'o.logo_resource_id'),
    )
    .leftJoin('mail_tokens as t', (join) =>
      join
        .onRef('t.account_id', '=', 'a.id')
        .on('t.kind', '=', 'CREDENTIALS_RESET')
        .on('t.used_at', 'is', null)
        .on('t.revoked_at', 'is', null)
        .on('t.expires_at', '>', now),
    )
    .leftJoin('subscriptions_states as s', 's.organisation_id', 'a.organisation_id')
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.language',
      'a.roles',
      'a.team_role',
      'a.status',
      'a.created_at',
      'a.confirmed_at',
      'a.last_login_at',
      'a.must_change_password',
      hasSecondFactor.as('has_second_factor'),
      'a.version',
      'o.id as organisation_id',
      'o.name as organisation_name',
      'o.slug as organisation_slug',
      'o.first_month_of_business_year',
      ...logoColumns,
      't.expires_at as reset_until',
      's.state as subscription',
      'a.deleted_at',
      'a.restorable_until',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** Expired values count as expired even before the clean-up. */
const viewOf = (row: Row, now: Date, linkTo: LinkTo): AdminAccount => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  roles: row.roles,
  teamRole: row.team_role,
  status: row.status,
  organisation: {
    id: row.organisation_id,
    name: row.organisation_name,
    slug: row.organisation_slug,
    logoUrl: logoUrl(row, linkTo),
    firstMonth: row.first_month_of_business_year,
  },
  createdAt: row.created_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  mustChangePassword: row.must_change_password,
  hasSecondFactor: row.has_second_factor,
  resetCredentialsUntil: row.reset_until?.toISOString() ?? null,
  subscription: row.subscription === null || row.subscription === 'ENDED' ? 'NONE' : row.subscription,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  restorableUntil:
    row.restorable_until && row.restorable_until > now ? row.restorable_until.toISOString() : null,
  version: row.version,
});

/** Accounts for administrators. */
export const adminAccountViews = (db: Db, { now, linkTo }: Pick<Reader, 'now'> & { linkTo: LinkTo }) => {
  async function inOrder(ids: readonly number[]): Promise<AdminAccount[]> {
    if (ids.length === 0) return [];
    const found = await rows(db, now).where('a.id', 'in', ids).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map((row) => viewOf(row, now, linkTo));
  }

  return {
    async one(id: number): Promise<AdminAccount | undefined> {
      const row = await rows(db, now).where('a.id', '=', id).executeTakeFirst();
      return row && viewOf(row, now, linkTo);
    },

    async list(query: ListQuery, language: Language): Promise<Page<AdminAccount>> {
      const matching = conditionsOf(query, now);
      // The ids of the page are read first, so that the other columns are only read for these rows.
      const page = await listPage(db, {
        rows: sql<{ id: number }>`select a.id from accounts a where ${matching}`,
        count: sql`from accounts a where ${matching}`,
        sort,
        asked: query,
      });
      const items = await inOrder(page.items.map(({ id }) => id));
      return { ...page, items: query.includeProjects ? await withProjects(db, items, language) : items };
    },

    async *every(asked: Filters): AsyncGenerator<AdminAccount[]> {
      const pages = everyPage<Row, ListQuery>(db, {
        rows: ({ key, after: next }) =>
          rows(db, now).select(key.as('place')).where(conditionsOf(asked, now)).where(next),
        sort,
        asked,
      });
      for await (const page of pages) yield page.map((row) => viewOf(row, now, linkTo));
    },
  };
};

/** Adds the projects of all organisations with one query. */
async function withProjects(
  db: Db,
  accounts: readonly AdminAccount[],
  language: Language,
): Promise<AdminAccount[]> {
  const organisationIds = [...new Set(accounts.map(({ organisation }) => organisation.id))];
  const { rows: found } = await sql<{ organisation_id: number; projects: Projects }>`
    select p.organisation_id, jsonb_agg(jsonb_build_object('id', d.id, 'slug', d.slug,
      'name', ${translatedText('d.translations', 'name', language)}) order by d.id) as projects
    from projects_participants p join projects_directory d on d.id = p.project_id
    where p.organisation_id = any(${organisationIds}::bigint[]) group by p.organisation_id`.execute(db);
  const byOrganisation = new Map(
    found.map((row) => [row.organisation_id, row.projects.slice(0, mostProjects)]),
  );
  return accounts.map((account) => ({
    ...account,
    projects: byOrganisation.get(account.organisation.id) ?? [],
  }));
}

const day = 24 * 60 * 60;

function conditionsOf(asked: Filters, now: Date): RawBuilder<SqlBool> {
  const { query, organisationId, status, role, teamRole, language, subscription } = asked;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query?.trim())
    // The organisations are searched separately, so that both searches use an index.
    conditions.push(sql`(${contains(sql`a.searched`, query)} or a.organisation_id = any(array(
      select o.id from organisations_directory o where ${contains(sql`lower(o.name)`, query)})))`);
  if (organisationId !== undefined) conditions.push(sql`a.organisation_id = ${organisationId}`);
  if (status) conditions.push(sql`a.status = ${status}`);
  else if (!asked.includeDeleted) conditions.push(sql`a.deleted_at is null`);
  if (role) conditions.push(sql`a.roles @> array[${role}]`);
  if (teamRole) conditions.push(sql`a.team_role = ${teamRole}`);
  if (language) conditions.push(sql`a.language = ${language}`);
  if (subscription) conditions.push(hasSubscription(subscription));
  if (asked.inactiveDays !== undefined)
    conditions.push(
      sql`coalesce(a.last_login_at, a.created_at) < ${after(now, -asked.inactiveDays * day)}::timestamptz`,
    );
  if (asked.neverSignedIn !== undefined)
    conditions.push(asked.neverSignedIn ? sql`a.last_login_at is null` : sql`a.last_login_at is not null`);
  if (asked.secondFactor !== undefined)
    conditions.push(asked.secondFactor ? hasSecondFactor : sql`not ${hasSecondFactor}`);
  if (asked.createdWithinDays !== undefined)
    conditions.push(sql`a.created_at >= ${after(now, -asked.createdWithinDays * day)}::timestamptz`);
  return sql.join(conditions, sql` and `);
}

const hasSubscription = (state: NonNullable<Filters['subscription']>): RawBuilder<unknown> =>
  state === 'NONE'
    ? sql`not exists (select from subscriptions_states s where s.organisation_id = a.organisation_id)`
    : sql`exists (select from subscriptions_states s
        where s.organisation_id = a.organisation_id and s.state = ${state})`;
