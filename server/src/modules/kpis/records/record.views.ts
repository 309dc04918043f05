import type { Language } from '@metra/contract/core/primitives';
import { unitLabel } from '@metra/contract/rules/units';
import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { Decimal, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import { type FuelTexts, fuelLineView, fuelTextsOf } from './fuel-line.views.ts';
import type { EvidenceFile, StoredRecord } from './record-write.ts';

/** A record with everything that is shown about it. The row is JSON from the database, so its instants are text. */
export interface RecordRow extends StoredRecord {
  created_at: string | Date;
  updated_at: string | Date;
  deleted_at: string | Date | null;
  author_id: number | null;
  author_name: string | null;
  kpi_unit_code: string;
  kpi_unit_label: string;
  /** The texts of the fuels that the record names; null if it names none. */
  fuel_texts: FuelTexts | null;
  evidence: readonly EvidenceFile[];
}

/** Selects a `StoredRecord` from records with the alias `r`. */
export const storedColumns = sql`
  r.id, r.kpi_id, r.period_start, r.period_end, r.value::text as value, r.unit_code,
  r.canonical_value::text as canonical_value, r.fuels, r.reason, r.quality, r.note, r.confirmed, r.version`;

/** Requires the alias `r` for records, and `recordJoins`. */
export const recordColumns = (language: Language) => sql`
  ${storedColumns}, r.created_at, r.updated_at, r.deleted_at, author.id as author_id, author.name as author_name,
  k.unit_code as kpi_unit_code,
  coalesce(k.translations #>> array[${language}, 'unitLabel'], k.translations #>> '{de,unitLabel}', k.unit_code)
    as kpi_unit_label,
  ${fuelTextsOf(sql`r.fuels`, language)} as fuel_texts`;

export const recordJoins = sql`
  join kpis k on k.id = r.kpi_id
  left join accounts_people author on author.organisation_id = r.organisation_id and author.id = r.author_account_id`;

export const recordEvidence = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'size', f.size)
    order by e.position)
  from kpi_record_evidence e
  join resources_files f on f.organisation_id = e.organisation_id and f.id = e.resource_id
  where e.organisation_id = r.organisation_id and e.kpi_record_id = r.id and f.deleted_at is null
), '[]')`;

/** Selects records of all organisations: the caller must restrict `r.organisation_id`. */
export const recordSelect = (language: Language) => sql<RecordRow>`
  select ${recordColumns(language)}, ${recordEvidence} as evidence from kpi_records r ${recordJoins}`;

export const recordViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Finds deleted records too. */
  async find(id: number): Promise<RecordRow | undefined> {
    const { rows } = await sql<RecordRow>`${recordSelect(language)}
      where r.organisation_id = ${organisationId} and r.id = ${id}`.execute(db);
    return rows[0];
  },

  async read(ids: readonly number[]): Promise<RecordRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<RecordRow>`${recordSelect(language)}
      where r.organisation_id = ${organisationId} and r.id = any(${[...ids]})`.execute(db);
    return rows;
  },
});

const instant = (value: string | Date) => new Date(value).toISOString();
const numberOf = (text: string | null) => onTheWireOrNull(text === null ? null : new Decimal(text));

export const recordView = (row: RecordRow, linkTo: LinkTo): KpiRecord => ({
  id: row.id,
  kpiId: row.kpi_id,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  period: codeOf(row.period_start, row.period_end),
  value: numberOf(row.value),
  unit: {
    code: row.unit_code,
    label: row.unit_code === row.kpi_unit_code ? row.kpi_unit_label : unitLabel(row.unit_code),
  },
  canonicalValue: numberOf(row.canonical_value),
  fuels: (row.fuels ?? []).map((line) => fuelLineView(line, row.fuel_texts)),
  reason: row.reason,
  quality: row.quality,
  note: row.note,
  confirmed: row.confirmed,
  evidence: row.evidence.map(({ id, name, mime_type, size }) => ({
    id,
    name,
    mimeType: mime_type,
    size,
    url: linkTo({ id, name, mime_type }),
  })),
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
  deletedAt: row.deleted_at && instant(row.deleted_at),
  version: row.version,
});
