import { Field } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { type Focusable, useGroupFocus } from './use-group-focus.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  /** Beside each other while there is room. */
  inline?: boolean;
  'aria-label'?: string;
  ref?: Ref<Focusable>;
  className?: string | undefined;
}

export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  disabled,
  inline = false,
  ref,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  useFieldNamedByText();
  const required = useFieldRequired();
  const group = useGroupFocus(ref);
  return (
    <BaseRadioGroup
      ref={group}
      {...required}
      {...rest}
      {...(value === undefined ? {} : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
      onBlur={onBlur}
      name={name}
      disabled={disabled}
      className={cx(inline ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-1', className)}
    >
      {options.map((option) => (
        <Field.Item key={option.value}>
          <Field.Label className="group grid min-h-8 w-fit cursor-pointer grid-cols-[20px_1fr] items-center gap-x-[10px] leading-ui has-data-disabled:cursor-default has-data-disabled:opacity-55 pointer-coarse:min-h-[44px]">
            <Radio.Root value={option.value} disabled={option.disabled} className={radioDisc}>
              <RadioDot />
            </Radio.Root>
            <span>{option.label}</span>
            {option.description && (
              <span className="col-start-2 text-small text-text-muted">{option.description}</span>
            )}
          </Field.Label>
        </Field.Item>
      ))}
    </BaseRadioGroup>
  );
}

/** The chosen one is yellow like a current value, with an ink edge and dot. */
export const radioDisc = cx(
  'grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-control-line bg-surface transition-colors group-hover:border-text',
  'data-checked:border-ink data-checked:bg-current-value data-invalid:border-danger forced-colors:data-checked:border-[Highlight]',
);

export function RadioDot() {
  return <Radio.Indicator className="size-2 rounded-full bg-ink forced-colors:bg-[Highlight]" />;
}
