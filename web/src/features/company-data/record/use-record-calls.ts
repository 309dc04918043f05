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

/** A new record has neither an id nor a version. */
const UNSAVED = 0;

interface RecordCalls extends VersionedCalls<RecordValues> {
  /** It returns the questions about these values, or undefined if there are none. */
  oddities: (values: RecordValues) => readonly Oddity[] | undefined;
}

/** The server asks about unusual values before it saves them. */
export function useRecordCalls(
  kpi: Kpi,
  record: KpiRecord | null,
  period: RecordValues['period'],
): RecordCalls {
  const [asked, setAsked] = useState<{ values: RecordValues; oddities: readonly Oddity[] } | null>(null);
  const [attempt] = useState(randomKey);
  const params = { kpiRecordId: record?.id ?? UNSAVED };
  const odditiesOf = (values: RecordValues) =>
    asked && isSame(asked.values, values) ? asked.oddities : undefined;
  const versioned = (present: KpiRecord) => ({ values: valuesOf(present), version: present.version });
  return {
    start: record ? versioned(record) : { values: emptyValues(kpi, period), version: UNSAVED },
    read: async () => versioned(await api.kpiRecords.read({ params })),
    async write(values, { version }) {
      // Sending the same values a second time confirms them.
      const body = writeOf(values, odditiesOf(values) ?? [], record);
      try {
        if (record) await api.kpiRecords.update({ params, body: { ...body, version } });
        else
          await api.kpiRecords.create(
            { body: { ...body, kpiId: kpi.id } },
            // Each different value needs its own idempotency key.
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
