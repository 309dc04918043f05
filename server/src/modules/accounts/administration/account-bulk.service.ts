import type { AccountBulkDone, AccountBulkPreview } from '@metra/contract/accounts-admin';
import { outcomesOf, sortOut } from '../../../platform/bulk/sort-out.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import type { accountActs } from './account-acts.service.ts';
import { bulkAccountViews } from './bulk-accounts.views.ts';
import { type BulkAction, effectsOf, reasonFor } from './bulk-effects.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'> & { acts: ReturnType<typeof accountActs> };
type LeftOut = AccountBulkDone['leftOut'][number];
type Item = AccountBulkDone['done'][number];

/** What an act refuses once it is its turn. */
const refusals: Readonly<Record<string, LeftOut['reason']>> = {
  'not_found.account': 'GONE',
  'account.last_administrator': 'LAST_ADMINISTRATOR',
  'rate_limit.exceeded': 'TOO_MANY_MAILS',
};

function refusalOf(error: unknown): LeftOut['reason'] | undefined {
  if (isUniqueViolation(error, 'accounts_email_key_unique')) return 'ADDRESS_TAKEN';
  return error instanceof DomainError ? refusals[error.key] : undefined;
}

/** Many accounts at once. Each is a step of its own, whole or not at all: what goes wrong with one leaves the others alone. */
export function accountBulkService({ database, clock, acts }: Needs) {
  /** Until when it can be taken back by the opposite: a blocked account for ever, a mail never. */
  function undoOf(action: BulkAction): Pick<AccountBulkPreview, 'canUndo' | 'undoUntil'> {
    const undoUntil = action === 'delete' ? after(clock.now(), lifetimes.deletedAccount).toISOString() : null;
    return { canUndo: action !== 'sendConfirmation', undoUntil };
  }

  async function actOn(call: Call, action: BulkAction, item: Item): Promise<Item | LeftOut> {
    const now = clock.now();
    let name: string | null = null;
    return database
      .transaction(async (tx) => {
        const [seen] = await bulkAccountViews(tx, now).of([item.id]);
        if (!seen) return { id: item.id, name: null, reason: 'GONE' as const };
        name = seen.name;
        await organisationStore(tx, seen.organisationId).lockMembership();
        await accountStore(tx).hold(item.id);
        // As it is now that nobody else can change it.
        const rows = await bulkAccountViews(tx, now).of([item.id]);
        const { toDo, leftOut } = sortOut([item], rows, (row) =>
          reasonFor(action, row, call.actor.accountId),
        );
        const [account] = toDo;
        if (!account) return leftOut[0] ?? { id: item.id, name, reason: 'GONE' as const };
        await acts[action](tx, call, account);
        const [done] = await bulkAccountViews(tx, now).of([item.id]);
        return { id: item.id, version: done?.version ?? account.version };
      })
      .catch((error: unknown) => {
        const reason = refusalOf(error);
        if (!reason) throw error;
        return { id: item.id, name, reason };
      });
  }

  return {
    async preview({ actor }: Call, action: BulkAction, ids: readonly number[]): Promise<AccountBulkPreview> {
      const views = bulkAccountViews(database.kysely, clock.now());
      const rows = await views.of(ids);
      const items = outcomesOf(ids, rows, (row) => reasonFor(action, row, actor.accountId));
      const touchedIds = new Set(items.filter(({ outcome }) => outcome === 'TOUCHED').map(({ id }) => id));
      const touched = rows.filter(({ id }) => touchedIds.has(id));
      const organisationIds = [...new Set(touched.map(({ organisationId }) => organisationId))];
      const effects = effectsOf(action, touched, await views.colleagues(organisationIds));
      return { items, effects, ...undoOf(action) };
    },

    async run(call: Call, action: BulkAction, items: readonly Item[]): Promise<AccountBulkDone> {
      const answer: AccountBulkDone = { done: [], leftOut: [] };
      // Each once, and one after the other: a bulk action never takes more than one connection from the others.
      for (const [id, version] of new Map(items.map((item) => [item.id, item.version]))) {
        const outcome = await actOn(call, action, { id, version });
        if ('reason' in outcome) answer.leftOut.push(outcome);
        else answer.done.push(outcome);
      }
      return answer;
    },
  };
}
