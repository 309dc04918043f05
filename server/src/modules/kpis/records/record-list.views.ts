import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { kpiRecords } from '@metra/contract/kpi-records';
import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { recordView } from './record.views.ts';
import { type RecordRow, recordSelect } from './record-rows.ts';

/** Also a deleted one. */
export async function recordById(
  db: Db,
  organisationId: number,
  id: number,
  language: Language,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`${recordSelect(language)}
    where r.organisation_id = ${organisationId} and r.id = ${id}`.execute(db);
  return rows[0];
}

export async function readRecords(
  db: Db,
  organisationId: number,
  ids: readonly number[],
  language: Language,
): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RecordRow>`${recordSelect(language)}
    where r.organisation_id = ${organisationId} and r.id = any(${[...ids]})`.execute(db);
  return rows;
}

interface OfKpi {
  organisationId: number;
  kpiId: number;
  language: Language;
  linkTo: LinkTo;
}

export async function recordsOfKpi(
  db: Db,
  { organisationId, kpiId, language, linkTo }: OfKpi,
  asked: Query<typeof kpiRecords.ofKpi>,
): Promise<Page<KpiRecord>> {
  const { page, pageSize } = asked;
  const where = sql.join(filtersOf(organisationId, kpiId, asked), sql` and `);
  const { rows } = await sql<RecordRow>`${recordSelect(language)} where ${where}
    order by ${orderOf(asked)} limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from kpi_records r where ${where}`.execute(db);
  return {
    items: rows.map((row) => recordView(row, linkTo)),
    page,
    pageSize,
    total: counted.rows[0]?.total ?? 0,
  };
}

function filtersOf(
  organisationId: number,
  kpiId: number,
  { from, to, deleted = false }: Query<typeof kpiRecords.ofKpi>,
): RawBuilder<unknown>[] {
  return [
    sql`r.organisation_id = ${organisationId} and r.kpi_id = ${kpiId}`,
    deleted ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`,
    ...(from ? [sql`r.period_end >= ${from}`] : []),
    ...(to ? [sql`r.period_start <= ${to}`] : []),
  ];
}

function orderOf({ sort = '-periodStart' }: Query<typeof kpiRecords.ofKpi>): RawBuilder<unknown> {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const columns = {
    periodStart: sql`r.period_end`,
    updatedAt: sql`r.updated_at`,
    value: sql`r.canonical_value`,
  } as const;
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return sql`${column} ${direction} nulls last, r.id ${direction}`;
}
