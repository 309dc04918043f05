import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ownResources } from '../../resources/resources.module.ts';
import type { RecordRow } from './record-rows.ts';
import type { CheckedRecord } from './record-write.ts';
import type { EvidenceOf } from './records.store.ts';

/** The files entries point to, each the organisation's own and not deleted. */
export async function evidenceIn(
  db: Db,
  organisationId: number,
  entries: readonly Pick<CheckedRecord, 'evidence'>[],
): Promise<EvidenceOf> {
  const ids = [...new Set(entries.flatMap(({ evidence }) => evidence ?? []))];
  if (ids.length === 0) return () => [];
  const own = await ownResources(db, organisationId, ids);
  if (own.length < ids.length) throw new DomainError('not_found.resource');
  const files = new Map(own.map(({ id, name, mime_type, size }) => [id, { id, name, mime_type, size }]));
  return (wanted) => wanted.flatMap((id) => files.get(id) ?? []);
}

/** A row just inserted, with the files it was inserted with. */
export const withEvidence =
  (entries: readonly CheckedRecord[], evidenceOf: EvidenceOf) =>
  (row: RecordRow): RecordRow => {
    const entry = entries.find(({ kpi, start }) => kpi.id === row.kpi_id && start === row.period_start);
    return { ...row, evidence: evidenceOf(entry?.evidence ?? []) };
  };
