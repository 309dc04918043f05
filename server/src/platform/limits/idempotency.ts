import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';

/** What a client sends along so that it can safely send a call again. */
export interface IdempotencyKey {
  readonly key: string;
  /** The operation's id in the contract. */
  readonly operation: string;
  /** All that makes this call differ from others of the same operation. */
  readonly input: unknown;
}

interface RepeatableCall {
  readonly actor: { readonly accountId: number };
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** `content`: what a file beside the input holds. */
export type Once = <Answer>(
  call: RepeatableCall,
  work: (tx: Tx) => Promise<Answer>,
  content?: unknown,
) => Promise<Answer>;

const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Runs work in one transaction. With an idempotency key it runs once, however often and however simultaneously it is
 * asked for: repetitions get the first answer. The key is written in the transaction of the work, so both are there or
 * neither; an error is not remembered.
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
      // Whoever comes second waits here until the first is done or has failed.
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
  /** Tells a repeated request from another one under the same key. */
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
  // Plain JSON, as it came from the same operation.
  return found.response as Answer;
}

export async function removeExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
