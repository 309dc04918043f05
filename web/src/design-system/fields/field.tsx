import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** Only screen readers read the label, because the place already says what is asked. */
  labelHidden?: boolean;
  /** The description stays visible when there is an error. */
  description?: ReactNode;
  /** The sentence says what to enter. Its presence makes the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Most fields are required, so the label marks the optional ones. */
  optional?: boolean;
  disabled?: boolean;
  name?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** It connects label, hint and error with its child, the control. */
export function Field({
  label,
  labelHidden = false,
  description,
  error,
  required = false,
  optional = false,
  disabled = false,
  name,
  className,
  children,
}: FieldProps) {
  const words = useWords();
  const [nativeLabel, setNativeLabel] = useState(true);
  const namedByText = useCallback(() => {
    setNativeLabel(false);
    return () => setNativeLabel(true);
  }, []);
  const hasError = isPresent(error);
  const hasDescription = isPresent(description);
  const id = useId();
  const settings = useMemo(
    () => ({
      required,
      isInvalid: hasError,
      isDisabled: disabled,
      labelId: `${id}label`,
      describedBy:
        [hasError && `${id}error`, hasDescription && `${id}description`].filter(Boolean).join(' ') ||
        undefined,
      namedByText,
    }),
    [required, hasError, disabled, hasDescription, id, namedByText],
  );

  return (
    <FieldContext value={settings}>
      <BaseField.Root
        invalid={hasError}
        disabled={disabled}
        name={name}
        className={cx('grid min-w-0 content-start gap-[6px]', className)}
      >
        <BaseField.Label
          id={settings.labelId}
          nativeLabel={nativeLabel}
          {...(nativeLabel ? {} : { render: <div /> })}
          className={cx('type-label w-fit', labelHidden && 'sr-only')}
        >
          {label}
          {optional && <span className="font-text text-text-muted"> ({words.optional})</span>}
        </BaseField.Label>
        {children}
        {hasError && <FieldErrorText id={`${id}error`}>{error}</FieldErrorText>}
        {hasDescription && (
          <BaseField.Description id={`${id}description`} className="type-small text-text-muted">
            {description}
          </BaseField.Description>
        )}
      </BaseField.Root>
    </FieldContext>
  );
}

export function FieldErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <BaseField.Error
      id={id}
      match
      className="flex items-start gap-[6px] text-small leading-[1.35] text-danger-text"
    >
      <CircleAlert size={15} className="mt-px stroke-2" />
      <span>{children}</span>
    </BaseField.Error>
  );
}

export function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
