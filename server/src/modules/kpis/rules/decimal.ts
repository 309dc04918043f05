import { valueLimits } from '@metra/contract/shapes/kpi-shapes';
import { Decimal as Library } from 'decimal.js';

/**
 * The precision covers products and quotients of all values that can be entered, and numbers are never written as
 * 1e+20.
 */
export const Decimal = Library.clone({
  precision: 50,
  rounding: Library.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = Library;

export const zero = new Decimal(0);

/** JSON carries the digits that a double represents exactly. */
export const onTheWire = (value: Decimal): number =>
  value.precision() <= valueLimits.digits
    ? value.toNumber()
    : value.toSignificantDigits(valueLimits.digits).toNumber();

export const onTheWireOrNull = (value: Decimal | null): number | null =>
  value === null ? null : onTheWire(value);

/** A report reads thousands of numbers, so small whole numbers take a short path. */
export const decimalOrNull = (text: string | number | null): Decimal | null =>
  text === null ? null : new Decimal(typeof text === 'string' && isSmallWhole(text) ? Number(text) : text);

const isSmallWhole = (text: string): boolean => /^-?\d{1,7}$/.test(text);
