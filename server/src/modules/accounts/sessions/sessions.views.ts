import type { Session } from '@metra/contract/shapes/accounts';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { sessionStore } from './sessions.store.ts';

const mostSessions = 100;

export const sessionViews = (db: Db, { accountId, now }: Pick<Reader, 'accountId' | 'now'>) => ({
  /** The active sessions of a person, the last used first. */
  async list(currentId: number): Promise<Session[]> {
    const rows = await sessionStore(db).listOf(accountId, now, mostSessions);
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      device: (row.user_agent ?? '').slice(0, 300),
      current: row.id === currentId,
      impersonated: row.impersonator_account_id !== null,
    }));
  },
});
