import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../behaviour/cx.ts';
import { type Focusable, useGroupFocus } from '../buttons/use-group-focus.ts';
import { useFieldGroup } from './field-context.ts';
import { RadioInput, radioWithDot } from './radio-input.tsx';

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
  /** The options are side by side if they fit. */
  inline?: boolean;
  /** It is only needed where no field names the group. */
  'aria-label'?: string;
  ref?: Ref<Focusable>;
  className?: string | undefined;
}

/** It is for a few options that are all visible. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  inline = false,
  ref,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const { isInvalid, isDisabled, ...named } = useFieldGroup();
  const group = useGroupFocus(ref);
  const groupName = useId();
  return (
    <div
      ref={group}
      role="radiogroup"
      {...named}
      aria-label={rest['aria-label']}
      aria-invalid={isInvalid || undefined}
      className={cx(inline ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-1', className)}
    >
      {options.map((option) => {
        const disabled = isDisabled || option.disabled;
        return (
          <label
            key={option.value}
            className={cx(
              'group grid min-h-8 w-fit grid-cols-[20px_1fr] items-center gap-x-[10px] leading-ui pointer-coarse:min-h-[44px]',
              disabled ? 'opacity-55' : 'cursor-pointer',
            )}
          >
            <RadioInput
              name={groupName}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange?.(option.value)}
              onBlur={onBlur}
              className={cx(radioWithDot, isInvalid && 'border-danger')}
            />
            <span>{option.label}</span>
            {option.description && (
              <span className="col-start-2 text-small text-text-muted">{option.description}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}
