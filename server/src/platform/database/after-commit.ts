import type { Kysely } from 'kysely';
import type { DB } from './tables.gen.ts';

const waiting = new WeakMap<Kysely<DB>, (() => void)[]>();

/**
 * Runs the action after the transaction has committed, and never after a rollback. Outside a transaction it runs at
 * once.
 */
export function afterCommit(db: Kysely<DB>, action: () => void): void {
  const actions = waiting.get(db);
  if (actions) actions.push(action);
  else action();
}

/** Collects the actions of `afterCommit` for this transaction. The caller runs them after the commit. */
export function actionsAfterCommit(tx: Kysely<DB>): readonly (() => void)[] {
  const actions: (() => void)[] = [];
  waiting.set(tx, actions);
  return actions;
}
