import { Input } from '@base-ui/react/input';
import { type Ref, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { type Language, useLanguage } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import { Unit } from '../values/unit.tsx';
import { useFieldRequired } from './field-context.ts';
import { bareInput, groupFrame } from './input-style.ts';
import { parseExactNumber } from './parse-exact-number.ts';

export interface NumberInputProps {
  /**
   * null is empty. NaN is text that is no number or has too many digits: it stays visible, and a schema rejects
   * it.
   */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Enter accepts the number instead of submitting the form. */
  onEnter?: () => void;
  /** It extracts the number where more may be typed: `1,8` of `1,8 MWh`. */
  numberIn?: (text: string) => string;
  /** The unit is inside the field on the right. */
  unit?: string;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** The number has the format of the language. Typing is never corrected, but leaving the field formats the number. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  onEnter,
  numberIn = (text) => text,
  unit,
  placeholder,
  name,
  disabled,
  ref,
  className,
  ...rest
}: NumberInputProps) {
  const language = useLanguage();
  const required = useFieldRequired();
  const [typed, setTyped] = useState(() => entryFor(value, language));
  const current =
    Object.is(typed.value, value) && typed.language === language ? typed : entryFor(value, language);

  function type(text: string) {
    const parsed = parseExactNumber(numberIn(text), language, unit);
    setTyped({ text, value: parsed, language });
    onChange(parsed);
  }

  function tidy() {
    if (!Number.isNaN(current.value)) setTyped(entryFor(current.value, language));
    onBlur?.();
  }

  return (
    <div className={cx(groupFrame, className)}>
      <Input
        ref={ref}
        {...required}
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        value={current.text}
        onValueChange={type}
        onBlur={tidy}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
        placeholder={placeholder}
        name={name}
        disabled={disabled}
        className={cx(bareInput, 'tabular text-right', unit && 'pr-2')}
      />
      {unit && (
        <span aria-hidden="true" className="pr-3 text-ui whitespace-nowrap text-text-muted">
          <Unit>{unit}</Unit>
        </span>
      )}
    </div>
  );
}

interface Entry {
  text: string;
  value: number | null;
  language: Language;
}

function entryFor(value: number | null, language: Language): Entry {
  const text = value === null || Number.isNaN(value) ? '' : formatNumber(value, language);
  return { text, value, language };
}
