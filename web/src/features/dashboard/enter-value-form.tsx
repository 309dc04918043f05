import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { bareInput, groupFrame } from '../../design-system/fields/input-style.ts';
import { Menu, MenuRadio } from '../../design-system/layers/menu.tsx';
import {
  checkedOf,
  type GridCell,
  inNotation,
  presentDraft,
  unitLabel,
} from '../../domain/kpis/entry/grid-cell.ts';
import { leaveCell } from '../../domain/kpis/entry/leave-cell.ts';
import { removeRecord } from '../../domain/kpis/entry/remove-record.ts';
import { useRowMessage } from '../../domain/kpis/entry/row-message.tsx';
import { type Draft, type Row, wantsAnswer } from '../../domain/kpis/entry/row-state.ts';
import { useDraftStore, useRow } from '../../domain/kpis/entry/use-draft-store.ts';
import { recordText, spanText } from '../../domain/kpis/record-text.ts';
import { useUsualQuality } from '../../domain/kpis/usual-quality.ts';
import { plainTwo } from '../../domain/tracking/kpi-text.ts';
import { formatQuantity } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface EnterValueFormProps {
  field: GridCell;
  /** The person wants to close the form although it has unsaved input. */
  isLeaving: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onStay: () => void;
  onLeave: () => void;
  onSaved: (record: KpiRecord) => void;
}

export function EnterValueForm(props: EnterValueFormProps) {
  const { field: given, isLeaving, onUnsaved, onStay, onLeave, onSaved } = props;
  const { t, language } = useTranslate();
  const store = useDraftStore();
  const usualQuality = useUsualQuality();
  const field = useMemo(
    () => ({ ...given, usualUnit: store.usualUnit(given.key, given.usualUnit), usualQuality }),
    [given, store, usualQuality],
  );
  useEffect(
    () =>
      store.show([
        { ...field.cell, record: field.record, check: (draft) => checkedOf(draft, field, language) },
      ]),
    [store, field, language],
  );
  const row = useRow(store, field);
  const present = presentDraft(row.record, field, language);
  const draft = row.draft ? inNotation(row.draft, field, language) : present;
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const focusInput = () => input.current?.focus();
  // The popover can open before the form has loaded, so it cannot focus the field itself.
  useEffect(() => input.current?.focus(), []);
  const message = useRowMessage({
    row,
    draft,
    field,
    store,
    onCorrect: focusInput,
    onRemove: () => void removeRecord(store, field).then(onLeave),
  });

  const isUnsaved = row.draft !== null && draft.text !== present.text && !isOnItsWay(row);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  useSavedRecord(row, onSaved);

  function change(changes: Partial<Draft>) {
    setEmpty(false);
    onStay();
    store.type(field.key, { ...draft, ...changes, value: null, confirmed: [] });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (draft.text.trim() === '' && !row.record) return setEmpty(true);
    leaveCell(store, field, draft, language);
    // An unchanged value needs no save.
    if (!row.draft) onLeave();
  }

  if (field.overlapping)
    return (
      <p>
        {t('tracking.row.covered', {
          period: spanText(
            { start: field.overlapping.periodStart, end: field.overlapping.periodEnd },
            language,
          ),
          value: recordText(field.overlapping, language),
        })}
      </p>
    );
  const isInvalid = isEmpty || row.state.kind === 'invalid' || row.state.kind === 'refused';
  const period = spanText(field.cell.period, language);
  const label = t('tracking.row.label', {
    kpi: plainTwo(field.cell.kpiName),
    period,
    unit: unitLabel(draft.unit, field),
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <div className={groupFrame} data-invalid={isInvalid || undefined}>
        <input
          ref={input}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={message || isEmpty ? messageId : undefined}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className={`${bareInput} tabular text-right`}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Units field={field} unit={draft.unit} onChange={(unit) => change({ unit })} />
      </div>
      {field.previous && (
        <p className="type-small text-text-muted">
          {t('dashboard.entry.before', {
            value: formatQuantity(field.previous.value, unitLabel(field.previous.unit.code, field), language),
            period: spanText(field.previous.period, language),
          })}
        </p>
      )}
      {!isLeaving && (message || isEmpty || row.state.kind === 'offline') && (
        <div
          id={messageId}
          role="alert"
          className="grid gap-3 rounded-control bg-warning-soft p-3 text-small data-invalid:bg-danger-soft"
          data-invalid={isInvalid || undefined}
        >
          {isEmpty ? <p>{t('records.problem.required')}</p> : message}
          {row.state.kind === 'offline' && <p>{t('dashboard.entry.waiting')}</p>}
        </div>
      )}
      {isLeaving ? (
        <Leaving
          onStay={() => {
            onStay();
            focusInput();
          }}
          onDiscard={() => {
            store.restore(field.key);
            onLeave();
          }}
        />
      ) : (
        !hasOwnAnswers(row) && (
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            loading={row.state.kind === 'waiting' || row.state.kind === 'saving'}
          >
            {t('dashboard.entry.save')}
          </Button>
        )
      )}
    </form>
  );
}

/** This input is sent as soon as possible, so closing the form does not lose it. */
const isOnItsWay = ({ state }: Row): boolean => ['waiting', 'saving', 'offline'].includes(state.kind);

const hasOwnAnswers = (row: Row): boolean => wantsAnswer(row) && row.state.kind !== 'invalid';

/** Reports a record once if it was saved by this form and not earlier. */
function useSavedRecord(row: Row, onSaved: (record: KpiRecord) => void) {
  const [since] = useState(Date.now);
  const wasReported = useRef(false);
  const { record, state } = row;
  useEffect(() => {
    if (wasReported.current || state.kind !== 'saved' || state.at < since || !record) return;
    wasReported.current = true;
    onSaved(record);
  }, [record, state, since, onSaved]);
}

function Leaving({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warning-soft p-3 text-small">
      <p>{t('dashboard.entry.leave')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" autoFocus onClick={onStay}>
          {t('dashboard.entry.stay')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {t('dashboard.entry.discard')}
        </Button>
      </div>
    </div>
  );
}

interface UnitsProps {
  field: GridCell;
  unit: string;
  onChange: (unit: string) => void;
}

function Units({ field, unit, onChange }: UnitsProps): ReactNode {
  const { t } = useTranslate();
  const label = unitLabel(unit, field);
  if (field.units.length < 2)
    return (
      <span aria-hidden="true" className="pr-3 whitespace-nowrap text-text-muted">
        {label}
      </span>
    );
  const name = t('tracking.row.unit', { name: plainTwo(field.title) });
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${name}: ${label}`}
          className="flex min-h-[calc(var(--control)-2px)] items-center gap-1 rounded-r-control border-l border-line px-3 whitespace-nowrap text-text-muted hover:text-text"
        >
          {label}
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
