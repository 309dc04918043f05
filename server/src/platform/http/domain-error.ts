import { type ErrorKey, errors, type FieldError } from '@metra/contract/core/errors';
import type { FieldKey } from '@metra/contract/core/field-keys';
import type { SecondFactorQuestion } from '@metra/contract/core/passkey-question';

interface Details {
  fields?: readonly FieldError[];
  retryAfterSeconds?: number;
  secondFactor?: SecondFactorQuestion;
  cause?: unknown;
}

/** An expected error with a key of the contract, which determines its status and text. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: ErrorKey;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondFactor: SecondFactorQuestion | undefined;

  constructor(key: ErrorKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.key = key;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.secondFactor = details.secondFactor;
  }

  get status(): number {
    return errors[this.key];
  }
}

/** Input that is well formed but breaks a rule, e.g. `invalid('goals/0/measures', 'required')`. */
export const invalid = (path: string, key: FieldKey) =>
  new DomainError('input.invalid', { fields: [{ path, key }] });
