import { buffer } from 'node:stream/consumers';
import type { contract, MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { SentQuery } from '@metra/contract/core/operation';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aCustomer,
  anOrder,
  aSignedInAdministrator,
  aSignedInMember,
  invoiceNumbers,
} from '../../../../test/factories/billing.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
let admin: Client<MetraContract>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  admin = (await aSignedInAdministrator(app)).client;
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

let counter = 0;
async function aNamedCustomer(wishes: Parameters<typeof aCustomer>[1] = {}) {
  counter += 1;
  const name = `Kundin ${counter} & Co`;
  const email = `kundin-${counter}@firma.example`;
  const customer = await aCustomer(app, { name, email, ...wishes });
  return { ...customer, name, email, params: { invoiceId: customer.invoice.id } };
}

const bytesOf = async (blob: Promise<Blob>) => new Uint8Array(await (await blob).arrayBuffer());

describe('payments', () => {
  test('are booked in part and in full, and taken back', async () => {
    const { params } = await aNamedCustomer();
    const book = (amount: number, version: number, paidOn = '2026-11-12') =>
      admin.invoicesAdmin.bookPayment({ params, body: { amount, paidOn, version } });
    expect(await book(50_000, 1)).toMatchObject({ state: 'OPEN', paid: 50_000, open: 32_110, version: 2 });
    await expect(book(32_111, 2)).rejects.toMatchObject({ i18nKey: 'invoice.payment_beyond_total' });
    await expect(book(32_110, 1)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    expect(await book(32_110, 2, '2026-11-14')).toMatchObject({
      state: 'PAID',
      open: 0,
      paidOn: '2026-11-14',
      payments: [{ amount: 32_110, bookedBy: 'Katrin Lindner' }, { amount: 50_000 }],
    });
    expect(await book(-32_110, 3)).toMatchObject({ state: 'OPEN', open: 32_110, paidOn: null });
    await expect(book(-50_001, 4)).rejects.toMatchObject({ i18nKey: 'invoice.payment_beyond_total' });
  });

  test('are never of a day that is yet to come, where the operator is', async () => {
    const { params } = await aNamedCustomer();
    const book = (paidOn: string) =>
      admin.invoicesAdmin.bookPayment({ params, body: { amount: 100, paidOn, version: 1 } });
    app.clock.set('2026-11-15T22:59:59Z');
    admin = (await aSignedInAdministrator(app)).client;
    await expect(book('2026-11-16')).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'paidOn', key: 'maximum' }],
    });
    app.clock.set('2026-11-15T23:00:00Z');
    expect(await book('2026-11-16')).toMatchObject({ paid: 100 });
  });

  test('of twenty administrators at once only one is booked', async () => {
    const { params } = await aNamedCustomer();
    const body = { amount: 82_110, paidOn: '2026-11-15', version: 1 };
    const booked = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.invoicesAdmin.bookPayment({ params, body })),
    );
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('finding invoices', () => {
  test('by state, name and number', async () => {
    await aNamedCustomer();
    const { invoice, name, params, member } = await aNamedCustomer();
    const found = async (query: SentQuery<typeof contract.invoicesAdmin.list>) =>
      (await admin.invoicesAdmin.list({ query })).items.map(({ id }) => id);
    expect(await found({ query: name.toUpperCase() })).toEqual([invoice.id]);
    expect(await found({ query: invoice.number.toLowerCase() })).toEqual([invoice.id]);
    expect(await found({ organisationId: member.organisationId, state: 'OPEN' })).toEqual([invoice.id]);
    expect(await found({ organisationId: member.organisationId, state: 'OVERDUE' })).toEqual([]);
    app.clock.set('2026-11-30T10:00:00Z');
    admin = (await aSignedInAdministrator(app)).client;
    expect(await found({ organisationId: member.organisationId, state: 'OVERDUE' })).toEqual([invoice.id]);
    const body = { amount: 82_110, paidOn: '2026-11-29', version: 1 };
    await admin.invoicesAdmin.bookPayment({ params, body });
    expect(await found({ organisationId: member.organisationId, state: 'PAID' })).toEqual([invoice.id]);
    expect(await found({ query: '100%_' })).toEqual([]);
  });

  test('and subscriptions', async () => {
    const { member } = await aNamedCustomer();
    const query = { organisationId: member.organisationId, state: 'ACTIVE' } as const;
    expect(await admin.subscriptionsAdmin.list({ query })).toMatchObject({
      total: 1,
      items: [{ state: 'ACTIVE', isTrial: false, activeUntil: '2027-11-14', openInvoices: 1 }],
    });
  });
});

describe('reminding', () => {
  test('is for overdue invoices, once per click', async () => {
    const { params, email } = await aNamedCustomer();
    const remind = (version: number) => admin.invoicesAdmin.remind({ params, body: { version } });
    await expect(remind(1)).rejects.toMatchObject({ i18nKey: 'invoice.not_overdue' });
    app.clock.set('2026-11-30T10:00:00Z');
    admin = (await aSignedInAdministrator(app)).client;
    expect(await remind(1)).toMatchObject({
      reminders: 1,
      version: 2,
      lastRemindedAt: '2026-11-30T10:00:00.000Z',
    });
    await expect(remind(1)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    const mails = await mailsTo(app.platform, email);
    expect(mails).toMatchObject([{ kind: 'invoice-reminder' }]);
    expect(mails[0]?.text).toContain('offen sind 821,10');
  });
});

describe('a credit note', () => {
  test('takes an invoice back under the next number, once', async () => {
    const { params, invoice, member } = await aNamedCustomer({ country: 'AT', vatId: 'ATU13585627' });
    const cancel = (version: number) =>
      admin.invoicesAdmin.cancel({ params, body: { reason: 'Doppelt bestellt', version } });
    const note = await cancel(1);
    expect(note).toMatchObject({
      kind: 'CREDIT_NOTE',
      net: -69_000,
      vat: 0,
      gross: -69_000,
      vatCategory: 'AE',
      cancels: { id: invoice.id, number: invoice.number },
    });
    await expect(cancel(2)).rejects.toMatchObject({ i18nKey: 'invoice.already_cancelled' });
    const { items } = await member.client.subscription.invoices({});
    expect(items).toMatchObject([
      { id: note.id, cancels: { number: invoice.number } },
      { id: invoice.id, state: 'CANCELLED', cancelledBy: { number: note.number } },
    ]);
    const { xml } = await extractXml(
      await bytesOf(member.client.subscription.invoicePdf({ params: { invoiceId: note.id } })),
    );
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain(invoice.number);
    const numbers = await invoiceNumbers(app.platform);
    expect(numbers).toEqual(numbers.map((_, index) => `ME-2026-${String(index + 1).padStart(5, '0')}`));
    await expect(
      admin.invoicesAdmin.bookPayment({ params, body: { amount: 1, paidOn: '2026-11-15', version: 2 } }),
    ).rejects.toMatchObject({ i18nKey: 'invoice.not_payable' });
  });

  test('can be followed by the invoice as it should have been', async () => {
    const { params, member } = await aNamedCustomer();
    const { version } = await member.client.subscription.billing();
    const body = { ...anOrder({ name: 'Richtig GmbH' }).billing, version };
    await member.client.subscription.updateBilling({ body });
    await admin.invoicesAdmin.cancel({
      params,
      body: { reason: 'Falscher Name', outcome: 'REISSUE', version: 1 },
    });
    const { items } = await member.client.subscription.invoices({ query: { sort: 'number' } });
    expect(items).toMatchObject([
      { state: 'CANCELLED' },
      { kind: 'CREDIT_NOTE' },
      { kind: 'INVOICE', state: 'OPEN', gross: 82_110, periodStart: '2026-11-15', periodEnd: '2027-11-14' },
    ]);
    expect(await admin.invoicesAdmin.list({ query: { query: 'richtig' } })).toMatchObject({ total: 1 });
  });

  test('moves the payment to the replacing invoice', async () => {
    const { params, member, invoice } = await aNamedCustomer();
    await admin.invoicesAdmin.bookPayment({
      params,
      body: { amount: 30_000, paidOn: '2026-11-14', version: 1 },
    });
    const note = await admin.invoicesAdmin.cancel({
      params,
      body: { reason: 'Falscher Name', outcome: 'REISSUE', version: 2 },
    });
    const { items } = await member.client.subscription.invoices({ query: { sort: '-number' } });
    const [again] = items;
    expect(again).toMatchObject({
      kind: 'INVOICE',
      state: 'OPEN',
      gross: 82_110,
      paid: 30_000,
      open: 52_110,
    });
    const replaced = { params: { invoiceId: again?.id ?? 0 } };
    expect(await admin.invoicesAdmin.read(replaced)).toMatchObject({
      paid: 30_000,
      open: 52_110,
      payments: [{ amount: 30_000, paidOn: '2026-11-15', carried: { number: invoice.number } }],
    });
    expect(await admin.invoicesAdmin.read({ params })).toMatchObject({
      state: 'CANCELLED',
      paid: 0,
      open: 0,
      payments: [
        { amount: -30_000, carried: { number: again?.number } },
        { amount: 30_000, carried: null },
      ],
    });
    const xml = await (await member.client.subscription.invoiceXml(replaced)).text();
    expect(xml).toContain('<ram:TotalPrepaidAmount>300.00</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>521.10</ram:DuePayableAmount>');
    const noteXml = await (
      await member.client.subscription.invoiceXml({ params: { invoiceId: note.id } })
    ).text();
    expect(noteXml).toContain('rechnen wir auf die neue Rechnung an');
    // Only the remaining amount can be paid.
    const pay = (amount: number) =>
      admin.invoicesAdmin.bookPayment({ ...replaced, body: { amount, paidOn: '2026-11-15', version: 1 } });
    await expect(pay(52_111)).rejects.toMatchObject({ i18nKey: 'invoice.payment_beyond_total' });
    expect(await pay(52_110)).toMatchObject({ state: 'PAID', open: 0 });
  });

  test('gives back what the invoice that takes its place does not need', async () => {
    const { params, member } = await aNamedCustomer();
    await admin.invoicesAdmin.bookPayment({
      params,
      body: { amount: 82_110, paidOn: '2026-11-14', version: 1 },
    });
    const { version } = await member.client.subscription.billing();
    const abroad = anOrder({ country: 'AT', vatId: 'ATU13585627' }).billing;
    await member.client.subscription.updateBilling({ body: { ...abroad, version } });
    await admin.invoicesAdmin.cancel({
      params,
      body: { reason: 'Reverse Charge', outcome: 'REISSUE', version: 2 },
    });
    const { items } = await member.client.subscription.invoices({ query: { sort: '-number' } });
    expect(items).toMatchObject([
      { kind: 'INVOICE', state: 'PAID', gross: 69_000, paid: 69_000, open: 0, paidOn: '2026-11-15' },
      { kind: 'CREDIT_NOTE' },
      { state: 'CANCELLED', paid: 13_110, open: 0 },
    ]);
  });

  test('can end the subscription at once', async () => {
    const { params, member } = await aNamedCustomer();
    await admin.invoicesAdmin.cancel({ params, body: { reason: 'Nie bezahlt', outcome: 'END', version: 1 } });
    expect(await member.client.my.subscription()).toMatchObject({
      subscription: { state: 'ENDED' },
      activeUntil: '2026-11-14',
      autoRenew: false,
    });
    await expect(
      member.client.tracking.addGoal({ body: { goalId: 1, measures: [1] } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.required' });
    await member.client.subscription.subscribe({ body: anOrder() });
  });
});

describe('documents', () => {
  test('are the same at every request, and contain the XML that can also be downloaded', async () => {
    const { params, member, invoice } = await aNamedCustomer();
    const own = member.client.subscription;
    const [first, second, xml] = await Promise.all([
      bytesOf(own.invoicePdf({ params })),
      bytesOf(admin.invoicesAdmin.pdf({ params })),
      own.invoiceXml({ params }).then((blob) => blob.text()),
    ]);
    expect(Buffer.from(first).equals(second)).toBe(true);
    expect(Buffer.from(first).equals(await bytesOf(own.invoicePdf({ params })))).toBe(true);
    expect((await extractXml(first)).xml).toBe(xml);
    expect(xml).toContain(invoice.number);
    const answer = await app.fetch(`/api/v1/my/subscription/invoices/${invoice.id}/pdf`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${invoice.number}.pdf`);
  });

  test('are part of what an organisation takes along', async () => {
    const { params, member, invoice } = await aNamedCustomer();
    const pdf = await bytesOf(member.client.subscription.invoicePdf({ params }));
    const archive = await fromBufferPromise(Buffer.from(await bytesOf(member.client.account.exportData())));
    const files = new Map<string, Buffer>();
    for await (const entry of archive.eachEntry())
      files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
    expect(files.get(`invoices/${invoice.number}.pdf`)?.equals(pdf)).toBe(true);
    expect(String(files.get('json/invoices.json'))).toContain(invoice.number);
  });
});

describe('the database itself', () => {
  const run = (statement: string) => app.platform.database.pool.query(statement);

  test('never lets an invoice be changed, moved or removed', async () => {
    const { invoice, member } = await aNamedCustomer();
    const other = await aSignedInMember(app);
    for (const attempt of [
      `update invoices set gross_cents = 1, net_cents = 1, vat_cents = 0 where id = ${invoice.id}`,
      `update invoices set content = '{}' where id = ${invoice.id}`,
      `update invoices set organisation_id = ${other.organisationId} where id = ${invoice.id}`,
      `delete from invoices where id = ${invoice.id}`,
      'truncate invoices cascade',
    ])
      await expect(run(attempt)).rejects.toThrow('append only');
    // The invoice outlives its customer.
    await run(`delete from organisations where id = ${member.organisationId}`);
    expect(await admin.invoicesAdmin.read({ params: { invoiceId: invoice.id } })).toMatchObject({
      organisation: null,
      number: invoice.number,
    });
  });

  test('refuses a number that leaves a gap', async () => {
    const { invoice } = await aNamedCustomer();
    const copy = (sequence: string, number: string) =>
      run(`insert into invoices (year, sequence, number, kind, issued_on, due_on, period_start, period_end, net_cents,
          vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at)
        select year, ${sequence}, '${number}', kind, issued_on, due_on, period_start, period_end, net_cents,
          vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at
        from invoices where id = ${invoice.id}`);
    await expect(copy('(select max(sequence) + 2 from invoices)', 'LUECKE')).rejects.toThrow('leaves a gap');
    await expect(copy('sequence', 'DOPPELT')).rejects.toThrow('invoices_series');
  });
});
