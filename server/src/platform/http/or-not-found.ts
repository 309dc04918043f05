import type { ErrorKey } from '@metra/contract/core/errors';
import { DomainError } from './domain-error.ts';

/** Returns what was read, or answers 404 if there is nothing. */
export function orNotFound<Value extends object | number | string>(
  value: Value | undefined | null,
  key: Extract<ErrorKey, `not_found.${string}`>,
): Value {
  if (value === undefined || value === null) throw new DomainError(key);
  return value;
}
