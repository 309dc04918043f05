import type { AccountBulkDone, AccountBulkPreview } from '@metra/contract/operations/accounts-admin';
import { partitionBulkItems, previewBulkItems } from '../../../platform/bulk/bulk-items.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { withSavepoint } from '../../../platform/database/savepoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import type { accountActs } from './account-acts.service.ts';
import { type BulkAccount, bulkAccountViews } from './bulk-accounts.views.ts';
import { type BulkAction, effectsOf, reasonFor } from './bulk-effects.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'> & { acts: ReturnType<typeof accountActs> };
type LeftOut = AccountBulkDone['leftOut'][number];
type Item = AccountBulkDone['done'][number];

/**
 * The preview could not predict these refusals: somebody else was faster, or no administrator would be left.
 */
const refusals: Readonly<Record<string, LeftOut['reason']>> = {
  'not_found.account': 'GONE',
  'account.last_administrator': 'LAST_ADMINISTRATOR',
};

function refusalOf(error: unknown): LeftOut['reason'] | undefined {
  if (isUniqueViolation(error, 'accounts_email_key_unique')) return 'ADDRESS_TAKEN';
  return error instanceof DomainError ? refusals[error.key] : undefined;
}

const organisationsOf = (accounts: readonly BulkAccount[]) => [
  ...new Set(accounts.map(({ organisationId }) => organisationId)),
];

/**
 * Changes many accounts in one transaction. Accounts that cannot be changed are left out and reported, and none is
 * changed partly.
 */
export function accountBulkService({ database, clock, acts }: Needs) {
  /** The opposite action undoes a block at any time; a sent mail cannot be undone. */
  function undoOf(action: BulkAction): Pick<AccountBulkPreview, 'canUndo' | 'undoUntil'> {
    const undoUntil = action === 'delete' ? after(clock.now(), lifetimes.deletedAccount).toISOString() : null;
    return { canUndo: action !== 'sendConfirmation', undoUntil };
  }

  /** Locks the organisations first and then the accounts, and returns their present state. */
  async function held(tx: Tx, ids: readonly number[]): Promise<BulkAccount[]> {
    const views = bulkAccountViews(tx, { now: clock.now() });
    const seen = await views.of(ids);
    if (seen.length === 0) return [];
    await organisationsStore(tx).lockMemberships(organisationsOf(seen));
    await accountStore(tx).holdEach(ids);
    return views.of(ids);
  }

  /**
   * Finds the account that makes an action fail by halving the list, so that all other accounts are changed.
   * The worst case takes one attempt per account.
   */
  async function actOn(
    tx: Tx,
    call: Call,
    action: BulkAction,
    accounts: readonly BulkAccount[],
  ): Promise<LeftOut[]> {
    const [first] = accounts;
    if (!first) return [];
    try {
      const leftAlone = await withSavepoint(tx, () => acts[action](tx, call, accounts));
      const names = new Map(accounts.map(({ id, name }) => [id, name]));
      return leftAlone.map(({ id }) => ({ id, name: names.get(id) ?? null, reason: 'TOO_MANY_MAILS' }));
    } catch (error) {
      const reason = refusalOf(error);
      if (!reason) throw error;
      if (accounts.length === 1) return [{ id: first.id, name: first.name, reason }];
      const half = Math.ceil(accounts.length / 2);
      return [
        ...(await actOn(tx, call, action, accounts.slice(0, half))),
        ...(await actOn(tx, call, action, accounts.slice(half))),
      ];
    }
  }

  return {
    async preview({ actor }: Call, action: BulkAction, ids: readonly number[]): Promise<AccountBulkPreview> {
      const views = bulkAccountViews(database.kysely, { now: clock.now() });
      const rows = await views.of(ids);
      const items = previewBulkItems(ids, rows, (row) => reasonFor(action, row, actor.accountId));
      const touchedIds = new Set(items.filter(({ outcome }) => outcome === 'TOUCHED').map(({ id }) => id));
      const touched = rows.filter(({ id }) => touchedIds.has(id));
      const effects = effectsOf(action, touched, await views.colleagues(organisationsOf(touched)));
      return { items, effects, ...undoOf(action) };
    },

    run: (call: Call, action: BulkAction, items: readonly Item[]): Promise<AccountBulkDone> =>
      database.transaction(async (tx) => {
        const rows = await held(
          tx,
          items.map(({ id }) => id),
        );
        const sorted = partitionBulkItems(items, rows, (row) => reasonFor(action, row, call.actor.accountId));
        const refused = await actOn(tx, call, action, sorted.toDo);
        const refusedIds = new Set(refused.map(({ id }) => id));
        const doneIds = sorted.toDo.flatMap(({ id }) => (refusedIds.has(id) ? [] : [id]));
        const versions = await accountStore(tx).versions(doneIds);
        return {
          done: doneIds.map((id) => ({ id, version: versions.get(id) ?? 1 })),
          leftOut: [...sorted.leftOut, ...refused],
        };
      }),
  };
}
