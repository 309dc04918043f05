import { ChevronDown } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Menu, MenuRadio } from '../../../design-system/layers/menu.tsx';
import { type GridCell, unitLabel } from '../../../domain/kpis/entry/grid-cell.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import styles from './record-grid.module.css';

interface UnitChoiceProps {
  field: GridCell;
  unit: string;
  onChange: (unit: string) => void;
}

export function UnitChoice({ field, unit, onChange }: UnitChoiceProps) {
  const { t } = useTranslate();
  const label = unitLabel(unit, field);
  const isWriter = useMayWrite();
  if (field.units.length < 2 || !isWriter)
    return (
      <span aria-hidden="true" className={styles.unit}>
        {label}
      </span>
    );
  const name = t('tracking.row.unit', { name: field.title });
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-column="unit"
          // Tab only visits the values. An arrow key reaches this button from its value.
          tabIndex={-1}
          aria-label={`${name}: ${label}`}
          className={cx(styles.unit, styles.units, 'focus-quiet')}
        >
          <span className="truncate">{label}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <MenuRadio
        label={name}
        options={field.units.map((each) => ({ value: each.code, label: plainTwo(each.label) }))}
        value={unit}
        onChange={onChange}
      />
    </Menu>
  );
}
