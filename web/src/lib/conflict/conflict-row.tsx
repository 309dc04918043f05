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
    <div className="conflict-row">
      <p id={id} className="type-label">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(side) => onChange(side as Side)}
        className="conflict-sides"
      >
        {(['mine', 'theirs'] as const).map((side) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio stands inside
          <label key={side} className="conflict-side focus-host group">
            <Radio.Root value={side} className={`focus-quiet ${radioDisc}`}>
              <RadioDot />
            </Radio.Root>
            <span className="min-w-0">
              <span className="conflict-side-name">{t(`conflict.${side}`)}</span>
              <span className="conflict-side-value">{side === 'mine' ? mine : theirs}</span>
            </span>
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}
