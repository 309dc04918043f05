import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { createWithIdempotency, hashRequest } from './idempotency.ts';

interface OnceCall {
  actor: { accountId: number };
  idempotencyKey: string | undefined;
  operation: string;
  /** All that makes one request differ from another. */
  input: unknown;
}

export type Once = <Body>(call: OnceCall, run: (tx: Tx) => Promise<Body>) => Promise<Body>;

/** Runs work in one transaction; with an idempotency key it runs once, and repetitions get the first answer. */
export function createOnce(options: { database: Database; clock: Clock }): Once {
  const withIdempotency = createWithIdempotency(options);
  return async ({ actor, idempotencyKey, operation, input }, run) => {
    if (idempotencyKey === undefined) return options.database.transaction(run);
    const { body } = await withIdempotency(
      { accountId: actor.accountId, key: idempotencyKey, operation, requestHash: hashRequest(input) },
      async (tx) => ({ status: 200, body: await run(tx) }),
    );
    return body;
  };
}
