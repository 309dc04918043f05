import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  aMember,
  anOrganisation,
  type Machine,
  password as memberPassword,
  startSession,
} from '../../server/test/factories/accounts.ts';
import { administratorAccount, test as base, expect } from '../fixtures.ts';
import { noteToasts } from '../toasts.ts';
import { type Language, type Texts, textsIn } from './texts.ts';

export interface Person {
  firstName: string;
  lastName: string;
  organisationName: string;
  email: string;
  password: string;
}

/** A person with an account and a session. */
export interface Member extends Person {
  id: number;
  token: string;
}

interface TestFixtures {
  language: Language;
  t: Texts;
  member: Member;
  /** Opens the browser of another person, or another browser of the same person. */
  openBrowser: () => Promise<Page>;
}

let people = 0;

/** A new person. */
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

/** An account that was registered, confirmed and used. */
export async function anAccount(machine: Machine, language: Language): Promise<Member> {
  const { organisationName, ...person } = aPerson();
  const organisationId = await anOrganisation(machine, organisationName);
  const account = await aMember(machine, { ...person, language, organisationId });
  const token = await startSession(machine, account);
  return { ...person, organisationName, password: memberPassword, id: account.id, token };
}

export const test = base.extend<TestFixtures>({
  language: ['de', { option: true }],
  t: async ({ language }, use) => use(textsIn(language)),
  context: async ({ context, language }, use) => {
    await using _ = await context.addInitScript(
      (chosen) => localStorage.setItem('language', chosen),
      language,
    );
    await use(context);
  },
  // These journeys expect answers such as 401.
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
  member: async ({ machine, language }, use) => use(await anAccount(machine, language)),
});

export { administratorAccount, expect };

/** Types name and password on the login page and submits them. */
export async function fillLogin(
  page: Page,
  t: Texts,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();
}

/** Checks that a field is marked with the reason. */
export async function expectRefused(field: Locator, reason: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(reason)));
}

/** Stores a token in the browser, as after an earlier sign-in. After a sign-out it is not stored again. */
export const keepToken = (browser: Page | BrowserContext, token: string) =>
  browser.addInitScript((known) => {
    if (sessionStorage.getItem(known)) return;
    sessionStorage.setItem(known, 'kept');
    localStorage.setItem('authentication_token', known);
  }, token);

/** Opens the account page with an existing session. */
export async function openAccount(page: Page, t: Texts, { token }: Pick<Member, 'token'>) {
  await keepToken(page, token);
  await page.goto('/app/profile/account');
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible();
}

/** The bell in the header with unseen notifications. */
export const bellWithNews = (page: Page, t: Texts) =>
  page.getByRole('button', { name: new RegExp(`^${t('events.bellUnseen', { count: '\\d+' })}$`) });
