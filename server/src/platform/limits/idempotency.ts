import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';

/** A client's key with which it can safely repeat a call. */
export interface IdempotencyKey {
  readonly key: string;
  /** The operation's id in the contract. */
  readonly operation: string;
  /** The input that distinguishes this call from others of the same operation. */
  readonly input: unknown;
}

interface RepeatableCall {
  readonly actor: { readonly accountId: number };
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** `content` is the content of a file beside the input. */
export type Once = <Answer>(
  call: RepeatableCall,
  work: (tx: Tx) => Promise<Answer>,
  content?: unknown,
) => Promise<Answer>;

const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Runs work in one transaction. With an idempotency key it runs once, even if calls are simultaneous, and repetitions
 * get the first answer. The key is written in the same transaction, so both exist or neither does. Errors are not
 * stored.
 */
export const createOnce =
  ({ database, clock }: { database: Database; clock: Clock }): Once =>
  ({ actor, idempotencyKey }, work, content) => {
    if (!idempotencyKey) return database.transaction(work);
    const request = {
      account_id: actor.accountId,
      key: idempotencyKey.key,
      operation: idempotencyKey.operation,
      request_hash: hashOf([idempotencyKey.input, content]),
    };
    return database.transaction(async (tx) => {
      // The second caller waits here until the first has succeeded or failed.
      if (!(await claimKey(tx, request, clock.now()))) return rememberedAnswer(tx, request);
      const answer = await work(tx);
      await remember(tx, request, answer);
      return answer;
    });
  };

interface Request {
  account_id: number;
  key: string;
  operation: string;
  /** Distinguishes a repeated request from a different one with the same key. */
  request_hash: Buffer;
}

const hashOf = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input)).digest();

async function claimKey(tx: Tx, { account_id, key, ...request }: Request, now: Date): Promise<boolean> {
  const fresh = {
    ...request,
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

async function remember(tx: Tx, { account_id, key }: Request, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 200, response: JSON.stringify(answer) ?? null })
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .execute();
}

async function rememberedAnswer<Answer>(tx: Tx, request: Request): Promise<Answer> {
  const found = await tx
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'status', 'response'])
    .where('account_id', '=', request.account_id)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  const isSame = found.operation === request.operation && found.request_hash.equals(request.request_hash);
  if (!isSame || found.status === null) throw new DomainError('conflict.idempotency_key');
  // The answer is plain JSON of the same operation.
  return found.response as Answer;
}

export async function removeExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
