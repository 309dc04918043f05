import { Fuel as FuelIcon } from 'lucide-react';
import type { GridCell } from '../../../domain/kpis/entry/grid-cell.ts';
import type { Draft, Row } from '../../../domain/kpis/entry/row-state.ts';
import { entriesOf } from '../../../domain/kpis/fuels/fuel-entries.ts';
import { FuelLinesText } from '../../../domain/kpis/fuels/fuel-lines-text.tsx';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import styles from './record-grid.module.css';

interface FuelsOfRowProps {
  field: GridCell;
  row: Row;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** A KPI of fuels shows, below its value, the fuels it was computed from, and a button to enter fuels. */
export function FuelsOfRow({ field, row, draft, onChange }: FuelsOfRowProps) {
  const { t, language } = useTranslate();
  const { fuels: origin } = field.kpi;
  if (!origin || draft.reason) return null;
  // A value that is typed over a computed one no longer depends on its fuels.
  const lines = row.draft && row.draft.value !== row.record?.value ? [] : (row.record?.fuels ?? []);
  async function ask() {
    if (!origin) return;
    const { askForFuels } = await import('./fuel-dialog.tsx');
    const entries = draft.fuels ?? entriesOf(lines);
    const converted = await askForFuels({ name: field.cell.kpiName, origin, entries });
    if (!converted) return;
    const { fuels, energy } = converted;
    onChange({ fuels, text: formatNumber(energy, language), language, unit: 'kW.h', reason: null });
  }
  return (
    <div className={styles.fuels}>
      {lines.length > 0 && !draft.fuels && <FuelLinesText lines={lines} />}
      {draft.fuels && (
        <span className="text-small text-text-muted">
          {t('records.fuels.lines', { count: draft.fuels.length })}
        </span>
      )}
      <ForWriters>
        <button
          type="button"
          tabIndex={-1}
          data-column="fuels"
          className={styles.convert}
          onClick={() => void ask()}
        >
          <FuelIcon size={15} aria-hidden="true" />
          {t(lines.length > 0 || draft.fuels ? 'records.fuels.edit' : 'records.fuels.open')}
          <span className="sr-only"> {field.title}</span>
        </button>
      </ForWriters>
    </div>
  );
}
