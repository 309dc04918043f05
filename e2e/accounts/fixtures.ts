import type { BrowserContext, Page } from '@playwright/test';
import { administratorAccount, test as base, expect, type WorkerFixtures } from '../fixtures.ts';
import { noteToasts } from '../toasts.ts';
import { linkIn } from './mailbox.ts';
import { type Language, type Texts, textsIn } from './texts.ts';

export interface Person {
  firstName: string;
  lastName: string;
  organisationName: string;
  email: string;
  password: string;
}

interface TestFixtures {
  language: Language;
  t: Texts;
  /** Someone who has an account already. */
  member: Person & { id: number };
  /** Opens the browser of another person, or of the same person elsewhere. */
  openBrowser: () => Promise<Page>;
}

let people = 0;

/** Someone nobody has met before. */
export function aPerson(): Person {
  people += 1;
  const number = `${process.pid}-${people}`;
  return {
    firstName: 'Katrin',
    lastName: 'Lindner',
    organisationName: `Lindner Feinmechanik ${number}`,
    email: `katrin.${number}@lindner.example`,
    password: 'blaue Pferde im Regal',
  };
}

/** An administrator makes the account, its owner chooses the password by mail. */
export async function anAccount(
  { administrator, mailbox }: Pick<WorkerFixtures, 'administrator' | 'mailbox'>,
  language: Language,
): Promise<Person & { id: number }> {
  const person = aPerson();
  const { firstName, lastName, organisationName, email, password } = person;
  const { id } = await administrator.api.accountsAdmin.create({
    body: { firstName, lastName, organisationName, email, language, roles: ['USER'] },
  });
  const link = new URL(linkIn(await mailbox.next(email), '/password-recovery'));
  const token = link.searchParams.get('token') ?? '';
  await administrator.api.account.updatePassword({ body: { token, username: email, password } });
  // The program tells the owner about the new password; nobody here waits for that.
  await mailbox.next(email);
  return { ...person, id };
}

export const test = base.extend<TestFixtures>({
  language: ['de', { option: true }],
  t: async ({ language }, use) => use(textsIn(language)),
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await use(context);
  },
  // Answers like 401 are part of these journeys.
  requestsMayFail: true,
  openBrowser: async ({ browser, baseURL, language }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      await noteToasts(context);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  member: async ({ administrator, mailbox, language }, use) =>
    use(await anAccount({ administrator, mailbox }, language)),
});

export { administratorAccount, expect };

/** Types name and password on the login page and sends them. */
export async function fillLogin(
  page: Page,
  t: Texts,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit') })
    .click();
}

/** Signs in and comes to the account page. */
export async function signIn(page: Page, t: Texts, person: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login?route=/app/profile/account');
  await fillLogin(page, t, person);
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible();
}

/** The bell in the header while something waits that nobody has seen. */
export const bellWithNews = (page: Page, t: Texts) =>
  page.getByRole('button', { name: new RegExp(`^${t('events.bellUnseen', { count: '\\d+' })}$`) });
