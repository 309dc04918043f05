import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { DomainError, invalid } from '../http/domain-error.ts';

export type IdempotentRequest = {
  accountId: number;
  /** What the client calls this request. */
  key: string;
  operation: string;
  /** From hashRequest(): tells a repeated request from another one under the same key. */
  requestHash: Buffer;
};

/** The body is plain JSON, because that is how it comes back. */
export type Answer<Body> = { status: number; body: Body };

export type WithIdempotency = <Body>(
  request: IdempotentRequest,
  run: (tx: Tx) => Promise<Answer<Body>>,
) => Promise<Answer<Body>>;

const rememberedMs = 24 * 60 * 60 * 1000;
const longestKey = 200;

export const hashRequest = (input: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest();

/**
 * Runs the work once for each key, however often and however simultaneously it is asked for: repetitions get the first
 * answer. The key is written in the transaction of the work, so both are there or neither; an error is not remembered.
 */
export const createWithIdempotency =
  (options: { database: Database; clock: Clock }): WithIdempotency =>
  async (request, run) => {
    if (!/^[\x21-\x7e]+$/.test(request.key) || request.key.length > longestKey)
      throw invalid('idempotency-key', 'pattern');
    return options.database.transaction(async (tx) => {
      // Whoever comes second waits here until the first is done or has failed.
      if (!(await claimKey(tx, request, options.clock.now()))) return rememberedAnswer(tx, request);
      const answer = await run(tx);
      await remember(tx, request, answer);
      return answer;
    });
  };

async function claimKey(tx: Tx, request: IdempotentRequest, now: Date): Promise<boolean> {
  const { accountId: account_id, key, operation, requestHash: request_hash } = request;
  const fresh = {
    operation,
    request_hash,
    status: null,
    response: null,
    created_at: now,
    expires_at: new Date(now.getTime() + rememberedMs),
  };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ account_id, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function remember(tx: Tx, request: IdempotentRequest, answer: Answer<unknown>): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: JSON.stringify(answer.body) ?? null })
    .where('account_id', '=', request.accountId)
    .where('key', '=', request.key)
    .execute();
}

async function rememberedAnswer<Body>(tx: Tx, request: IdempotentRequest): Promise<Answer<Body>> {
  const found = await tx
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'status', 'response'])
    .where('account_id', '=', request.accountId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  const isSame = found.operation === request.operation && found.request_hash.equals(request.requestHash);
  if (!isSame || found.status === null) throw new DomainError('conflict.idempotency_key');
  return { status: found.status, body: found.response as Body };
}

export async function removeExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
