import { isOpenBeforeSecondFactor, type Operation } from '@metra/contract/core/operation';
import type { Actor } from './actor.ts';
import { DomainError } from './domain-error.ts';

export const isEditor = ({ roles }: Pick<Actor, 'roles'>) =>
  roles.includes('METRA') || roles.includes('ADMIN');
const isAdmin = (actor: Actor) => actor.roles.includes('ADMIN');

const onlyReads = ({ method }: Pick<Operation, 'method'>) => method === 'GET';

type Rules = Pick<
  Operation,
  | 'method'
  | 'access'
  | 'openBeforePasswordChange'
  | 'openBeforeSecondFactor'
  | 'refusedToImpersonator'
  | 'ownerOnly'
  | 'openToReader'
  | 'fresh'
>;

/** The only place that decides whether an actor may call an operation. */
export function assertAccess(operation: Rules, actor: Actor | null): void {
  const { access } = operation;
  if (access === 'public') return;
  if (!actor) throw new DomainError('auth.unauthenticated');
  if (actor.mustChangePassword && !operation.openBeforePasswordChange)
    throw new DomainError('auth.password_change_required');
  if (actor.mustSetUpSecondFactor && !isOpenBeforeSecondFactor(operation))
    throw new DomainError('auth.second_factor_setup_required');
  if (actor.impersonatorId !== null && operation.refusedToImpersonator)
    throw new DomainError('auth.impersonation_refused');
  if (access === 'editor' && !isEditor(actor)) throw new DomainError('auth.forbidden');
  if (access === 'admin' && !isAdmin(actor)) throw new DomainError('auth.forbidden');
  // Operator operations have their own rules. Team roles apply to the organisation's own operations.
  const isOrganisations = access === 'member' || access === 'subscriber';
  if (isOrganisations && actor.teamRole === 'READER' && !onlyReads(operation) && !operation.openToReader)
    throw new DomainError('team.read_only');
  if (operation.ownerOnly && actor.teamRole !== 'OWNER') throw new DomainError('team.owner_only');
  if (access === 'subscriber' && !actor.subscriptionActive) throw new DomainError('subscription.required');
  // This check comes last, so that people without permission are not asked for their password.
  if (operation.fresh && !actor.isFresh) throw new DomainError('auth.fresh_sign_in_required');
}
