import { Checkbox } from '@base-ui/react/checkbox';
import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { CheckboxMark, checkboxBox } from './checkbox.tsx';

export interface CheckboxRow<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxRowsProps<Value extends string> {
  rows: readonly CheckboxRow<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  className?: string | undefined;
}

/** The whole row is clickable. */
export function CheckboxRows<Value extends string>({
  rows,
  value,
  onChange,
  disabled = false,
  className,
  ...rest
}: CheckboxRowsProps<Value>) {
  return (
    <Field.Root disabled={disabled} className={cx('panel', className)}>
      <CheckboxGroup
        {...rest}
        value={[...value]}
        onValueChange={(next) => onChange(next as Value[])}
        disabled={disabled}
        className="grid"
      >
        {rows.map((row) => (
          <Field.Item key={row.value} disabled={row.disabled ?? false} className={rowFrame}>
            <Field.Label className={rowLabel}>
              <Checkbox.Root value={row.value} className={cx(checkboxBox, 'mt-px')}>
                <CheckboxMark />
              </Checkbox.Root>
              <span className="min-w-0 flex-1">
                <span className="block leading-[1.3] font-strong text-text">{row.title}</span>
                {row.description && (
                  <span className="mt-1 block max-w-[66ch] leading-[1.45] text-text-muted">
                    {row.description}
                  </span>
                )}
              </span>
            </Field.Label>
          </Field.Item>
        ))}
      </CheckboxGroup>
    </Field.Root>
  );
}

const rowFrame = cx(
  'border-t border-line transition-[background-color] first:rounded-t-panel first:border-t-0 last:rounded-b-panel',
  'has-data-checked:bg-current-value-soft has-data-disabled:opacity-55',
);

const rowLabel = 'group flex cursor-pointer items-start gap-4 px-5 py-4 has-data-disabled:cursor-default';
