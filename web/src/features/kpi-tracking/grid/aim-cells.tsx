import { cx } from '../../../design-system/behaviour/cx.ts';
import { canonicalNow, type GridCell, unitLabel } from '../../../domain/kpis/entry/grid-cell.ts';
import type { Draft } from '../../../domain/kpis/entry/row-state.ts';
import { reachesTarget } from '../../../domain/kpis/reaches-target.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './record-grid.module.css';

/** CSS that lays out rows as cards removes the implicit role, so the role is explicit. */
const CELL = { role: 'gridcell' } as const;

/** The cells show the expected value on the way to the target and the distance from it. */
export function AimCells({ draft, field }: { draft: Draft; field: GridCell & { aim: number | null } }) {
  const { t, language } = useTranslate();
  const { aim, kpi } = field;
  const unit = unitLabel(kpi.unit.code, field);
  const now = canonicalNow(draft, field, language);
  const deviation = aim === null || now === null ? null : Number((now - aim).toFixed(kpi.decimals));
  const good = aim === null || now === null ? null : reachesTarget(kpi, now, aim);
  return (
    <>
      <td {...CELL} className={cx(styles.before, 'tabular')}>
        {aim !== null && (
          <>
            <span className={styles.aimName}>{t('tracking.grid.aim')} </span>
            {formatQuantity(aim, unit, language, { decimals: kpi.decimals })}
          </>
        )}
      </td>
      <td {...CELL} className={cx(styles.deviation, 'tabular', good === false && 'text-warning-text')}>
        {deviation !== null && (
          <>
            <span className={styles.aimName}>{t('tracking.grid.deviation')} </span>
            {formatQuantity(deviation, unit, language, { decimals: kpi.decimals, signed: true })}
          </>
        )}
      </td>
    </>
  );
}
