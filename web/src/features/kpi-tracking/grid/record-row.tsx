import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { changeBetween } from '../../../domain/kpis/change-between.ts';
import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import {
  canonicalNow,
  type GridCell,
  inNotation,
  presentDraft,
  unitLabel,
} from '../../../domain/kpis/entry/grid-cell.ts';
import { leaveCell } from '../../../domain/kpis/entry/leave-cell.ts';
import { removeRecord } from '../../../domain/kpis/entry/remove-record.ts';
import { useRowMessage } from '../../../domain/kpis/entry/row-message.tsx';
import { type Draft, wantsAnswer } from '../../../domain/kpis/entry/row-state.ts';
import { useOffline, useRow } from '../../../domain/kpis/entry/use-draft-store.ts';
import { recordText, spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { AimCells } from './aim-cells.tsx';
import { FuelsOfRow } from './fuels-of-row.tsx';
import styles from './record-grid.module.css';
import { RowEvidence } from './row-evidence.tsx';
import { RowOptions } from './row-options.tsx';
import { RowStateText } from './row-state-text.tsx';
import { useOpenedMessage } from './use-opened-message.ts';
import { useRowFiles } from './use-row-files.ts';
import { ValueCell } from './value-cell.tsx';

interface RecordRowProps {
  index: number;
  field: GridCell;
  store: DraftStore;
  /** The title of the row is its period. In a grid of many KPIs all rows have the same period. */
  withPeriod: boolean;
  /** No row below this one could be moved by a message. */
  isAlone: boolean;
  onKey: (event: KeyboardEvent, index: number) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, index: number) => void;
}

/** CSS that lays out rows as cards removes the implicit roles, so the roles are explicit. */
const CELL = { role: 'gridcell' } as const;
const ROW_HEADER = { role: 'rowheader' } as const;

/** The row shows the value before, the entered value, and whether it is saved. */
export function RecordRow(props: RecordRowProps) {
  const { index, field, store, withPeriod, isAlone, onKey, onPaste } = props;
  const { t, language } = useTranslate();
  const row = useRow(store, field);
  const offline = useOffline(store);
  const isWriter = useMayWrite();
  const draft = row.draft
    ? inNotation(row.draft, field, language)
    : presentDraft(row.record, field, language);
  const messageId = useId();
  const element = useRef<HTMLTableRowElement>(null);
  const focusField = () => element.current?.querySelector<HTMLElement>('[data-column="value"]')?.focus();
  const message = useRowMessage({
    row,
    draft,
    field,
    store,
    onCorrect: focusField,
    onRemove: () => void removeRecord(store, field).then(focusField),
  });

  const { isOpen, open } = useOpenedMessage(row, element, isAlone);

  const files = useRowFiles((file) => {
    const present = store.row(field.key);
    const known = present?.draft?.evidence ?? present?.record?.evidence ?? [];
    const base = present?.draft ?? presentDraft(present?.record ?? null, field, language);
    const next = { ...base, evidence: [...known.map(({ id, name }) => ({ id, name })), file] };
    store.type(field.key, next);
    leaveCell(store, field, next, language);
  });

  function change(changes: Partial<Draft>) {
    // A typed number replaces the fuels that it was computed from, and leaves its paste.
    const { fuels, batch: _, ...plain } = draft;
    const base =
      fuels && changes.text === undefined && changes.unit === undefined ? { ...plain, fuels } : plain;
    const next = { ...base, ...changes, value: null, confirmed: [] };
    store.type(field.key, next);
    // A choice is saved at once, and typed text when the person leaves the row.
    if (changes.reason || changes.quality || changes.fuels || changes.note !== undefined)
      leaveCell(store, field, next, language);
    if (changes.reason === null) requestAnimationFrame(focusField);
  }

  function leave(event: FocusEvent<HTMLTableRowElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leaveCell(store, field, draft, language);
  }

  const period = spanText(field.cell.period, language);
  const label = t('tracking.row.label', {
    kpi: field.cell.kpiName,
    period,
    unit: unitLabel(draft.unit, field),
  });
  const isMissing = field.isMissing && !row.record && !row.draft;
  const invalid = row.state.kind === 'invalid' || row.state.kind === 'refused';
  return (
    <>
      <tr
        {...ROLES.row}
        ref={element}
        aria-rowindex={index + 2}
        data-row={index}
        data-state={row.state.kind}
        data-missing={isMissing || undefined}
        className={styles.row}
        onBlur={leave}
        onFocus={open}
        {...(isWriter && files.handlers)}
        onKeyDown={(event) => onKey(event, index)}
      >
        <th {...ROW_HEADER} scope="row" className={styles.title}>
          <span>{withPeriod ? field.title : <CatalogueText>{field.title}</CatalogueText>}</span>
          {field.hint && isAlone && !withPeriod && <span className={styles.hint}>{field.hint}</span>}
        </th>
        {field.overlapping ? (
          <td {...CELL} colSpan={field.aim === undefined ? 5 : 6} className={styles.covered}>
            {t('tracking.row.covered', {
              period: spanText(
                { start: field.overlapping.periodStart, end: field.overlapping.periodEnd },
                language,
              ),
              value: recordText(field.overlapping, language),
            })}
          </td>
        ) : (
          <>
            <td {...CELL} className={styles.value}>
              <ValueCell
                field={field}
                draft={draft}
                label={label}
                invalid={invalid}
                describedBy={message && isOpen ? messageId : undefined}
                evidence={<RowEvidence row={row} draft={draft} sending={files.sending} />}
                onChange={change}
                onPaste={(event) => onPaste(event, index)}
              />
              <FuelsOfRow field={field} row={row} draft={draft} onChange={change} />
            </td>
            {field.aim === undefined ? (
              <td {...CELL} className={cx(styles.before, 'tabular')}>
                {field.previous && (
                  <>
                    {formatQuantity(
                      field.previous.value,
                      unitLabel(field.previous.unit.code, field),
                      language,
                    )}
                    <span className={styles.when}>{spanText(field.previous.period, language)}</span>
                  </>
                )}
              </td>
            ) : (
              <AimCells draft={draft} field={{ ...field, aim: field.aim, record: row.record }} />
            )}
            <td {...CELL} className={cx(styles.change, 'tabular')}>
              <Change draft={draft} field={{ ...field, record: row.record }} />
            </td>
            <td {...CELL} className={styles.state}>
              {message && !isOpen ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.ask}
                  onClick={open}
                  aria-expanded={false}
                >
                  <RowStateText row={row} offline={offline} />
                  <span className="sr-only"> {field.title}</span>
                </button>
              ) : isMissing ? (
                <span className={styles.author}>{t('tracking.nav.missing')}</span>
              ) : (
                <RowStateText row={row} offline={offline} />
              )}
            </td>
            <td {...CELL} className={styles.options}>
              <RowOptions
                kpi={field.kpi}
                title={field.title}
                draft={draft}
                onChange={change}
                onFiles={files.add}
                onNote={async () => {
                  const { askForNote } = await import('./note-dialog.tsx');
                  const note = await askForNote(field.title, draft.note);
                  if (note !== undefined) change({ note });
                }}
              />
            </td>
          </>
        )}
      </tr>
      {message && isOpen && (
        <tr {...ROLES.row} className={styles.message} data-asks={wantsAnswer(row) || undefined}>
          <td {...CELL} colSpan={field.aim === undefined ? 6 : 7} id={messageId}>
            <div className={styles.messageText}>{message}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** The change is relative to the same period a year before, or else to the last value. */
function Change({ draft, field }: { draft: Draft; field: GridCell }) {
  const { t, language } = useTranslate();
  const now = canonicalNow(draft, field, language);
  const before = field.sameLastYear ?? field.previous;
  if (now === null || !before) return null;
  const change = changeBetween(now, before.canonicalValue, field.kpi, language);
  return (
    <>
      {change}
      <span className={styles.when}>
        {t(field.sameLastYear ? 'tracking.row.toLastYear' : 'tracking.row.toLast')}
      </span>
    </>
  );
}
