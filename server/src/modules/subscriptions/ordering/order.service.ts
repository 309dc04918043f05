import type { Quote, SubscriptionPrice, SubscriptionState } from '@metra/contract/billing-shapes';
import type { Query } from '@metra/contract/operation';
import type { SubscribeRequest, subscription } from '@metra/contract/subscription';
import { tidyVatId } from '@metra/contract/vat-id';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Once } from '../../../platform/limits/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { networkOf } from '../../accounts/accounts.module.ts';
import { customerOf, readBilling, writeBillingData } from '../billing-data.store.ts';
import { isCountry } from '../countries.ts';
import type { InvoiceIssuer } from '../invoices/issue-invoice.service.ts';
import { operatorTimeZone } from '../operator-time-zone.ts';
import { discountOf, freeDaysOf, yearlyPrice } from '../price.ts';
import {
  assertNotRedeemed,
  findPromotion,
  holdPromotion,
  type RunningPromotion,
  redeem,
} from '../promotions/promotions.store.ts';
import { isOver } from '../subscription-year.ts';
import { type LiveSubscription, subscriptionStore, takeTurn } from '../subscriptions.store.ts';
import { currentSubscription } from '../subscriptions.views.ts';
import type { RefreshMembers } from '../trials.service.ts';
import { germanVatPercent } from '../vat-treatment.ts';
import { type Offer, offerFor, quoteOf } from './offer.ts';

/** Codes are worth money: nobody tries them by the thousand. */
const codesFromNetwork = { max: 100, perSeconds: 10 * 60 };

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit' | 'limiter'> {
  once: Once;
  invoiceIssuer: InvoiceIssuer;
  refreshMembers: RefreshMembers;
}

/** From asking what it costs to having ordered it. */
export function orderService(needs: Needs) {
  const { database, clock, audit, limiter, once, invoiceIssuer, refreshMembers } = needs;

  const runsUntil = (live: LiveSubscription | undefined, today: Temporal.PlainDate) => {
    const last = live && Temporal.PlainDate.from(live.active_until);
    return last && !isOver(last, today) ? last : null;
  };

  async function countTry(ip: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await limiter.take(
      `promotionCodes:${networkOf(ip)}`,
      codesFromNetwork,
    );
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  }

  /** What was there makes room: a trial goes on within the order, something that ran out is over. */
  async function makeRoom(tx: Tx, { organisationId, timeZone }: Actor): Promise<Temporal.PlainDate | null> {
    const store = subscriptionStore(tx);
    const live = await store.live(organisationId);
    if (!live) return null;
    const until = runsUntil(live, clock.today(timeZone));
    if (until && !live.is_trial) throw new DomainError('subscription.already_active');
    await store.end(organisationId, live.id);
    return until;
  }

  const insert = (tx: Tx, actor: Actor, offer: Offer, promotion: RunningPromotion | null) =>
    tx
      .insertInto('subscriptions')
      .values({
        organisation_id: actor.organisationId,
        state: 'ACTIVE',
        is_trial: false,
        started_at: clock.now(),
        period_start: offer.year.startsOn.toString(),
        active_until: offer.year.endsOn.toString(),
        auto_renew: true,
        price_cents: offer.net,
        promotion_code: promotion?.code ?? null,
        promotion_name: promotion?.name ?? null,
        ordered_by_account_id: actor.accountId,
        terms_accepted_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  async function subscribe(
    tx: Tx,
    { actor, origin }: Call,
    body: SubscribeRequest,
  ): Promise<SubscriptionState> {
    const { organisationId, language } = actor;
    const now = clock.now();
    await takeTurn(tx, organisationId);
    const until = await makeRoom(tx, actor);
    const promotion = await holdPromotion(tx, body.promotionCode, clock.today(operatorTimeZone));
    await assertNotRedeemed(tx, promotion, organisationId);
    const offer = offerFor({ promotion, runsUntil: until, today: clock.today(actor.timeZone) });
    const { id: subscriptionId } = await insert(tx, actor, offer, promotion);
    if (promotion) await redeem(tx, { promotionId: promotion.id, organisationId, subscriptionId, now });
    const customer = customerOf(body.billing);
    await writeBillingData(tx, organisationId, { ...customer, language }, now);
    await audit.record(tx, {
      action: 'subscription.ordered',
      actor,
      subject: `subscription:${subscriptionId}`,
      origin,
      details: { net: offer.net, promotion: promotion?.code ?? null },
    });
    await refreshMembers(tx, organisationId);
    await invoiceIssuer.issueInvoice(tx, {
      organisationId,
      subscriptionId,
      customer,
      language,
      year: offer.year,
      listPrice: offer.listPrice,
      discount: promotion && offer.discount > 0 ? { amount: offer.discount, name: promotion.name } : null,
    });
    return currentSubscription(tx, actor, clock);
  }

  return {
    async price(code: string | undefined, { ip }: Origin): Promise<SubscriptionPrice> {
      if (code?.trim()) await countTry(ip);
      const promotion = await findPromotion(database.kysely, code, clock.today(operatorTimeZone));
      return {
        price: yearlyPrice,
        discountedPrice: yearlyPrice - discountOf(yearlyPrice, promotion),
        promotionCode: promotion?.code ?? null,
        promotionName: promotion?.name ?? null,
        freeDays: freeDaysOf(promotion),
        currency: 'EUR',
        vatRate: germanVatPercent,
        interval: 'YEAR',
      };
    },

    async quote(actor: Actor, asked: Query<typeof subscription.quote>): Promise<Quote> {
      const db = database.kysely;
      const { organisationId, timeZone } = actor;
      const today = clock.today(timeZone);
      const [promotion, written, live] = await Promise.all([
        findPromotion(db, asked.promotionCode, clock.today(operatorTimeZone)),
        readBilling(db, organisationId),
        subscriptionStore(db).live(organisationId),
      ]);
      await assertNotRedeemed(db, promotion, organisationId);
      return quoteOf(offerFor({ promotion, runsUntil: runsUntil(live, today), today }), promotion, {
        country: asked.country ?? written.country ?? 'DE',
        vatId: asked.vatId === undefined ? written.vatId : tidyVatId(asked.vatId) || null,
        issuedOn: clock.today(operatorTimeZone),
      });
    },

    async subscribe(call: Call, body: SubscribeRequest): Promise<SubscriptionState> {
      if (!isCountry(body.billing.country)) throw invalid('billing/country', 'enum');
      invoiceIssuer.assertForSale();
      return once(call, (tx) => subscribe(tx, call, body));
    },
  };
}
