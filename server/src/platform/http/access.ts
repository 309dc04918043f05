import type { Access } from '@metra/contract/operation';
import type { Actor } from './actor.ts';
import { DomainError } from './domain-error.ts';

const isEditor = (actor: Actor) => actor.roles.includes('METRA') || actor.roles.includes('ADMIN');
const isAdmin = (actor: Actor) => actor.roles.includes('ADMIN');

/** The one place that decides whether an actor may call an operation at all. */
export function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new DomainError('auth.unauthenticated');
  if (access === 'editor' && !isEditor(actor)) throw new DomainError('auth.forbidden');
  if (access === 'admin' && !isAdmin(actor)) throw new DomainError('auth.forbidden');
  if (access === 'subscriber' && !actor.subscriptionActive) throw new DomainError('subscription.required');
}
