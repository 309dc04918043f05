import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from '../../../design-system/behaviour/store.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { checkedOf, type GridCell } from '../../../domain/kpis/entry/grid-cell.ts';
import { useDraftStore } from '../../../domain/kpis/entry/use-draft-store.ts';
import { useUsualQuality } from '../../../domain/kpis/usual-quality.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { GridAnnouncements } from './grid-announcements.tsx';
import { GridHead } from './grid-head.tsx';
import styles from './record-grid.module.css';
import { RecordRow } from './record-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPaste } from './use-grid-paste.ts';

interface RecordGridProps {
  label: string;
  rowsAre: 'kpis' | 'periods';
  fields: readonly GridCell[];
  focusOn?: number | undefined;
  /** The summary below the grid states its progress. A single row states its own. */
  withFoot?: boolean;
  more?: ReactNode;
  /** The notice is shown where it does not move the rows. */
  notice?: ReactNode;
}

/** Each value of the grid is saved as soon as the person leaves its field. */
export function RecordGrid({
  label,
  rowsAre,
  fields: given,
  focusOn,
  withFoot = true,
  more,
  notice,
}: RecordGridProps) {
  const { t, language } = useTranslate();
  const store = useDraftStore();
  const usualQuality = useUsualQuality();
  const fields = useMemo(
    () =>
      given.map((field) => ({
        ...field,
        usualUnit: store.usualUnit(field.key, field.usualUnit),
        usualQuality,
      })),
    [given, store, usualQuality],
  );
  const withAims = fields[0]?.aim !== undefined;
  const grid = useRef<HTMLTableElement>(null);
  const [hint] = useState(() => createStore(''));
  const onKey = useGridKeys(grid, fields, store, language);
  const onPaste = useGridPaste(fields, store, language);
  useEffect(
    () =>
      store.show(
        fields.map((field) => ({
          ...field.cell,
          record: field.record,
          check: (draft) => checkedOf(draft, field, language),
        })),
      ),
    [store, fields, language],
  );
  const focused = useRef<number>(undefined);
  const wanted = fields.findIndex(({ cell }) => cell.kpiId === focusOn);
  useEffect(() => {
    // The field gets the focus once, when its row appears, and not after each save.
    if (wanted < 0 || focused.current === focusOn) return;
    focused.current = focusOn;
    const value = valueIn(grid.current, wanted);
    // This attribute keeps the page from moving the focus to its heading.
    value?.setAttribute('data-autofocus', '');
    value?.focus();
  }, [wanted, focusOn]);

  /** The hint for the focused row appears below the grid, so that no row grows. */
  function showHint({ target }: FocusEvent<HTMLTableElement>) {
    const row = target.closest('[data-row]');
    if (row instanceof HTMLElement) hint.set(fields[Number(row.dataset.row)]?.hint ?? '');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file dropped beside a row must not replace the page
    <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it as in a spreadsheet
        role="grid"
        aria-rowcount={fields.length + 1}
        aria-label={label}
        className={styles.grid}
        data-aims={withAims || undefined}
        onFocus={showHint}
      >
        <GridHead rowsAre={rowsAre} withAims={withAims} />
        <tbody {...ROLES.group}>
          {fields.map((field, index) => (
            <RecordRow
              key={field.key}
              index={index}
              field={field}
              store={store}
              withPeriod={rowsAre === 'periods'}
              isAlone={fields.length === 1}
              onKey={onKey}
              onPaste={onPaste}
            />
          ))}
        </tbody>
      </table>
      {more && <div className={styles.more}>{more}</div>}
      {withFoot && (
        <GridAnnouncements fields={fields} store={store} hint={hint} notice={notice}>
          {(open) => (
            <Button size="sm" onClick={() => valueIn(grid.current, open)?.focus()}>
              {t('tracking.grid.toOpen')}
            </Button>
          )}
        </GridAnnouncements>
      )}
    </div>
  );
}

const valueIn = (grid: HTMLElement | null, row: number): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="value"]`) ?? null;
