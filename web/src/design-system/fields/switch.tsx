import { Field as BaseField } from '@base-ui/react/field';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode, Ref } from 'react';
import { cx } from '../behaviour/cx.ts';
import { isPresent } from './field.tsx';

export interface SwitchProps {
  label: ReactNode;
  labelHidden?: boolean;
  description?: ReactNode;
  value?: boolean;
  onChange?: (on: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

/** A switch takes effect at once. Use a checkbox for a value that is sent with a form. */
export function Switch({
  label,
  labelHidden = false,
  description,
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  ref,
  className,
}: SwitchProps) {
  return (
    <BaseField.Root disabled={disabled} name={name} className={cx('grid gap-1', className)}>
      <BaseField.Label
        className={cx(
          'flex min-h-(--target) w-fit items-center gap-3 leading-ui data-disabled:opacity-55',
          !disabled && 'cursor-pointer',
        )}
      >
        <BaseSwitch.Root
          ref={ref}
          {...(value === undefined ? {} : { checked: value })}
          onCheckedChange={(on) => onChange?.(on)}
          onBlur={onBlur}
          className="relative h-6 w-10 shrink-0 rounded-full border border-transparent bg-control-line transition-colors data-checked:bg-primary forced-colors:border-[ButtonText] forced-colors:data-checked:bg-[Highlight]"
        >
          <BaseSwitch.Thumb className="absolute top-[2px] left-[2px] size-[18px] rounded-full bg-surface transition-[translate] duration-(--t-base) ease-out data-checked:translate-x-4 data-checked:bg-on-primary forced-colors:bg-[ButtonText]" />
        </BaseSwitch.Root>
        <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
      </BaseField.Label>
      {isPresent(description) && (
        <BaseField.Description className="type-small pl-[52px] text-text-muted">
          {description}
        </BaseField.Description>
      )}
    </BaseField.Root>
  );
}
