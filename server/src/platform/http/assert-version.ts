import { DomainError } from './domain-error.ts';

/** Refuses a change by a person who has not read the stored version. */
export function assertVersion(stored: number | undefined, read: number): void {
  assertUnchanged(stored === read);
}

/** Refuses a change whose statement did not find the version that the person has read. */
export function assertUnchanged(found: unknown): asserts found {
  if (!found) throw new DomainError('conflict.version');
}
