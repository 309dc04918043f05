import type { Db } from './database.ts';

const waiting = new WeakMap<Db, (() => void)[]>();

/** Runs the action when the transaction has committed, and never when it is rolled back. Outside a transaction it runs at once. */
export function afterCommit(db: Db, action: () => void): void {
  const actions = waiting.get(db);
  if (actions) actions.push(action);
  else action();
}

/** Collects what `afterCommit` is told for this transaction. The caller runs it after the commit. */
export function actionsAfterCommit(tx: Db): readonly (() => void)[] {
  const actions: (() => void)[] = [];
  waiting.set(tx, actions);
  return actions;
}
