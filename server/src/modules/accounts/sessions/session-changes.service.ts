import type { Tx } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/signals.ts';
import { membersKey, type RecentSessionChanges } from './recent-session-changes.ts';
import { sessionStore } from './sessions.store.ts';

/** The limit for one account, including ended sessions that are still stored. */
const mostSessions = 200;

/** Ends sessions in the database and in the caches of all servers. */
export function sessionChanges(signals: Signals, recentChanges: RecentSessionChanges) {
  const tell = async (tx: Tx, accountIds: readonly number[]) => {
    const changed = [...new Set(accountIds)];
    for (const accountId of changed) recentChanges.add(accountId);
    await signals.send(tx, 'sessions', ...changed.map(String));
  };
  return {
    /** Ends one of the account's sessions; false if it is not active. */
    async end(tx: Tx, accountId: number, sessionId: number, now: Date): Promise<boolean> {
      const ended = await sessionStore(tx).end(accountId, sessionId, now);
      await tell(tx, [accountId]);
      return ended;
    },

    /** Ends all sessions of an account except those to keep, including those in which it impersonates others. */
    async endAll(tx: Tx, accountId: number, now: Date, keep: readonly number[] = []): Promise<void> {
      const touched = await sessionStore(tx).endAll([accountId], now, keep);
      await tell(tx, [accountId, ...touched]);
    },

    /** Ends all sessions of many accounts. */
    async endAllOf(tx: Tx, accountIds: readonly number[], now: Date): Promise<void> {
      const touched = await sessionStore(tx).endAll(accountIds, now, []);
      await tell(tx, [...accountIds, ...touched]);
    },

    /**
     * Deletes the oldest sessions, because nobody uses so many devices, and a program that signs in repeatedly must
     * not fill the table.
     */
    async makeRoom(tx: Tx, accountId: number): Promise<void> {
      if (await sessionStore(tx).removeAllBut(accountId, mostSessions)) await tell(tx, [accountId]);
    },

    /** Clears the cached sessions of an account. */
    refresh: (tx: Tx, accountId: number) => tell(tx, [accountId]),

    /** Clears the cached sessions of all members of an organisation. */
    async refreshMembers(tx: Tx, organisationId: number): Promise<void> {
      recentChanges.add(membersKey(organisationId));
      await signals.send(tx, 'sessions', membersKey(organisationId));
    },
  };
}
