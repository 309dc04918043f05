import type { OfferReport } from '@metra/contract/operations/offers';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { PublicCall } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import { offerViews } from '../offers/offers.views.ts';
import { offerReportStore } from './offer-report.store.ts';

type Needs = Pick<OfferNeeds, 'database' | 'clock' | 'linkTo' | 'pictures'> & Pick<Platform, 'limiter'>;

/** A caller counts once a day per offer, so that a robot cannot raise the count. */
const onceADay = { max: 1, perSeconds: 24 * 60 * 60 };
const offersADay = { max: 300, perSeconds: 24 * 60 * 60 };

/** The statistics of an offer. */
export function offerReportService({ database, clock, limiter, ...links }: Needs) {
  const db = database.kysely;

  async function assertSeen({ actor, language }: PublicCall, id: number) {
    return orNotFound(
      await offerViews(db, { language, links }).one(id, actor?.organisationId ?? null),
      'not_found.offer',
    );
  }

  return {
    async report(call: PublicCall, id: number): Promise<OfferReport> {
      await assertSeen(call, id);
      return offerReportStore(db, id).report(clock.today(operatorTimeZone).toString());
    },

    /** Views by the own organisation and views of drafts do not count. */
    async countView(call: PublicCall, id: number): Promise<void> {
      const { isOwn, isPublic } = await assertSeen(call, id);
      if (isOwn || !isPublic) return;
      // A caller with one IPv6 address of a household has all of them.
      const network = networkOf(call.origin.ip);
      const isNew =
        (await limiter.take(`offer-view:${id}:${network}`, onceADay)).allowed &&
        (await limiter.take(`offer-views:${network}`, offersADay)).allowed;
      if (isNew) await offerReportStore(db, id).countView(clock.today(operatorTimeZone).toString());
    },
  };
}
