import type { DatabaseClient } from '../../src/platform/database/database-client.ts';
import { textOf } from '../app/sent-statements.ts';

/** Within a transaction that is already open, a transaction of the application becomes a savepoint. */
export function savepointsForTransactions() {
  let begun = 0;
  const openOf = new WeakMap<DatabaseClient, string[]>();

  return (client: DatabaseClient, query: unknown): unknown => {
    const text = textOf(query);
    const open = openOf.get(client) ?? [];
    openOf.set(client, open);
    if (/^begin\b/.test(text)) {
      begun += 1;
      open.push(`begun_${begun}`);
      return `savepoint begun_${begun}`;
    }
    if (text === 'commit') return `release savepoint ${open.pop()}`;
    if (text === 'rollback') {
      const name = open.pop();
      return `rollback to savepoint ${name}; release savepoint ${name}`;
    }
    // The open transaction has its own isolation level.
    return /^set transaction\b/.test(text) ? 'select 1' : query;
  };
}
