import { anOrder } from '../../factories/billing.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const oneInvoice = async ({ the }: Organisation) => ({ params: { invoiceId: await the('invoice') } });
const invoice = { 'params.invoiceId': 'invoice' } as const;

export const subscriptionCalls: CallsOf<'subscription'> = {
  invoice: { refers: invoice, input: oneInvoice },
  invoicePdf: { refers: invoice, input: oneInvoice },
  invoiceXml: { refers: invoice, input: oneInvoice },
  subscribe: {
    refers: {},
    input: () => ({ body: anOrder() }),
    byNewcomer: true,
    another: () => ({ body: anOrder({ name: 'Other' }) }),
  },
  cancel: { refers: {}, input: () => ({}) },
  resume: {
    refers: {},
    async input({ member }) {
      await member.client.subscription.cancel();
      return {};
    },
  },
  updateBilling: { refers: {}, input: () => ({ body: { ...anOrder().billing, version: 0 } }) },
};

/** The operator's: only who redeemed a promotion is walked through like lists of organisations. */
export const promotionsCalls: CallsOf<'promotions'> = {
  redemptions: {
    refers: { 'params.promotionId': 'catalogue' },
    async input({ app }) {
      const { id } = await app.platform.database.kysely
        .selectFrom('promotions')
        .select('id')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { promotionId: id } };
    },
  },
};
