import type { Tx } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/signals.ts';
import { membersKey, type RecentSessionChanges } from './recent-session-changes.ts';
import { sessionStore } from './sessions.store.ts';

/** Of one account, with those that have ended and are kept for a while. */
const mostSessions = 200;

/** Ends sessions in the database and in the memory of every server. */
export function sessionChanges(signals: Signals, recentChanges: RecentSessionChanges) {
  const tell = async (tx: Tx, accountIds: readonly number[]) => {
    const changed = [...new Set(accountIds)];
    for (const accountId of changed) recentChanges.add(accountId);
    await signals.send(tx, 'sessions', ...changed.map(String));
  };
  return {
    /** One of the account's own; false when there is no such living session. */
    async end(tx: Tx, accountId: number, sessionId: number, now: Date): Promise<boolean> {
      const ended = await sessionStore(tx).end(accountId, sessionId, now);
      await tell(tx, [accountId]);
      return ended;
    },

    /** All of an account, also those in which it acts for others, but for those to keep. */
    async endAll(tx: Tx, accountId: number, now: Date, keep: readonly number[] = []): Promise<void> {
      const touched = await sessionStore(tx).endAll([accountId], now, keep);
      await tell(tx, [accountId, ...touched]);
    },

    /** The same for many accounts. */
    async endAllOf(tx: Tx, accountIds: readonly number[], now: Date): Promise<void> {
      const touched = await sessionStore(tx).endAll(accountIds, now, []);
      await tell(tx, [...accountIds, ...touched]);
    },

    /** The oldest make room: nobody uses so many devices, and a program that signs in for ever fills no table. */
    async makeRoom(tx: Tx, accountId: number): Promise<void> {
      if (await sessionStore(tx).removeAllBut(accountId, mostSessions)) await tell(tx, [accountId]);
    },

    /** What was remembered of an account is read anew. */
    refresh: (tx: Tx, accountId: number) => tell(tx, [accountId]),

    /** What was remembered of all members of an organisation is read anew. */
    async refreshMembers(tx: Tx, organisationId: number): Promise<void> {
      recentChanges.add(membersKey(organisationId));
      await signals.send(tx, 'sessions', membersKey(organisationId));
    },
  };
}
