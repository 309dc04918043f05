import { X } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import type { GridCell } from '../../../domain/kpis/entry/grid-cell.ts';
import type { Draft } from '../../../domain/kpis/entry/row-state.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import styles from './record-grid.module.css';
import { UnitChoice } from './unit-choice.tsx';

interface ValueCellProps {
  field: GridCell;
  draft: Draft;
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
  evidence: ReactNode;
  onChange: (change: Partial<Draft>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export function ValueCell(props: ValueCellProps) {
  const { field, draft, label, invalid, describedBy, evidence, onChange, onPaste } = props;
  const { t } = useTranslate();
  const isWriter = useMayWrite();
  const { input, typed } = useSelectedWhenReplaced(draft.text);
  if (draft.reason)
    return (
      <div className={styles.reason}>
        {evidence}
        <span>{t(`records.reason.${draft.reason}`)}</span>
        {isWriter && (
          <IconButton
            size="sm"
            data-column="value"
            label={t('tracking.row.backToValue', { name: field.title })}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange({ reason: null })}
          />
        )}
      </div>
    );
  return (
    <div className={cx(styles.field, 'focus-host')} data-invalid={invalid || undefined}>
      {evidence}
      <input
        ref={input}
        data-column="value"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        className="focus-quiet tabular"
        value={draft.text}
        readOnly={!isWriter}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          typed.current = event.target.value;
          onChange({ text: event.target.value });
        }}
        {...(isWriter && { onPaste })}
      />
      <UnitChoice field={field} unit={draft.unit} onChange={(unit) => onChange({ unit })} />
    </div>
  );
}

/** A restored or reformatted text is selected again, so that typing replaces it. */
function useSelectedWhenReplaced(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(text);
  useEffect(() => {
    if (text === typed.current) return;
    typed.current = text;
    if (input.current === document.activeElement) input.current?.select();
  }, [text]);
  return { input, typed };
}
