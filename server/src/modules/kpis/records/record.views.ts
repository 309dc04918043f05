import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import { unitLabel } from '@metra/contract/units';
import type { LinkTo } from '../../resources/resources.module.ts';
import { Decimal, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import type { RecordRow } from './record-rows.ts';

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
