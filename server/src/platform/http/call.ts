import type { Language } from '@metra/contract/core/primitives';
import type { IdempotencyKey } from '../limits/idempotency.ts';
import type { Actor, Origin } from './actor.ts';

/** What every use case is told of the call that leads to it, whatever its input. */
export interface Call {
  readonly actor: Actor;
  /** The language of texts in the answer. */
  readonly language: Language;
  readonly origin: Origin;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** A call that nobody needs to sign in for. */
export interface PublicCall extends Omit<Call, 'actor'> {
  readonly actor: Actor | null;
}
