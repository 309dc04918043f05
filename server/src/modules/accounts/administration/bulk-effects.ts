import type { AccountBulkPreview } from '@metra/contract/operations/accounts-admin';
import type { BulkAccount, Colleague } from './bulk-accounts.views.ts';

export type BulkAction = 'block' | 'unblock' | 'delete' | 'restore' | 'sendConfirmation';

type Reason = Exclude<AccountBulkPreview['items'][number]['reason'], null>;
type Effect = AccountBulkPreview['effects'][number];

/** A bulk action does not include the administrator's own account. */
const closes = (account: BulkAccount, actorId: number): Reason | null =>
  account.id === actorId ? 'OWN_ACCOUNT' : null;

const reasons: Record<BulkAction, (account: BulkAccount, actorId: number) => Reason | null> = {
  block(account, actorId) {
    if (account.status === 'DELETED') return 'DELETED';
    return account.status === 'SPAM' ? 'UNCHANGED' : closes(account, actorId);
  },
  unblock({ status }) {
    if (status === 'DELETED') return 'DELETED';
    return status === 'SPAM' ? null : 'UNCHANGED';
  },
  delete: (account, actorId) => (account.status === 'DELETED' ? 'UNCHANGED' : closes(account, actorId)),
  restore(account) {
    if (account.status !== 'DELETED') return 'UNCHANGED';
    if (!account.isRestorable) return 'NOT_RESTORABLE';
    if (account.isAddressTaken) return 'ADDRESS_TAKEN';
    return account.isOrganisationGone ? 'ORGANISATION_GONE' : null;
  },
  sendConfirmation({ status }) {
    if (status === 'DELETED') return 'DELETED';
    if (status === 'SPAM') return 'BLOCKED';
    return status === 'ACTIVE' ? 'UNCHANGED' : null;
  },
};

/** The reason for leaving an account out; null if there is none. */
export const reasonFor = (action: BulkAction, account: BulkAccount, actorId: number): Reason | null =>
  reasons[action](account, actorId);

const counted = (key: Effect['key'], names: readonly string[]): Effect[] =>
  names.length === 0 ? [] : [{ key, count: names.length, names: names.slice(0, 3) }];

const namesOf = (accounts: readonly BulkAccount[]) => accounts.map(({ name }) => name);

const canBelong = ({ status }: Colleague) => status === 'ACTIVE' || status === 'PENDING';

/** The consequences for organisations whose people are blocked or deleted. */
function organisationEffects(
  action: BulkAction,
  touched: readonly BulkAccount[],
  colleagues: readonly Colleague[],
): Effect[] {
  const going = new Set(touched.map(({ id }) => id));
  const left = {
    ends: [] as string[],
    locked: [] as string[],
    subscribed: [] as string[],
    owner: [] as string[],
  };
  for (const people of Map.groupBy(colleagues, ({ organisationId }) => organisationId).values()) {
    const [first] = people;
    if (!first) continue;
    const before = people.filter(canBelong);
    const remaining = before.filter(({ id }) => !going.has(id));
    if (before.length === remaining.length) continue;
    const name = first.organisationName;
    const isEnding = action === 'delete' && remaining.length === 0 && !first.isOperator;
    const couldSignIn = before.some(({ status }) => status === 'ACTIVE');
    if (isEnding) left.ends.push(name);
    else if (couldSignIn && !remaining.some(({ status }) => status === 'ACTIVE')) {
      left.locked.push(name);
      if (first.isSubscribed) left.subscribed.push(name);
    }
    const owns = ({ teamRole }: Colleague) => teamRole === 'OWNER';
    if (remaining.length > 0 && before.some(owns) && !remaining.some(owns)) left.owner.push(name);
  }
  return [
    ...counted('OWNER_CHANGES', left.owner),
    ...counted('ORGANISATION_WITHOUT_SIGN_IN', left.locked),
    ...counted('SUBSCRIPTION_RUNS', left.subscribed),
    ...counted('ORGANISATION_ENDS', left.ends),
  ];
}

function mailed(action: BulkAction, touched: readonly BulkAccount[]): readonly BulkAccount[] {
  if (action === 'restore') return touched.filter(({ wasActive }) => wasActive);
  return action === 'block' || action === 'unblock' ? [] : touched;
}

/** The consequences beyond the accounts themselves. */
export function effectsOf(
  action: BulkAction,
  touched: readonly BulkAccount[],
  colleagues: readonly Colleague[],
): Effect[] {
  const closing = action === 'block' || action === 'delete';
  const returning = new Set(
    touched
      .filter(({ isOrganisationDeleted }) => isOrganisationDeleted)
      .map((account) => account.organisationName),
  );
  return [
    ...(closing ? counted('SESSIONS_END', namesOf(touched.filter(({ isSignedIn }) => isSignedIn))) : []),
    ...(closing
      ? counted('CONFIRMATION_LINK_ENDS', namesOf(touched.filter(({ status }) => status === 'PENDING')))
      : []),
    ...(closing ? organisationEffects(action, touched, colleagues) : []),
    ...(action === 'restore' ? counted('ORGANISATION_RETURNS', [...returning]) : []),
    ...counted('MAILED', namesOf(mailed(action, touched))),
  ];
}
