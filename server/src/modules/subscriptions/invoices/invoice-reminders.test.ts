import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterBilling } from '../../../../test/app/passing-time.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aCustomer,
  anOrder,
  aSignedInAdministrator,
  aSignedInMember,
} from '../../../../test/factories/billing.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';
import { subscriptionServices } from '../subscriptions.module.ts';

let app: TestApp;
let admin: Client<MetraContract>;
beforeAll(async () => {
  app = await createTestApp({ works: true });
});
beforeEach(async () => {
  admin = (await aSignedInAdministrator(app)).client;
});
afterAll(() => app.close());

let counter = 0;

/** An unpaid invoice of three months ago. */
async function anOverdueInvoice() {
  counter += 1;
  const now = app.clock.now();
  app.clock.set('2026-08-15T10:00:00Z');
  try {
    const [name, email] = [`Säumig ${counter}`, `saeumig-${counter}@firma.example`];
    const { member, invoice } = await aCustomer(app, { name, email });
    return { id: invoice.id, number: invoice.number, name, email, organisationId: member.organisationId };
  } finally {
    app.clock.set(now);
  }
}

const remindersTo = async (email: string) =>
  (await mailsTo(app.platform, email)).filter(({ kind }) => kind === 'invoice-reminder');

describe('reminding many', () => {
  test('shows the result for each in advance, then does it, and reports those left out', async () => {
    const late = await anOverdueInvoice();
    const paid = await anOverdueInvoice();
    const note = await anOverdueInvoice();
    const bounced = await anOverdueInvoice();
    const gone = await anOverdueInvoice();
    const twice = await anOverdueInvoice();
    await admin.invoicesAdmin.bookPayment({
      params: { invoiceId: paid.id },
      body: { amount: 82_110, paidOn: '2026-11-01', version: 1 },
    });
    const credit = await admin.invoicesAdmin.cancel({
      params: { invoiceId: note.id },
      body: { reason: 'Irrtum', version: 1 },
    });
    const { client } = await aSignedInMember(app);
    const { subscription } = await client.subscription.subscribe({ body: anOrder() });
    const fresh = subscription.invoices[0]?.id ?? 0;
    const { kysely } = app.platform.database;
    await afterBilling(app);
    await kysely
      .updateTable('outbox_mails')
      .set({ sent_at: null, failed_at: app.clock.now() })
      .where('recipient_key', '=', bounced.email)
      .execute();
    await kysely
      .updateTable('organisations')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', gone.organisationId)
      .execute();
    await kysely
      .updateTable('invoices')
      .set({ reminders: 2, last_reminded_at: '2026-11-01T10:00:00Z' })
      .where('id', '=', twice.id)
      .execute();

    const ids = [
      late.id,
      paid.id,
      note.id,
      credit.id,
      bounced.id,
      gone.id,
      twice.id,
      fresh,
      987_654,
      late.id,
    ];
    const preview = await admin.invoicesAdmin.previewReminders({ body: { ids } });
    expect(preview.items.map(({ id, reason }) => [id, reason])).toEqual([
      [late.id, null],
      [paid.id, 'PAID'],
      [note.id, 'CANCELLED'],
      [credit.id, 'CREDIT_NOTE'],
      [bounced.id, 'NO_ADDRESS'],
      [gone.id, 'NO_ADDRESS'],
      [twice.id, null],
      [fresh, 'NOT_OVERDUE'],
    ]);
    expect(preview).toMatchObject({
      effects: [
        { key: 'MAILS', count: 2, names: [late.name, twice.name] },
        { key: 'THIRD_OR_MORE', count: 1, names: [twice.name] },
      ],
      canUndo: false,
    });
    expect(await remindersTo(late.email)).toEqual([]);

    const seen = preview.items.map(({ id, version }) => ({ id, version }));
    const done = await admin.invoicesAdmin.remindMany({
      body: { items: [...seen, { id: 987_654, version: 1 }] },
    });
    expect(done.done).toEqual([
      { id: late.id, version: 2 },
      { id: twice.id, version: 2 },
    ]);
    expect(done.leftOut).toContainEqual({ id: 987_654, name: null, reason: 'GONE' });
    expect(done.leftOut).toContainEqual({ id: paid.id, name: `${paid.number} ${paid.name}`, reason: 'PAID' });
    await afterBilling(app);
    expect(await remindersTo(late.email)).toHaveLength(1);
    expect(await remindersTo(bounced.email)).toEqual([]);
    expect(await admin.invoicesAdmin.read({ params: { invoiceId: twice.id } })).toMatchObject({
      reminders: 3,
    });

    const again = await admin.invoicesAdmin.remindMany({ body: { items: [{ id: late.id, version: 2 }] } });
    expect(again).toMatchObject({ done: [], leftOut: [{ reason: 'REMINDED_TODAY' }] });
  });

  test('leaves out invoices that somebody changed since', async () => {
    const { id } = await anOverdueInvoice();
    await admin.invoicesAdmin.bookPayment({
      params: { invoiceId: id },
      body: { amount: 1, paidOn: '2026-11-01', version: 1 },
    });
    expect(await admin.invoicesAdmin.remindMany({ body: { items: [{ id, version: 1 }] } })).toMatchObject({
      done: [],
      leftOut: [{ id, reason: 'CHANGED' }],
    });
  });

  test('by several at once reminds each customer once', async () => {
    const late = await anOverdueInvoice();
    const body = { items: [{ id: late.id, version: 1 }] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.invoicesAdmin.remindMany({ body })));
    expect(answers.flatMap(({ done }) => done)).toHaveLength(1);
    await afterBilling(app);
    expect(await remindersTo(late.email)).toHaveLength(1);
  });
});

test('an invoice that was paid before the mail is sent gets no reminder', async () => {
  // Jobs do not run here, so that the payment arrives first.
  const idle = await createTestApp();
  try {
    idle.clock.set('2026-08-15T10:00:00Z');
    const { client } = await aSignedInMember(idle);
    const email = 'zahlt-gleich@firma.example';
    const { subscription } = await client.subscription.subscribe({ body: anOrder({ email }) });
    const id = subscription.invoices[0]?.id ?? 0;
    idle.clock.set('2026-11-15T10:00:00Z');
    const operator = (await aSignedInAdministrator(idle)).client;
    await operator.invoicesAdmin.remindMany({ body: { items: [{ id, version: 1 }] } });
    const { notices } = subscriptionServices({
      ...idle.platform,
      seller: idle.settings.seller,
      refreshMembers: async () => {},
    });
    await operator.invoicesAdmin.bookPayment({
      params: { invoiceId: id },
      body: { amount: 82_110, paidOn: '2026-11-15', version: 2 },
    });
    await notices.sendNotedReminder({ invoiceId: id, level: 1 });
    expect((await mailsTo(idle.platform, email)).map(({ kind }) => kind)).not.toContain('invoice-reminder');
  } finally {
    await idle.close();
  }
});
