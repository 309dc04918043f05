import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { afterBilling, mailsSent, passTo } from '../../../../test/app/passing-time.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, password, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOrder, aSignedInAdministrator, aSignedInMember } from '../../../../test/factories/billing.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

const start = '2026-11-15T10:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.set(start));
afterAll(() => app.close());

let people = 0;
const newAddress = () => {
  people += 1;
  return `Rechnung${people}@Firma.example`;
};

/** An owner, and a colleague who receives the invoices under an address with different case. */
async function aTeam(on = app, wishes: Parameters<typeof aMember>[1] = {}) {
  const owner = await aSignedInMember(on);
  const { organisationId } = owner;
  await aMember(on.platform, { organisationId, status: 'PENDING' });
  const member = { email: newAddress(), teamRole: 'MEMBER', organisationId, ...wishes } as const;
  const colleague = await signedIn(on, await aMember(on.platform, member));
  const second = await signedIn(on, await aMember(on.platform, { organisationId }));
  await owner.client.subscription.subscribe({ body: anOrder({ email: colleague.email.toLowerCase() }) });
  return { owner, second, colleague };
}

const billingEmail = async ({ client }: SignedInAccount) => (await client.subscription.billing()).email;
const following = (organisationId: number) =>
  app.platform.database.kysely
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'billing.address_followed')
    .where('organisation_id', '=', organisationId)
    .execute();

async function changeAddress({ client }: SignedInAccount, email: string): Promise<void> {
  await client.account.initiateEmailChange({ body: { email, currentPassword: password } });
  await app
    .client()
    .account.confirmEmailChange({ body: { token: await tokenMailedTo(app.platform, email) } });
}

describe('the address for invoices follows its person', () => {
  test('to a new address, and back when the old one objects', async () => {
    const { owner, colleague } = await aTeam();
    const email = newAddress();
    const { version } = await owner.client.subscription.billing();
    await changeAddress(colleague, email);
    expect(await billingEmail(owner)).toBe(email);
    await expect(
      owner.client.subscription.updateBilling({ body: { ...anOrder().billing, version } }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    const asked = (await mailsTo(app.platform, colleague.email)).find(
      ({ kind }) => kind === 'email-change-asked',
    );
    const token = asked && linkIn(asked).searchParams.get('token');
    await app.client().account.objectToEmailChange({ body: { token: token ?? '' } });
    expect(await billingEmail(owner)).toBe(colleague.email);
    expect(await following(owner.organisationId)).toHaveLength(2);
  });

  test('when an administrator lets somebody set new credentials', async () => {
    const { owner, colleague } = await aTeam();
    const admin = await aSignedInAdministrator(app);
    const params = { accountId: colleague.id };
    const { link } = await admin.client.accountsAdmin.initiateCredentialsReset({ params });
    const email = newAddress();
    const token = new URL(link).searchParams.get('token') ?? '';
    await app
      .client()
      .account.resetCredentials({ body: { token, email, password: 'ein neues, langes Wort' } });
    const confirmation = await tokenMailedTo(app.platform, email);
    await app.client().account.confirmCredentialsReset({ query: { token: confirmation } });
    expect(await billingEmail(owner)).toBe(email);
  });

  test('but one that belongs to nobody here stays', async () => {
    const { owner, colleague } = await aTeam();
    const { version } = await owner.client.subscription.billing();
    await owner.client.subscription.updateBilling({ body: { ...anOrder().billing, version } });
    await changeAddress(colleague, newAddress());
    await owner.client.team.remove({ params: { id: colleague.id } });
    expect(await billingEmail(owner)).toBe('buchhaltung@lindner.example');
    expect(await following(owner.organisationId)).toEqual([]);
    expect((await mailsTo(app.platform, owner.email)).map(({ kind }) => kind)).not.toContain(
      'invoices-come-to-you',
    );
  });
});

describe('after the person leaves, invoices go to the oldest owner, who is notified', () => {
  const ways: Record<string, (team: Awaited<ReturnType<typeof aTeam>>) => Promise<unknown>> = {
    'removed from the team': ({ owner, colleague }) =>
      owner.client.team.remove({ params: { id: colleague.id } }),
    'deleted by themselves': ({ colleague }) => colleague.client.account.remove({ body: { password } }),
    'deleted by the operator': async ({ colleague }) =>
      (await aSignedInAdministrator(app)).client.accountsAdmin.remove({
        params: { accountId: colleague.id },
      }),
    'banned by the operator': async ({ colleague }) =>
      (await aSignedInAdministrator(app)).client.accountsAdmin.markAsSpam({
        params: { accountId: colleague.id },
        body: { spam: true },
      }),
  };
  test.each(Object.entries(ways))('%s', async (_, leave) => {
    const team = await aTeam();
    const { owner, second, colleague } = team;
    await leave(team);
    expect(await billingEmail(owner)).toBe(owner.email);
    expect(await following(owner.organisationId)).toEqual([{ details: { reason: 'account_gone' } }]);
    const mail = await lastMailTo(app.platform, owner.email);
    expect(mail).toMatchObject({ kind: 'invoices-come-to-you', language: 'de' });
    expect(mail.text).toContain(colleague.email);
    expect(linkIn(mail).pathname).toBe('/app/profile/abo');
    expect((await owner.client.account.events()).items).toMatchObject([
      { type: 'billing.comes_to_you', link: '/app/profile/abo' },
    ]);
    expect((await second.client.account.events()).items).toEqual([]);
  });

  test('also if the operator removes the only owner: the next one is notified', async () => {
    const { owner, colleague } = await aTeam(app, { teamRole: 'OWNER' });
    const admin = await aSignedInAdministrator(app);
    const { version } = await owner.client.subscription.billing();
    await owner.client.subscription.updateBilling({
      body: { ...anOrder({ email: owner.email }).billing, version },
    });
    await admin.client.accountsAdmin.remove({ params: { accountId: owner.id } });
    expect(await billingEmail(colleague)).toBe(colleague.email);
  });

  test('where nobody is left, there is nobody else to write to', async () => {
    const alone = await aSignedInMember(app);
    await alone.client.subscription.subscribe({ body: anOrder({ email: alone.email }) });
    await alone.client.account.remove({ body: { password } });
    expect(await following(alone.organisationId)).toEqual([]);
  });
});

test('invoices and their reminders really go there', async () => {
  const sending = await createTestApp({ works: true });
  const { owner, colleague } = await aTeam(sending);
  await afterBilling(sending);
  await colleague.client.account.remove({ body: { password } });
  // The first invoice is overdue; then the year ends and the next one is created.
  await passTo(sending, '2026-12-10T10:00:00Z');
  await passTo(sending, '2027-11-14T10:00:00Z');
  const sent = (await mailsSent(sending)).filter(({ subject }) => /Rechnung|Stornorechnung/.test(subject));
  const to = (address: string) =>
    sent.filter((mail) => mail.to === address).map(({ subject }) => subject.replace(/\S*-\S*\d+/, 'N'));
  expect(to(colleague.email.toLowerCase())).toEqual(['Ihre Rechnung N']);
  expect(to(owner.email)).toEqual(
    expect.arrayContaining([
      'Die Rechnungen gehen jetzt an Sie',
      'Erinnerung: Rechnung N',
      'Ihre Rechnung N',
    ]),
  );
  await sending.close();
});
