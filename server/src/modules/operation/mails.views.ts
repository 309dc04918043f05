import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { MailItem, mails } from '@metra/contract/operations/operation-admin';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';

type ListQuery = Query<typeof mails.list>;
type Filters = Query<typeof mails.export>;

interface Row {
  id: number;
  recipient: string;
  kind: string;
  language: Language;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date;
  has_text: boolean;
}

const sorting: Sorting<ListQuery> = {
  columns: { createdAt: sql`m.created_at` },
  byDefault: '-createdAt',
  id: sql`m.id`,
};

const states = {
  WAITING: sql`m.sent_at is null and m.failed_at is null`,
  SENT: sql`m.sent_at is not null`,
  FAILED: sql`m.failed_at is not null`,
  REPEATABLE: sql`m.failed_at is not null and m.has_text`,
} as const satisfies Record<NonNullable<Filters['state']>, RawBuilder<unknown>>;

const filterOf = ({ query, state }: Filters): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(state ? [states[state]] : []),
      ...(query?.trim() ? [contains(sql`lower(m.recipient || ' ' || m.subject)`, query)] : []),
    ],
    sql` and `,
  );

function viewOf(row: Row): MailItem {
  const state = row.failed_at ? 'FAILED' : row.sent_at ? 'SENT' : 'WAITING';
  return {
    id: row.id,
    recipient: row.recipient,
    kind: row.kind,
    language: row.language,
    subject: row.subject,
    state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    nextAttemptAt: state === 'WAITING' ? row.next_attempt_at.toISOString() : null,
    attempts: row.attempts,
    answer: row.last_error,
    canRepeat: state === 'FAILED' && row.has_text,
  };
}

/** Mails without their content. */
export const mailViews = (db: Db) => ({
  async list(asked: ListQuery): Promise<Page<MailItem>> {
    const where = filterOf(asked);
    const page = await listPage(db, {
      rows: sql<Row>`select m.* from platform_mails m where ${where}`,
      count: sql`from platform_mails m where ${where}`,
      sort: sorting,
      asked,
    });
    return { ...page, items: page.items.map(viewOf) };
  },

  async *every(asked: Filters): AsyncGenerator<MailItem[]> {
    const pages = everyPage<Row, ListQuery>(db, {
      rows: ({ key, after }) => sql<Placed<Row>>`
        select ${key} as place, m.* from platform_mails m where ${filterOf(asked)} and ${after}`,
      sort: sorting,
      asked,
    });
    for await (const rows of pages) yield rows.map(viewOf);
  },

  async one(id: number): Promise<MailItem | undefined> {
    const { rows } = await sql<Row>`select m.* from platform_mails m where m.id = ${id}`.execute(db);
    return rows[0] && viewOf(rows[0]);
  },
});
