import type { MissingReason, Quality } from '@metra/contract/kpi-record-shapes';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { EvidenceFile } from './records.store.ts';

/** As it comes from the database, directly or as JSON: instants are then texts; numbers always. */
export interface RecordRow {
  id: number;
  kpi_id: number;
  period_start: string;
  period_end: string;
  value: string | null;
  unit_code: string;
  canonical_value: string | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  confirmed: boolean;
  created_at: string | Date;
  updated_at: string | Date;
  deleted_at: string | Date | null;
  version: number;
  author_id: number | null;
  author_name: string | null;
  kpi_unit_code: string;
  kpi_unit_label: string;
  evidence: EvidenceFile[];
}

/** Of records called `r`, with `recordJoins`. */
export const recordColumns = (language: Language) => sql`
  r.id, r.kpi_id, r.period_start, r.period_end, r.value::text as value, r.unit_code,
  r.canonical_value::text as canonical_value, r.reason, r.quality, r.note, r.confirmed, r.created_at, r.updated_at,
  r.deleted_at, r.version, author.id as author_id, btrim(author.first_name || ' ' || author.last_name) as author_name,
  k.unit_code as kpi_unit_code,
  coalesce(k.translations #>> array[${language}, 'unitLabel'], k.translations #>> '{de,unitLabel}', k.unit_code)
    as kpi_unit_label`;

export const recordJoins = sql`
  join kpis k on k.id = r.kpi_id
  left join accounts author on author.organisation_id = r.organisation_id and author.id = r.author_account_id`;

export const recordEvidence = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'size', f.size)
    order by e.position)
  from kpi_record_evidence e
  join resources f on f.organisation_id = e.organisation_id and f.id = e.resource_id
  where e.organisation_id = r.organisation_id and e.kpi_record_id = r.id and f.deleted_at is null
), '[]')`;

/** All records of all organisations: whoever uses it says whose, by `r.organisation_id`. */
export const recordSelect = (language: Language) => sql`
  select ${recordColumns(language)}, ${recordEvidence} as evidence from kpi_records r ${recordJoins}`;
