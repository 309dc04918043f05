import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { type LockedMeasure, measureStore } from './measures.store.ts';

/** Makes sure that the responsible person belongs to the organisation, and lets them know. */
export async function tellResponsible(
  tx: Tx,
  { organisationId, accountId }: Actor,
  { id, goalId, names }: LockedMeasure,
  responsibleId: number,
  now: Date,
): Promise<void> {
  const responsible = await measureStore(tx, organisationId).member(responsibleId);
  if (!responsible) throw new DomainError('not_found.account');
  if (responsible.id === accountId) return;
  await notify(tx, {
    accountId: responsible.id,
    type: 'measure.assigned',
    data: { name: names[responsible.language] },
    link: `/app/dashboard/goals/${goalId}#measure-${id}`,
    now,
  });
}
