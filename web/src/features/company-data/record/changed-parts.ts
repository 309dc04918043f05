import type { RecordState } from '@metra/contract/shapes/kpi-record-shapes';
import { fuelAmountText } from '../../../domain/kpis/fuels/fuel-lines-text.tsx';
import { recordText, spanText } from '../../../domain/kpis/record-text.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

export interface ChangedPart {
  name: 'value' | 'fuels' | 'period' | 'quality' | 'note' | 'evidence';
  /** Null means that there was nothing. */
  from: string | null;
  to: string | null;
}

/** Returns the parts that differ between both states, as formatted texts. */
export function changedParts(
  before: RecordState | null,
  after: RecordState | null,
  language: Language,
): ChangedPart[] {
  const read: Record<ChangedPart['name'], (state: RecordState) => string | null> = {
    value: (state) => recordText(state, language),
    fuels: ({ fuels }) => fuels.map((line) => fuelAmountText(line, language)).join(', ') || null,
    period: ({ periodStart: start, periodEnd: end }) => spanText({ start, end }, language),
    quality: ({ quality }) => translate(`records.quality.${quality}`),
    note: ({ note }) => note,
    evidence: ({ evidence }) => evidence.map(({ name }) => name).join(', ') || null,
  };
  return (Object.keys(read) as ChangedPart['name'][]).flatMap((name) => {
    const from = before && read[name](before);
    const to = after && read[name](after);
    if (from === to || (name !== 'value' && (!before || !after))) return [];
    return [{ name, from, to }];
  });
}
