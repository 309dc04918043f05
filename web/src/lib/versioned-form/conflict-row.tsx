import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { RadioDot, radioDisc } from '../../design-system/radio-group.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Side } from './differences.ts';

interface ConflictRowProps {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  value: Side;
  onChange: (side: Side) => void;
}

/** One field in both versions. */
export function ConflictRow({ label, mine, theirs, value, onChange }: ConflictRowProps) {
  const { t } = useTranslate();
  const id = useId();
  return (
    <div className="grid gap-2 border-b border-line py-3">
      <p id={id} className="type-label">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(side) => onChange(side as Side)}
        className="grid grid-cols-1 gap-2 sm:grid-cols-2"
      >
        {(['mine', 'theirs'] as const).map((side) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio stands inside
          <label
            key={side}
            className="grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-2 rounded-control border border-line px-3 py-2 leading-ui hover:border-control-line has-data-checked:border-current-value-line has-data-checked:bg-current-value-soft focus-host group"
          >
            <Radio.Root value={side} className={`focus-quiet ${radioDisc}`}>
              <RadioDot />
            </Radio.Root>
            <span className="min-w-0">
              <span className="block text-small text-text-muted group-has-data-checked:text-text-soft">
                {t(`conflict.${side}`)}
              </span>
              <span className="block whitespace-pre-line wrap-anywhere">
                {side === 'mine' ? mine : theirs}
              </span>
            </span>
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}
