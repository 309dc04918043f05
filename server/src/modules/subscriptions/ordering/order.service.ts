import type { Query } from '@metra/contract/core/operation';
import { tidyVatId } from '@metra/contract/core/vat-id';
import type { SubscribeRequest, subscription } from '@metra/contract/operations/subscription';
import type { Quote, SubscriptionPrice, SubscriptionState } from '@metra/contract/shapes/billing-shapes';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Once } from '../../../platform/limits/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { billingDataStore } from '../billing-data.store.ts';
import { isCountry } from '../countries.ts';
import { customerOf } from '../customer.ts';
import type { InvoiceIssuer } from '../invoices/issue-invoice.service.ts';
import { discountOf, freeDaysOf, yearlyPrice } from '../price.ts';
import type { CodeTries } from '../promotions/code-tries.service.ts';
import { promotionStore } from '../promotions/promotions.store.ts';
import { isOver } from '../subscription-year.ts';
import { type LiveSubscription, subscriptionStore } from '../subscriptions.store.ts';
import { subscriptionViews } from '../subscriptions.views.ts';
import type { RefreshMembers } from '../trials.service.ts';
import { germanVatPercent } from '../vat-treatment.ts';
import { offerFor, quoteOf } from './offer.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  once: Once;
  tryCode: CodeTries;
  invoiceIssuer: InvoiceIssuer;
  refreshMembers: RefreshMembers;
}

/** Prices, quotes and orders. */
export function orderService(needs: Needs) {
  const { database, clock, audit, once, tryCode, invoiceIssuer, refreshMembers } = needs;

  const runsUntil = (live: LiveSubscription | undefined, today: Temporal.PlainDate) => {
    const last = live && Temporal.PlainDate.from(live.active_until);
    return last && !isOver(last, today) ? last : null;
  };

  const findRunning = (call: PublicCall, code: string | undefined) =>
    tryCode(call, code, () =>
      promotionStore(database.kysely).findRunning(code, clock.today(operatorTimeZone)),
    );

  /** Ends the trial or an expired subscription, and returns the last day of a trial, after which the order starts. */
  async function endPrevious(
    tx: Tx,
    { organisationId, timeZone }: Actor,
  ): Promise<Temporal.PlainDate | null> {
    const store = subscriptionStore(tx, organisationId);
    const live = await store.live();
    if (!live) return null;
    const until = runsUntil(live, clock.today(timeZone));
    if (until && !live.is_trial) throw new DomainError('subscription.already_active');
    await store.end(live.id);
    return until;
  }

  async function order(tx: Tx, { actor, origin }: Call, body: SubscribeRequest): Promise<SubscriptionState> {
    const { organisationId, accountId, language } = actor;
    const now = clock.now();
    const subscriptions = subscriptionStore(tx, organisationId);
    const promotions = promotionStore(tx);
    // The last member has left at the same moment.
    if (!(await subscriptions.lockLivingOrganisation())) throw new DomainError('auth.unauthenticated');
    const until = await endPrevious(tx, actor);
    const promotion = await promotions.lockRunning(body.promotionCode, clock.today(operatorTimeZone));
    await promotions.assertNotRedeemed(promotion, organisationId);
    const offer = offerFor({ promotion, runsUntil: until, today: clock.today(actor.timeZone) });
    const subscriptionId = await subscriptions.order(
      { year: offer.year, net: offer.net, promotion, accountId },
      now,
    );
    if (promotion)
      await promotions.redeem({ promotionId: promotion.id, organisationId, subscriptionId }, now);
    const customer = customerOf(body.billing);
    await billingDataStore(tx, organisationId).write({ ...customer, language }, now);
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
    return subscriptionViews(tx, { ...actor, now: clock.now() }).current();
  }

  return {
    async price(
      call: PublicCall,
      { promotionId: code }: Query<typeof subscription.price>,
    ): Promise<SubscriptionPrice> {
      const promotion = await findRunning(call, code);
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

    async quote(call: Call, asked: Query<typeof subscription.quote>): Promise<Quote> {
      const db = database.kysely;
      const { organisationId, timeZone } = call.actor;
      const today = clock.today(timeZone);
      const [promotion, written, live] = await Promise.all([
        findRunning(call, asked.promotionCode),
        billingDataStore(db, organisationId).read(),
        subscriptionStore(db, organisationId).live(),
      ]);
      await promotionStore(db).assertNotRedeemed(promotion, organisationId);
      return quoteOf(offerFor({ promotion, runsUntil: runsUntil(live, today), today }), promotion, {
        country: asked.country ?? written.country ?? 'DE',
        vatId: asked.vatId === undefined ? written.vatId : tidyVatId(asked.vatId) || null,
        issuedOn: clock.today(operatorTimeZone),
      });
    },

    async subscribe(call: Call, body: SubscribeRequest): Promise<SubscriptionState> {
      if (!isCountry(body.billing.country)) throw invalid('billing/country', 'enum');
      invoiceIssuer.assertForSale();
      return tryCode(call, body.promotionCode, () => once(call, (tx) => order(tx, call, body)));
    },
  };
}
