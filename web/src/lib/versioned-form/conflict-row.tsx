import { type ReactNode, useId } from 'react';
import { RadioInput, radioWithDot } from '../../design-system/fields/radio-input.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Side } from './differences.ts';

interface ConflictRowProps {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  value: Side;
  onChange: (side: Side) => void;
}

export function ConflictRow({ label, mine, theirs, value, onChange }: ConflictRowProps) {
  const { t } = useTranslate();
  const id = useId();
  return (
    <div className="grid gap-2 border-b border-line py-3">
      <p id={id} className="type-label">
        {label}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-2 rounded-control border border-line px-3 py-2 leading-ui hover:border-control-line has-checked:border-current-value-line has-checked:bg-current-value-soft focus-host group"
          >
            <RadioInput
              name={id}
              value={side}
              checked={side === value}
              onChange={() => onChange(side)}
              className={`focus-quiet ${radioWithDot}`}
            />
            <span className="min-w-0">
              <span className="block text-small text-text-muted group-has-checked:text-text-soft">
                {t(`conflict.${side}`)}
              </span>
              <span className="block whitespace-pre-line wrap-anywhere">
                {side === 'mine' ? mine : theirs}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
