import type { Params, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { recordHistory } from '@metra/contract/operations/record-history';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
  actor: { id: number; name: string } | null;
  as: { id: number; name: string } | null;
}

type Asked = Query<typeof recordHistory.list>;

/** The history shows the latest entries only; the audit log contains all. */
const most = 1000;

const latest = (where: RawBuilder<unknown>) => sql`
  (select id from platform_audit_entries where ${where} order by id desc limit ${most})`;

/** The name of a person for the operator, including deleted people who can be restored. */
const personOf = (column: string) => sql`(
  select jsonb_build_object('id', a.id, 'name', btrim(a.first_name || ' ' || a.last_name))
  from accounts a where a.id = e.${sql.ref(column)})`;

export const recordHistoryViews = (db: Db) => ({
  async page({ kind, id }: Params<typeof recordHistory.list>, asked: Asked): Promise<Page<HistoryRow>> {
    const about = latest(sql`subject = ${`${kind}:${id}`}`);
    const ids =
      kind === 'account'
        ? sql`${about} union ${latest(sql`actor_account_id = ${id}`)} union ${latest(sql`as_account_id = ${id}`)}`
        : about;
    const chosen = sql`(select id from (${ids}) found order by id desc limit ${most})`;
    return listPage(db, {
      rows: sql<HistoryRow>`
      select e.id, e.at, e.action, e.subject, e.details, ${personOf('actor_account_id')} as actor,
        ${personOf('as_account_id')} as as
      from platform_audit_entries e where e.id = any(array${chosen})`,
      count: sql`from ${chosen} c`,
      sort: { columns: {}, byDefault: sql`e.id desc`, id: sql`e.id` },
      asked,
    });
  },
});
