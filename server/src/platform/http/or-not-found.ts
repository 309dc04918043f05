import type { ErrorKey } from '@metra/contract/core/errors';
import { DomainError } from './domain-error.ts';

/** Returns what was read, or answers 404 if it is undefined. Null is a value: an object exists whose field is empty. */
export function orNotFound<Value>(
  value: Value | undefined,
  key: Extract<ErrorKey, `not_found.${string}`>,
): Value {
  if (value === undefined) throw new DomainError(key);
  return value;
}
