import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useState } from 'react';
import { type Oddity, odditiesIn } from '../../../domain/kpis/oddities.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import type { VersionedCalls } from '../../../lib/versioned-form/use-versioned-form.ts';
import { emptyValues, type RecordValues, valuesOf, writeOf } from './record-values.ts';

/** There is nothing yet that somebody else could have changed. */
const NOTHING = 0;

interface RecordCalls extends VersionedCalls<RecordValues> {
  /** What is odd about these values; undefined where nothing was found. */
  oddities: (values: RecordValues) => readonly Oddity[] | undefined;
}

/** How a record is edited; what is odd is asked about before it is saved. */
export function useRecordCalls(
  kpi: Kpi,
  record: KpiRecord | null,
  period: RecordValues['period'],
): RecordCalls {
  const [asked, setAsked] = useState<{ values: RecordValues; oddities: readonly Oddity[] } | null>(null);
  const [attempt] = useState(randomKey);
  const params = { kpiRecordId: record?.id ?? NOTHING };
  const odditiesOf = (values: RecordValues) =>
    asked && isSame(asked.values, values) ? asked.oddities : undefined;
  const versioned = (present: KpiRecord) => ({ values: valuesOf(present), version: present.version });
  return {
    start: record ? versioned(record) : { values: emptyValues(kpi, period), version: NOTHING },
    read: async () => versioned(await api.kpiRecords.read({ params })),
    async write(values, { version }) {
      // Sent a second time, a value is meant in spite of what was asked about it.
      const body = writeOf(values, odditiesOf(values) ?? [], record);
      try {
        if (record) await api.kpiRecords.update({ params, body: { ...body, version } });
        else
          await api.kpiRecords.create(
            { body: { ...body, kpiId: kpi.id } },
            // Another value is another attempt.
            { idempotencyKey: `${attempt}-${hashOf(body)}` },
          );
      } catch (error) {
        const oddities = odditiesIn(error);
        if (oddities) setAsked({ values, oddities });
        throw error;
      }
      events.emit('kpiRecordChanged', { kpiIds: [kpi.id] });
      return undefined;
    },
    oddities: odditiesOf,
  };
}

function hashOf(value: unknown): string {
  let hash = 0;
  for (const sign of JSON.stringify(value)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(16);
}
