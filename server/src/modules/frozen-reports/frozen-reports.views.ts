import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { archive } from '@metra/contract/operations/archive';
import type {
  FrozenFile,
  FrozenFormat,
  FrozenReportItem,
  FrozenState,
} from '@metra/contract/operations/frozen-reports';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface VersionRow {
  id: number;
  number: string;
  frozen_at: string;
  reason: string | null;
}

interface Row {
  id: number;
  number: string;
  year: number;
  year_label: string;
  first_day: string;
  last_day: string;
  share: number;
  reason: string | null;
  author_name: string | null;
  frozen_at: Date;
  content_hash: Buffer;
  hash: Buffer | null;
  pages: number | null;
  replaces: VersionRow | null;
  replaced_by: VersionRow | null;
  shared_until: Date | null;
}

const version = (alias: string) => sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
  'number', ${sql.ref(`${alias}.number`)}, 'frozen_at', ${sql.ref(`${alias}.frozen_at`)}, 'reason', ${sql.ref(`${alias}.reason`)})`;

/** A report is replaced by the next complete one. A report whose files are not ready yet replaces nothing. */
const reportSelect = (now: Date) => sql`
  select r.id, r.number, r.year, r.year_label, r.first_day, r.last_day, r.share, r.reason, r.author_name, r.frozen_at,
    r.content_hash, r.hash, r.pages,
    (select ${version('before')} from frozen_reports before
      where before.organisation_id = r.organisation_id and before.id = r.replaces_id) as replaces,
    (select ${version('later')} from frozen_reports later
      where later.organisation_id = r.organisation_id and later.year = r.year and later.sequence > r.sequence
        and later.prepared_at is not null
      order by later.sequence limit 1) as replaced_by,
    (select l.expires_at from frozen_report_links l
      where l.organisation_id = r.organisation_id and l.frozen_report_id = r.id and l.expires_at > ${now}) as shared_until
  from frozen_reports r`;

const versionOf = ({ id, number, frozen_at }: VersionRow) => ({
  id,
  number,
  frozenAt: new Date(frozen_at).toISOString(),
});

function stateOf({ hash, replaced_by }: Pick<Row, 'hash' | 'replaced_by'>): FrozenState {
  if (!hash) return 'PREPARING';
  return replaced_by ? 'REPLACED' : 'VALID';
}

const itemOf = (row: Row): FrozenReportItem => ({
  id: row.id,
  number: row.number,
  year: row.year,
  yearLabel: row.year_label,
  period: { start: row.first_day, end: row.last_day },
  state: stateOf(row),
  frozenAt: row.frozen_at.toISOString(),
  author: row.author_name,
  hash: row.hash?.toString('hex') ?? null,
  contentHash: row.content_hash.toString('hex'),
  share: Number(row.share),
  pages: row.pages,
  reason: row.reason,
  replaces: row.replaces && versionOf(row.replaces),
  replacedBy: row.replaced_by && { ...versionOf(row.replaced_by), reason: row.replaced_by.reason },
  sharedUntil: row.shared_until?.toISOString() ?? null,
});

const sort: Sorting<Query<typeof archive.reports>> = {
  columns: { frozenAt: sql`r.frozen_at`, number: sql`r.number` },
  byDefault: '-frozenAt',
  id: sql`r.id`,
};

export interface StoredFrozenFile {
  format: FrozenFormat;
  language: Language | null;
  file_name: string;
  mime_type: string;
  size: number;
  checksum: Buffer;
  storage_key: string;
}

export const fileOf = (file: StoredFrozenFile): FrozenFile => ({
  format: file.format,
  language: file.language,
  name: file.file_name,
  type: file.mime_type,
  size: file.size,
  sha256: file.checksum.toString('hex'),
});

const fileColumns = [
  'format',
  'language',
  'file_name',
  'mime_type',
  'size',
  'checksum',
  'storage_key',
] as const;

/** Frozen reports of an organisation at a moment. */
export function frozenReportViews(db: Db, { organisationId, now }: Pick<Reader, 'organisationId' | 'now'>) {
  const ofOrganisation = sql`r.organisation_id = ${organisationId}`;
  const select = reportSelect(now);

  return {
    async one(id: number): Promise<FrozenReportItem | undefined> {
      const { rows } = await sql<Row>`${select} where ${ofOrganisation} and r.id = ${id}`.execute(db);
      return rows[0] && itemOf(rows[0]);
    },

    async list(asked: Query<typeof archive.reports>): Promise<Page<FrozenReportItem>> {
      const where: RawBuilder<unknown> =
        asked.year === undefined ? ofOrganisation : sql`${ofOrganisation} and r.year = ${asked.year}`;
      const page = await listPage(db, {
        rows: sql<Row>`${select} where ${where}`,
        count: sql`from frozen_reports r where ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(itemOf) };
    },

    /** The newest complete report of each year. */
    valid: (): Promise<{ id: number; number: string; year: number }[]> =>
      db
        .selectFrom('frozen_reports')
        .select(['id', 'number', 'year'])
        .distinctOn('year')
        .where('organisation_id', '=', organisationId)
        .where('prepared_at', 'is not', null)
        .orderBy('year')
        .orderBy('sequence', 'desc')
        .execute(),

    async countWhole(): Promise<number> {
      const { count } = await db
        .selectFrom('frozen_reports')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('prepared_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The previous report of a year, complete or not, and the organisation's code. */
    async next(year: number) {
      const newest = await db
        .selectFrom('frozen_reports')
        .select(['id', 'number', 'sequence', 'frozen_at'])
        .where('organisation_id', '=', organisationId)
        .where('year', '=', year)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      const given = await db
        .selectFrom('report_codes')
        .select('code')
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst();
      return { newest, code: given?.code ?? null };
    },

    files: (id: number): Promise<StoredFrozenFile[]> =>
      db
        .selectFrom('frozen_report_files')
        .select(fileColumns)
        .where('organisation_id', '=', organisationId)
        .where('frozen_report_id', '=', id)
        .orderBy('format')
        .orderBy('language')
        .$narrowType<{ format: FrozenFormat; language: Language | null }>()
        .execute(),
  };
}

export const numberedReportViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  /** A complete report by its number, with all hashes that prove it. */
  async one(number: string) {
    const { rows } = await sql<Row & { checksums: string[] }>`
    select found.*, (select coalesce(json_agg(encode(f.checksum, 'hex')), '[]') from frozen_report_files f
      where f.frozen_report_id = found.id) as checksums
    from (${reportSelect(now)} where r.number = ${number} and r.prepared_at is not null) found`.execute(db);
    const [row] = rows;
    return row && { item: itemOf(row), checksums: row.checksums.map((hex) => Buffer.from(hex, 'hex')) };
  },
});
