import { useId } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { fieldClass } from '../field-style.ts';

interface PlainFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  rows?: number;
  maxLength: number;
  isRequired?: boolean;
  /** The value was typed before the form was sent without scripts. */
  value?: string | undefined;
  error?: string | undefined;
}

/** The browser itself checks and sends this field, and keeps what is typed. */
export function PlainField({
  label,
  name,
  rows,
  isRequired = false,
  value,
  error,
  ...input
}: PlainFieldProps) {
  const id = useId();
  const shared = {
    ...input,
    id,
    name,
    required: isRequired,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    'data-invalid': error ? '' : undefined,
  };
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} className={cx(fieldClass, 'py-2')} />
      ) : (
        <input {...shared} className={fieldClass} />
      )}
      {error && (
        <span id={`${id}-error`} className="text-small text-danger-text">
          {error}
        </span>
      )}
    </p>
  );
}
