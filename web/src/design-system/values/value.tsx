import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { type Language, useLanguage, useWords } from '../behaviour/words.ts';
import { formatNumber, type NumberStyle, threeDigitDecimals, visibleDecimals } from './number-format.ts';
import { Unit } from './unit.tsx';
import { unitWord } from './unit-word.ts';

const NBSP = '\u00a0';

export interface ValueProps extends NumberStyle {
  value: number | null | undefined;
  unit?: string;
  /**
   * `text` is for tables and sentences; `m`, `l` and `xl` are for single values, which show three significant
   * digits.
   */
  size?: 'text' | 'm' | 'l' | 'xl';
  /** `word` writes out that the value is missing; a narrow cell shows a dash. */
  missing?: 'word' | 'dash';
  /** Example: `ca. 1.234 kWh`. */
  approximate?: boolean;
  className?: string | undefined;
}

const LARGE_SIZE = { m: 'text-value-m', l: 'text-value-l', xl: 'text-value-xl' };

export function Value({
  value,
  unit,
  size = 'text',
  missing = 'word',
  approximate = false,
  className,
  ...style
}: ValueProps) {
  const words = useWords();
  const language = useLanguage();
  if (value === null || value === undefined) {
    return (
      <span className={cx('text-text-muted', className)}>{missing === 'dash' ? '–' : words.missing}</span>
    );
  }
  if (!Number.isFinite(value)) return <span className={className}>{words.invalid}</span>;

  const isLarge = size !== 'text';
  const approximately = words.approximately + NBSP;
  const decimals = style.decimals ?? (isLarge ? threeDigitDecimals(value) : undefined);
  const number = formatNumber(value, language, {
    ...style,
    ...(decimals !== undefined && {
      // A difference may be zero, but an existing value must not look like zero.
      decimals: style.signed ? decimals : visibleDecimals(value, decimals),
    }),
  });
  return (
    <span
      className={cx(
        'tabular whitespace-nowrap',
        isLarge && cx('inline-block leading-none', LARGE_SIZE[size]),
        className,
      )}
    >
      {approximate && (isLarge ? <UnitText isLarge>{approximately}</UnitText> : approximately)}
      {unit && standsBefore(unit, language) && <UnitText isLarge={isLarge}>{unit}</UnitText>}
      {isLarge ? <span className="type-value">{number}</span> : number}
      {unit && !standsBefore(unit, language) && (
        <UnitText isLarge={isLarge}>
          {joins(unit, language) ? unit : NBSP + unitWord(unit, number, language)}
        </UnitText>
      )}
    </span>
  );
}

function UnitText({ isLarge, children }: { isLarge: boolean; children: string }): ReactNode {
  return (
    <span
      className={
        isLarge
          ? 'text-[max(0.36em,0.8125rem)] ml-[2px] font-[460] tracking-normal text-text-soft'
          : undefined
      }
    >
      <Unit>{children}</Unit>
    </span>
  );
}

const standsBefore = (unit: string, language: Language): boolean => unit === '€' && language === 'en';
const joins = (unit: string, language: Language): boolean => unit === '%' && language === 'en';
