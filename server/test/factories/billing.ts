import type { Promotion, PromotionWrite } from '@metra/contract/operations/promotions';
import type { SubscribeRequest } from '@metra/contract/operations/subscription';
import type { Platform } from '../../src/platform/platform.ts';
import type { TestApp } from '../app/test-app.ts';
import { aMember, anAdministrator, type SignedInAccount, signedIn } from './accounts.ts';

/** An order in the form's format. */
export const anOrder = (
  wishes: Partial<SubscribeRequest['billing']> & { promotionCode?: string } = {},
): SubscribeRequest => {
  const { promotionCode, ...billing } = wishes;
  return {
    ...(promotionCode !== undefined && { promotionCode }),
    billing: {
      name: 'Lindner Metallbau GmbH',
      street: 'Werkstraße 12',
      additionalInfo: null,
      zipCode: '70565',
      city: 'Stuttgart',
      country: 'DE',
      email: 'buchhaltung@lindner.example',
      ...billing,
    },
    termsAccepted: true,
  };
};

type App = Pick<TestApp, 'platform' | 'client'>;

export const aSignedInMember = async (app: App, wishes: Parameters<typeof aMember>[1] = {}) =>
  signedIn(app, await aMember(app.platform, wishes));

export const aSignedInAdministrator = async (app: App): Promise<SignedInAccount> =>
  signedIn(app, await anAdministrator(app.platform));

/** A person who has just ordered, with the invoice. */
export async function aCustomer(app: App, wishes: Parameters<typeof anOrder>[0] = {}) {
  const member = await aSignedInMember(app);
  const { subscription } = await member.client.subscription.subscribe({ body: anOrder(wishes) });
  const [invoice] = subscription.invoices;
  if (!invoice) throw new Error('There is no invoice');
  return { member, invoice };
}

/** The number of an organisation's rows in a table. */
export async function countOf(
  { database }: Pick<Platform, 'database'>,
  table: 'subscriptions' | 'invoices',
  organisationId: number,
): Promise<number> {
  const rows = await database.kysely
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.length;
}

let counter = 0;

/** Creates a promotion, by default 20 percent off and valid all year. */
export async function aPromotion(app: App, wishes: Partial<PromotionWrite> = {}): Promise<Promotion> {
  counter += 1;
  const { client } = await aSignedInAdministrator(app);
  return client.promotions.create({
    body: {
      code: `AKTION-${counter}`,
      name: 'Frühjahrsaktion',
      kind: 'PERCENT',
      value: 20,
      validFrom: '2026-01-01',
      ...wishes,
    },
  });
}

/** All invoice numbers so far, in order. */
export async function invoiceNumbers({ database }: Pick<Platform, 'database'>): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('invoices')
    .select('number')
    .orderBy('year')
    .orderBy('sequence')
    .execute();
  return rows.map(({ number }) => number);
}
