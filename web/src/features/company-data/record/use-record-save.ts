import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { Kpi } from '@metra/contract/kpi-shapes';
import { useState } from 'react';
import { type Oddity, odditiesIn } from '../../../domain/kpis/oddities.ts';
import { api } from '../../../lib/api.ts';
import { isSame } from '../../../lib/conflict/differences.ts';
import { useVersionedSave } from '../../../lib/conflict/use-versioned-save.ts';
import { events } from '../../../lib/events.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { emptyValues, type RecordValues, valuesOf, writeOf } from './record-values.ts';

/** There is nothing yet that somebody else could have changed. */
const NOTHING = 0;

/** Saves a record; what is odd is asked about first, what somebody else changed is shown. */
export function useRecordSave(kpi: Kpi, record: KpiRecord | null, period: RecordValues['period']) {
  const [asked, setAsked] = useState<{ values: RecordValues; oddities: readonly Oddity[] } | null>(null);
  const [attempt] = useState(randomKey);
  const start = record
    ? { values: valuesOf(record), version: record.version }
    : { values: emptyValues(kpi, period), version: NOTHING };
  const params = { kpiRecordId: record?.id ?? NOTHING };

  const saving = useVersionedSave(start, {
    async read() {
      const present = await api.kpiRecords.read({ params });
      return { values: valuesOf(present), version: present.version };
    },
    async write(values, { version }) {
      // Sent a second time, an odd value is meant.
      const confirmed = asked !== null && isSame(asked.values, values);
      const body = writeOf(values, confirmed);
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
    },
  });
  return {
    ...saving,
    /** What is odd about these values; undefined where nothing was found. */
    oddities: (values: RecordValues) => (asked && isSame(asked.values, values) ? asked.oddities : undefined),
  };
}

function hashOf(value: unknown): string {
  let hash = 0;
  for (const sign of JSON.stringify(value)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(16);
}
