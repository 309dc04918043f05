import { createHmac } from 'node:crypto';
import type { OfferReportWrite } from '@metra/contract/operations/offer-reports';
import type { PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadServerSecret } from '../../../platform/secrets/server-secret.ts';
import { addresseeViews } from '../contacts/addressee.views.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import { reportStore } from './reports.store.ts';

type Needs = Pick<OfferNeeds, 'database' | 'clock'> & Pick<Platform, 'limiter'>;

const perPerson = { max: 20, perSeconds: 60 * 60 };

/** Abuse reports about offers. */
export function reportsService({ database, clock, limiter }: Needs) {
  return {
    async create(
      { actor, origin }: PublicCall,
      offerId: number,
      { homepage, ...report }: OfferReportWrite,
    ): Promise<void> {
      if (!(await addresseeViews(database.kysely).offer(offerId))) throw new DomainError('not_found.offer');
      if (homepage?.trim()) return;
      const person = actor ? `account:${actor.accountId}` : `network:${networkOf(origin.ip)}`;
      const { allowed, retryAfterSeconds } = await limiter.take(`offer-reports:${person}`, perPerson);
      if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
      const secret = await loadServerSecret(database.kysely, 'offer-reports');
      const reporter = createHmac('sha256', secret).update(person).digest();
      await database.transaction((tx) =>
        reportStore(tx, offerId).add({ ...report, reporter, isMember: actor !== null }, clock.now()),
      );
    },
  };
}
