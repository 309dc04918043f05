import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';
import { after, lifetimes, type TokenKind } from './lifetimes.ts';

type Payload = Record<string, unknown>;

interface Issue {
  /**
   * For null the same query runs without storing anything, so that the answer takes as long as for a known address.
   */
  accountId: number | null;
  kind: TokenKind;
  now: Date;
  payload?: Payload;
  seconds?: number;
}

interface OpenToken {
  accountId: number;
  payload: Payload;
  email: string;
  emailKey: string;
  organisationName: string;
}

const alive = (now: Date) =>
  sql<boolean>`t.used_at is null and t.revoked_at is null and t.expires_at > ${now}`;

/** Secrets that are sent by mail. Only hashes are stored, and a new one replaces the previous one. */
export const mailTokenStore = (db: Db) => ({
  async issue({ accountId, kind, now, payload = {}, seconds = lifetimes.token[kind] }: Issue) {
    const token = newToken();
    const expiresAt = after(now, seconds);
    const values = {
      token_hash: hashToken(token),
      payload: JSON.stringify(payload),
      created_at: now,
      expires_at: expiresAt,
    };
    await sql`
      insert into mail_tokens (account_id, kind, token_hash, payload, created_at, expires_at)
      select id, ${kind}, ${values.token_hash}, ${values.payload}::jsonb, ${now}, ${expiresAt}
      from accounts where id = ${accountId}::bigint
      on conflict (account_id, kind) where used_at is null and revoked_at is null
      do update set token_hash = excluded.token_hash, payload = excluded.payload,
        created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db);
    return { token, expiresAt };
  },

  /** Issues a token for each existing account and returns them by account. */
  async issueEach(
    issues: readonly { accountId: number; kind: TokenKind; seconds?: number }[],
    now: Date,
  ): Promise<ReadonlyMap<number, string>> {
    const tokens = new Map(issues.map(({ accountId }) => [accountId, newToken()]));
    const rows = issues.map(({ accountId, kind, seconds = lifetimes.token[kind] }) => ({
      account_id: accountId,
      kind,
      token_hash: hashToken(tokens.get(accountId) ?? ''),
      payload: '{}',
      created_at: now,
      expires_at: after(now, seconds),
    }));
    await db
      .insertInto('mail_tokens')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind'])
          .where('used_at', 'is', null)
          .where('revoked_at', 'is', null)
          .doUpdateSet((row) => ({
            token_hash: row.ref('excluded.token_hash'),
            payload: row.ref('excluded.payload'),
            created_at: row.ref('excluded.created_at'),
            expires_at: row.ref('excluded.expires_at'),
          })),
      )
      .execute();
    return tokens;
  },

  /** The account of a valid token. */
  async find(kind: TokenKind, token: string, now: Date): Promise<OpenToken | undefined> {
    const row = await db
      .selectFrom('mail_tokens as t')
      .innerJoin('accounts as a', 'a.id', 't.account_id')
      .innerJoin('organisations_directory as o', 'o.id', 'a.organisation_id')
      .select(['t.account_id', 't.payload', 'a.email', 'a.email_key', 'o.name'])
      .where('t.token_hash', '=', hashToken(token))
      .where('t.kind', '=', kind)
      .where(alive(now))
      .where('a.status', 'in', ['PENDING', 'ACTIVE'])
      .executeTakeFirst();
    if (!row || row.email === null || row.email_key === null) return undefined;
    return {
      accountId: row.account_id,
      payload: row.payload as Payload,
      email: row.email,
      emailKey: row.email_key,
      organisationName: row.name,
    };
  },

  /** Uses a token once, even if several calls are simultaneous. */
  async take(
    kind: TokenKind,
    token: string,
    now: Date,
  ): Promise<{ accountId: number; payload: Payload } | undefined> {
    const row = await db
      .updateTable('mail_tokens as t')
      .set({ used_at: now })
      .where('t.token_hash', '=', hashToken(token))
      .where('t.kind', '=', kind)
      .where(alive(now))
      .returning(['t.account_id', 't.payload'])
      .executeTakeFirst();
    return row && { accountId: row.account_id, payload: row.payload as Payload };
  },

  /** The end of the valid token of a kind. */
  async openUntil(accountId: number, kind: TokenKind, now: Date): Promise<Date | null> {
    const row = await db
      .selectFrom('mail_tokens as t')
      .select('t.expires_at')
      .where('t.account_id', '=', accountId)
      .where('t.kind', '=', kind)
      .where(alive(now))
      .executeTakeFirst();
    return row?.expires_at ?? null;
  },

  async removeExpired(before: Date): Promise<void> {
    await db.deleteFrom('mail_tokens').where('expires_at', '<', before).execute();
  },

  async revoke(accountId: number, now: Date, ...kinds: TokenKind[]): Promise<void> {
    await db
      .updateTable('mail_tokens as t')
      .set({ revoked_at: now })
      .where('t.account_id', '=', accountId)
      .where('t.kind', 'in', kinds)
      .where('t.used_at', 'is', null)
      .where('t.revoked_at', 'is', null)
      .execute();
  },
});
