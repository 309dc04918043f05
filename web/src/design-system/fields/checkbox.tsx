import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Field as BaseField } from '@base-ui/react/field';
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../behaviour/cx.ts';
import { FieldErrorText, isPresent } from './field.tsx';

export interface CheckboxProps {
  /** The label is part of the clickable area. */
  label: ReactNode;
  labelHidden?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  value?: boolean;
  /** It is neither on nor off, for example when only some of the rows below are chosen. */
  mixed?: boolean;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

export function Checkbox({
  label,
  labelHidden = false,
  description,
  error,
  value,
  mixed = false,
  onChange,
  onBlur,
  name,
  required = false,
  disabled = false,
  ref,
  className,
}: CheckboxProps) {
  return (
    <BaseField.Root
      invalid={isPresent(error)}
      disabled={disabled}
      name={name}
      className={cx('grid gap-1', className)}
    >
      <BaseField.Label
        className={cx(
          'group flex min-h-(--target) w-fit items-center gap-[10px] leading-ui data-disabled:opacity-55',
          !disabled && 'cursor-pointer',
        )}
      >
        <BaseCheckbox.Root
          ref={ref}
          {...(value === undefined ? {} : { checked: value })}
          indeterminate={mixed}
          required={required}
          onCheckedChange={(checked) => onChange?.(checked)}
          onBlur={onBlur}
          className={checkboxBox}
        >
          <CheckboxMark />
        </BaseCheckbox.Root>
        <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
      </BaseField.Label>
      {isPresent(description) && (
        <BaseField.Description className="type-small pl-[30px] text-text-muted">
          {description}
        </BaseField.Description>
      )}
      {isPresent(error) && <FieldErrorText>{error}</FieldErrorText>}
    </BaseField.Root>
  );
}

export const checkboxBox = cx(
  'grid size-5 shrink-0 place-items-center rounded-chip border-[1.5px] border-control-line bg-surface text-on-primary transition-[background-color,border-color]',
  'group-hover:border-text data-checked:border-primary data-checked:bg-primary data-indeterminate:border-primary data-indeterminate:bg-primary',
  'data-invalid:border-danger forced-colors:data-checked:bg-[Highlight] forced-colors:data-indeterminate:bg-[Highlight]',
);

export function CheckboxMark() {
  return (
    <BaseCheckbox.Indicator
      render={(props, state) => (
        <span {...props}>
          {state.indeterminate ? (
            <Minus size={14} className="stroke-3" />
          ) : (
            <Check size={14} className="stroke-3" />
          )}
        </span>
      )}
    />
  );
}
