import type { Db } from './database.ts';

const waiting = new WeakMap<Db, (() => void)[]>();

/**
 * Runs the action after the transaction has committed, and never after a rollback. Outside a transaction it runs at
 * once.
 */
export function afterCommit(db: Db, action: () => void): void {
  const actions = waiting.get(db);
  if (actions) actions.push(action);
  else action();
}

/** Collects the actions of `afterCommit` for this transaction. The caller runs them after the commit. */
export function actionsAfterCommit(tx: Db): readonly (() => void)[] {
  const actions: (() => void)[] = [];
  waiting.set(tx, actions);
  return actions;
}
