import type { Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { AuditEntry, AuditPage, audit } from '@metra/contract/operations/audit';
import { auditTexts } from '@metra/contract/rules/audit-actions';
import { type RawBuilder, sql } from 'kysely';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { actionsSaying } from './actions-saying.ts';

type ListQuery = Query<typeof audit.list>;
type Filters = Query<typeof audit.export>;

export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  actor_account_id: number | null;
  as_account_id: number | null;
  organisation_id: number | null;
  subject: string | null;
  details: Record<string, unknown>;
  ip: string | null;
  user_agent: string | null;
}

const sorting: Sorting<ListQuery> = { columns: { at: sql`l.at` }, byDefault: '-at', id: sql`l.id` };

/** Nobody reads further pages, and counting more entries takes as long as reading them. */
const mostCounted = 10_000;
/** A name search finds at most this many people, because more would take too long; the answer says so. */
const mostNamed = 50;
/** No installation has more of them. */
const mostNamedInExport = 1_000_000;

/**
 * Names are looked up for the displayed rows only; otherwise a late page would look up the names of all pages before
 * it.
 */
const columns = sql`l.id, l.at, l.action, l.actor_account_id, l.as_account_id, l.organisation_id, l.subject, l.details,
  host(l.ip) as ip, l.user_agent`;

/** The format of a subject: `account:7`. */
const subjectLike = /^[a-z_]+:\S+$/;

export const startOf = (day: string, later = 0) =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${operatorTimeZone}`;

interface Found {
  condition: RawBuilder<unknown>;
  /** True if more people or organisations have such a name than were searched for. */
  isNarrowed: boolean;
}

/** The audit log. */
export const auditViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  function filtersOf(asked: Filters, says: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
    const { action, actorId, inTheNameOf, organisationId, subject, from, to } = asked;
    return sql.join(
      [
        sql`true`,
        ...(action ? [sql`l.action = ${action}`] : []),
        ...(actorId === undefined ? [] : [sql`l.actor_account_id = ${actorId}`]),
        ...(inTheNameOf === undefined ? [] : [sql`l.as_account_id = ${inTheNameOf}`]),
        ...(organisationId === undefined ? [] : [sql`l.organisation_id = ${organisationId}`]),
        ...(subject === undefined ? [] : [sql`l.subject = ${subject}`]),
        ...(from ? [sql`l.at >= ${startOf(from)}`] : []),
        ...(to ? [sql`l.at < ${startOf(to, 1)}`] : []),
        ...(says ? [says] : []),
      ],
      sql` and `,
    );
  }

  /**
   * Searches by the action in the words of its sentence, by the names of the people and organisations involved, by
   * both ("lindner gesperrt"), or by the object.
   */
  async function saysText(typed: string, most: number): Promise<Found> {
    const subject = typed.trim().toLowerCase();
    if (subjectLike.test(subject)) return { condition: sql`l.subject = ${subject}`, isNarrowed: false };
    const words = typed.trim().split(/\s+/);
    const ofAction = words.filter((word) => actionsSaying(word).length > 0).join(' ');
    const ofName = words.filter((word) => actionsSaying(word).length === 0).join(' ');
    const named = await namesText(typed.trim(), most);
    if (ofAction === '') return named;
    const isAction = sql`l.action = any(${actionsSaying(ofAction)}::text[])`;
    if (ofName === '') return { ...named, condition: sql`(${isAction} or ${named.condition})` };
    const rest = await namesText(ofName, most);
    return {
      condition: sql`(${named.condition} or (${isAction} and ${rest.condition}))`,
      isNarrowed: named.isNarrowed || rest.isNarrowed,
    };
  }

  async function namesText(name: string, most: number): Promise<Found> {
    const [people, organisations] = await Promise.all([
      idsOf(sql`from accounts_people p where ${contains(sql`p.searched`, name)}`, most),
      idsOf(sql`from organisations_directory p where ${contains(sql`lower(p.name)`, name)}`, most),
    ]);
    const ids = people.slice(0, most);
    const names = [
      ...(ids.length > 0
        ? [
            sql`l.actor_account_id = any(${ids}::bigint[]) or l.as_account_id = any(${ids}::bigint[])
              or l.subject = any(${ids.map((id) => `account:${id}`)}::text[])`,
          ]
        : []),
      ...(organisations.length > 0
        ? [sql`l.organisation_id = any(${organisations.slice(0, most)}::bigint[])`]
        : []),
    ];
    return {
      condition: names.length > 0 ? sql`(${sql.join(names, sql` or `)})` : sql`false`,
      isNarrowed: people.length > most || organisations.length > most,
    };
  }

  /** Reads one more than wanted, to know whether there are more. */
  async function idsOf(found: RawBuilder<unknown>, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select p.id ${found} limit ${most + 1}`.execute(db);
    return rows.map(({ id }) => id);
  }

  const saysOf = async ({ query }: Filters, most: number) =>
    query?.trim() ? saysText(query, most) : undefined;

  /** Adds the names of all people in the entries. */
  async function entriesOf(rows: readonly AuditRow[]): Promise<AuditEntry[]> {
    const subjectIds = (kind: string) =>
      rows.flatMap(({ subject }) => {
        const id = subject?.startsWith(`${kind}:`) ? Number(subject.slice(kind.length + 1)) : Number.NaN;
        return Number.isSafeInteger(id) ? [id] : [];
      });
    const people = rows.flatMap((row) => [row.actor_account_id, row.as_account_id]);
    const organisations = rows.map((row) => row.organisation_id);
    const known = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
    const { rows: named } = await sql<{ subject: string; name: string | null }>`
      select 'account:' || id as subject, coalesce(name, email) as name from accounts_people
      where id = any(${known([...people, ...subjectIds('account')])}::bigint[])
      union all
      select 'organisation:' || id, name from organisations_directory
      where id = any(${known([...organisations, ...subjectIds('organisation')])}::bigint[])`.execute(db);
    const names = new Map(named.map(({ subject, name }) => [subject, name]));
    return rows.map((row) => entryOf(row, names, language));
  }

  async function countUpTo(most: number, where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select 1 from platform_audit l where ${where} limit ${most}) counted`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  }

  return {
    async list(asked: ListQuery): Promise<AuditPage> {
      const { page, pageSize } = asked;
      const says = await saysOf(asked, mostNamed);
      const isNarrowed = says?.isNarrowed ?? false;
      if (page * pageSize >= mostCounted)
        return { items: [], page, pageSize, total: mostCounted, isCapped: true, isNarrowed };
      const where = filtersOf(asked, says?.condition);
      const total = await countUpTo(mostCounted + 1, where);
      // A text in few entries is searched before sorting, because PostgreSQL would take long to find the newest of a
      // few matches in the order of the log.
      const entries =
        says && total <= mostCounted
          ? sql`(select * from platform_audit l where ${where} offset 0) l`
          : sql`platform_audit l where ${where}`;
      const found = await listPage(db, {
        rows: sql<AuditRow>`select ${columns} from ${entries}`,
        count: total,
        sort: sorting,
        asked,
      });
      return {
        ...found,
        items: await entriesOf(found.items),
        total: Math.min(found.total, mostCounted),
        isCapped: found.total > mostCounted,
        isNarrowed,
      };
    },

    async *every(asked: Filters): AsyncGenerator<readonly (AuditEntry & { row: AuditRow })[]> {
      const where = filtersOf(asked, (await saysOf(asked, mostNamedInExport))?.condition);
      const pages = everyPage<AuditRow, ListQuery>(db, {
        rows: ({ key, after }) => sql<Placed<AuditRow>>`
          select ${key} as place, ${columns} from platform_audit l where ${where} and ${after}`,
        sort: sorting,
        asked,
      });
      for await (const rows of pages) {
        const entries = await entriesOf(rows);
        yield rows.flatMap((row, index) => {
          const entry = entries[index];
          return entry ? [{ ...entry, row }] : [];
        });
      }
    },

    async one(id: number): Promise<(AuditEntry & { row: AuditRow }) | undefined> {
      const { rows } = await sql<AuditRow>`
        select ${columns} from platform_audit l where l.id = ${id}`.execute(db);
      const [row] = rows;
      const [entry] = await entriesOf(rows);
      return row && entry && { ...entry, row };
    },
  };
};

function entryOf(row: AuditRow, names: ReadonlyMap<string, string | null>, language: Language): AuditEntry {
  const { subject } = row;
  const colon = subject?.indexOf(':') ?? -1;
  const known: Readonly<Record<string, Record<Language, string>>> = auditTexts;
  const named = (kind: 'account' | 'organisation', id: number | null) =>
    id === null ? null : { id, name: names.get(`${kind}:${id}`) ?? null };
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    // Actions without a sentence exist in entries of earlier versions only.
    text: known[row.action]?.[language] ?? row.action,
    actor: named('account', row.actor_account_id),
    inTheNameOf: named('account', row.as_account_id),
    organisation: named('organisation', row.organisation_id),
    subject:
      subject === null
        ? null
        : {
            kind: (colon < 0 ? subject : subject.slice(0, colon)).slice(0, 100),
            id: (colon < 0 ? '' : subject.slice(colon + 1)).slice(0, 200),
            name: names.get(subject) ?? null,
          },
  };
}
