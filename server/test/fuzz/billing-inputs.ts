import { randomUUID } from 'node:crypto';
import { aPromotion } from '../factories/billing.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

const promotion = () =>
  ({
    code: `P-${randomUUID()}`,
    name: 'Aktion',
    kind: 'PERCENT',
    value: 20,
    validFrom: '2026-01-01',
  }) as const;
const ofPromotion = async ({ app }: Organisation) => ({
  params: { promotionId: (await aPromotion(app, { code: `P-${randomUUID()}` })).id },
});

const ofInvoice = async ({ the }: Organisation) => ({ params: { invoiceId: await the('invoice') } });

/** Orders while the clock is three months back. */
async function ofOverdueInvoice({ app, the }: Organisation) {
  const now = app.clock.now();
  app.clock.set('2026-08-15T10:00:00Z');
  try {
    return { params: { invoiceId: await the('invoice') } };
  } finally {
    app.clock.set(now);
  }
}

/** The trial or subscription of an organisation in its first version. */
async function ofSubscription({ app, member }: Organisation, isTrial: boolean) {
  const { kysely } = app.platform.database;
  await kysely.deleteFrom('subscriptions').where('organisation_id', '=', member.organisationId).execute();
  const { id } = await kysely
    .insertInto('subscriptions')
    .values({
      organisation_id: member.organisationId,
      state: isTrial ? 'TRIAL' : 'ACTIVE',
      is_trial: isTrial,
      started_at: app.clock.now(),
      period_start: '2026-11-01',
      active_until: '2026-12-01',
      auto_renew: !isTrial,
      price_cents: isTrial ? 0 : 69_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { subscriptionId: id } };
}

const reason = 'Am Telefon darum gebeten';

export const subscriptionsAdminInputs: InputsOf<'subscriptionsAdmin'> = {
  read: (own) => ofSubscription(own, false),
  extendTrial: async (own) => ({
    ...(await ofSubscription(own, true)),
    body: { days: 14, reason, version: 1 },
  }),
  cancel: async (own) => ({ ...(await ofSubscription(own, false)), body: { reason, version: 1 } }),
  async resume(own) {
    const { params } = await ofSubscription(own, false);
    await own.app.platform.database.kysely
      .updateTable('subscriptions')
      .set({ state: 'CANCELLED', auto_renew: false, cancelled_at: own.app.clock.now() })
      .where('id', '=', params.subscriptionId)
      .execute();
    return { params, body: { reason, version: 1 } };
  },
};

export const invoicesAdminInputs: InputsOf<'invoicesAdmin'> = {
  read: ofInvoice,
  pdf: ofInvoice,
  xml: ofInvoice,
  bookPayment: async (own) => ({
    ...(await ofInvoice(own)),
    body: { amount: 100, paidOn: '2026-11-15', version: 1 },
  }),
  remind: async (own) => ({ ...(await ofOverdueInvoice(own)), body: { version: 1 } }),
  previewReminders: async (own) => ({ body: { ids: [(await ofOverdueInvoice(own)).params.invoiceId] } }),
  remindMany: async (own) => ({
    body: { items: [{ id: (await ofOverdueInvoice(own)).params.invoiceId, version: 1 }] },
  }),
  cancel: async (own) => ({ ...(await ofInvoice(own)), body: { reason: 'Falsche Anschrift', version: 1 } }),
};

export const promotionsInputs: InputsOf<'promotions'> = {
  create: () => ({ body: promotion() }),
  read: ofPromotion,
  redemptions: ofPromotion,
  update: async (own) => ({ ...(await ofPromotion(own)), body: { ...promotion(), version: 1 } }),
  end: async (own) => ({ ...(await ofPromotion(own)), body: { version: 1 } }),
};

const november = () => ({ query: { from: '2026-11-01', to: '2026-11-30', payments: true } });

export const datevInputs: InputsOf<'datev'> = { preview: november, file: november };
