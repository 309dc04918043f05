import type { Language } from '@metra/contract/core/primitives';
import type { IdempotencyKey } from '../limits/idempotency.ts';
import type { Actor, Origin } from './actor.ts';

/** The data of a call that all use cases get. */
export interface Call {
  readonly actor: Actor;
  /** The language of texts in the answer. */
  readonly language: Language;
  readonly origin: Origin;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** A call without a required sign-in. */
export interface PublicCall extends Omit<Call, 'actor'> {
  readonly actor: Actor | null;
}
