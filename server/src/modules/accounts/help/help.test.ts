import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../../../../e2e/accounts/mailbox.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, anOrganisation, signedIn } from '../../../../test/factories/accounts.ts';
import { mailsTo } from '../../../../test/readers/mails.ts';

const support = 'hilfe@metra.example';

let mailbox: Mailbox;
/** A server that sends mails. */
let sending: TestApp;
let app: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  sending = await createTestApp({
    works: true,
    environment: { SUPPORT_EMAIL: support, SMTP_URL: mailbox.url },
  });
  app = await createTestApp({ environment: { SUPPORT_EMAIL: support } });
});
afterAll(async () => {
  await Promise.all([sending.close(), app.close()]);
  await mailbox.close();
});

const body = { question: 'Wo trage ich die Stromrechnung ein?', page: '/app/tracking' };

describe('asking for help', () => {
  test('reaches the operator, who answers the person', async () => {
    const organisationId = await anOrganisation(sending.platform, 'Kurz Gartenbau');
    const wishes = { organisationId, firstName: 'Mia', lastName: 'Kurz', language: 'en' } as const;
    const person = await signedIn(
      sending,
      await aMember(sending.platform, { ...wishes, teamRole: 'READER' }),
    );
    expect(await person.client.account.helpContact()).toEqual({ email: support });
    await person.client.account.askForHelp({
      body: { question: 'Where do I enter the bill?\r\n\r\nIt is from May.', page: '/app/dashboard/goals/7' },
    });
    const mail = await mailbox.next(support);
    expect(mail.to).toBe(support);
    expect(mail.headers.get('reply-to')).toBe(person.email);
    expect(mail.headers.has('auto-submitted')).toBe(false);
    expect(mail.subject).toBe('Frage von Mia Kurz, Kurz Gartenbau');
    for (const part of [mail.text, mail.html]) {
      for (const said of [
        `Mia Kurz (${person.email}) von Kurz Gartenbau (Organisation ${organisationId})`,
        '/app/dashboard/goals/7',
        'Englisch',
        'Where do I enter the bill?',
        'It is from May.',
        `geht die Antwort an ${person.email}`,
      ])
        expect(part).toContain(said);
      expect(part).not.toContain('liest niemand');
    }
  });

  test('input adds no header, no recipient and no markup', async () => {
    const hostile = 'Kurz\r\nBcc: victim@example.org <img src=x>';
    const organisationId = await anOrganisation(sending.platform, hostile);
    const person = await signedIn(
      sending,
      await aMember(sending.platform, { organisationId, firstName: hostile, lastName: hostile }),
    );
    await person.client.account.askForHelp({
      body: { ...body, question: '.\r\nBcc: victim@example.org\r\n<script>alert(1)</script>&amp;' },
    });
    const { headers, html, to, subject } = await mailbox.next(support);
    expect(to).toBe(support);
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('reply-to')).toBe(person.email);
    expect(subject).toContain('Kurz Bcc: victim@example.org');
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
  });

  test('goes out once, however often it is sent', async () => {
    const person = await signedIn(app, await aMember(app.platform));
    const ask = () => person.client.account.askForHelp({ body }, { idempotencyKey: 'one' });
    await Promise.all([ask(), ask()]);
    await ask();
    const mails = await mailsTo(app.platform, support);
    expect(mails.filter(({ text }) => text.includes(person.email))).toHaveLength(1);
  });

  test.each([
    { question: '  \n ' },
    { question: 'x'.repeat(4001) },
    { page: '/app/tracking?token=secret' },
    { page: 'https://example.org' },
    { page: '/app\r\nBcc: victim@example.org' },
  ])('refuses %o', async (wrong) => {
    const person = await signedIn(app, await aMember(app.platform));
    await expect(person.client.account.askForHelp({ body: { ...body, ...wrong } })).rejects.toMatchObject({
      status: 400,
      i18nKey: 'input.invalid',
    });
  });

  test('is limited for each person alone', async () => {
    const [eager, other] = [
      await signedIn(app, await aMember(app.platform)),
      await signedIn(app, await aMember(app.platform)),
    ];
    for (let number = 0; number < 10; number += 1) await eager.client.account.askForHelp({ body });
    await expect(eager.client.account.askForHelp({ body })).rejects.toMatchObject({
      status: 429,
      i18nKey: 'rate_limit.exceeded',
      retryAfter: expect.any(Number),
    });
    await other.client.account.askForHelp({ body });
  });

  test('goes to the seller where nothing else was said, and nowhere where nothing is sold', async () => {
    const usual = await createTestApp();
    const person = await signedIn(usual, await aMember(usual.platform));
    expect(await person.client.account.helpContact()).toEqual({ email: usual.settings.seller?.email });
    await usual.close();

    const silent = await createTestApp({ environment: { NODE_ENV: 'production' } });
    const other = await signedIn(silent, await anAdministrator(silent.platform));
    expect(await other.client.account.helpContact()).toEqual({ email: null });
    await expect(other.client.account.askForHelp({ body })).rejects.toMatchObject({
      status: 503,
      i18nKey: 'account.no_help',
    });
    await silent.close();
  });

  test('an invalid address for questions prevents the start', async () => {
    await expect(createTestApp({ environment: { SUPPORT_EMAIL: 'hilfe' } })).rejects.toThrow('SUPPORT_EMAIL');
  });
});
