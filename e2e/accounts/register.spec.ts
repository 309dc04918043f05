import type { ServedProgram } from '../program.ts';
import { aPerson, expect, expectRefused, fillLogin, type Person, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

/** A person who has registered without confirming. */
async function register({ address }: ServedProgram): Promise<Person> {
  const person = aPerson();
  await fetch(`${address}/api/v1/account`, {
    method: 'POST',
    headers: { 'x-application-id': 'mc_esg', 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, language: 'de', termsAccepted: true }),
  });
  return person;
}

test('a link that was used says so and offers a new one; a sign-in before confirming has the mail sent again', async ({
  page,
  t,
  mailbox,
  program,
}) => {
  const person = await register(program);
  const link = linkIn(await mailbox.next(person.email), '/confirm-account');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/account/confirm')) calls.push(request.url());
  });
  await page.goto(link);
  // Another browser has requested the mail.
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(t('auth.login.notice.confirmed'))).toBeVisible();
  await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toHaveValue(person.email);
  expect(calls).toHaveLength(1);
  expect(calls[0]).not.toContain(new URL(link).searchParams.get('token'));

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t('auth.link.invalid') })).toBeVisible();
  await expect(page).toHaveURL('/confirm-account');
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(person.email);
  await page.getByRole('button', { name: t('auth.link.request') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();

  const late = await register(program);
  await mailbox.next(late.email);
  await page.goto('/login');
  await fillLogin(page, t, late);
  await expect(page.getByText(t('auth.login.unconfirmed'))).toBeVisible();
  await page.getByRole('button', { name: t('auth.sendAgain') }).click();
  await expect(page.getByText(t('auth.sent'))).toBeVisible();
  // This browser has requested the mail, so its link signs in.
  await page.goto(linkIn(await mailbox.next(late.email), '/confirm-account'));
  await expect(page).toHaveURL(/\/app\/wizard/);
});

test('a registration opens quietly, says what is missing, outlives a reload, and signs in the browser it was made in', async ({
  page,
  t,
  mailbox,
}) => {
  test.slow();
  const person = aPerson();
  await page.goto('/login');
  await page.getByRole('link', { name: t('auth.login.register') }).click();
  const organisation = page.getByLabel(t('auth.field.organisation'));
  await expect(organisation).toBeFocused();
  await expect(organisation).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(organisation).not.toBeFocused();
  await expect(organisation).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: t('auth.register.next') }).click();
  await expect(page.getByText(t('forms.field.notBlank'))).toBeVisible();
  await organisation.fill(person.organisationName);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('auth.field.firstName')).fill(person.firstName);
  await page.getByLabel(t('auth.field.lastName')).fill(person.lastName);
  await page.keyboard.press('Enter');
  const email = page.getByLabel(t('auth.field.email'), { exact: true });
  const password = page.getByLabel(t('auth.field.password'), { exact: true });
  const terms = page.getByRole('checkbox', { name: t('auth.terms.label') });
  const submit = page.getByRole('button', { name: t('auth.register.submit') });
  await email.fill('katrin@lindner');
  await password.fill('kurz');
  await submit.click();
  await expect(page.getByText(t('forms.field.email'))).toBeVisible();
  await expect(page.getByText(t('forms.field.minLength.limit', { limit: '10' }))).toBeVisible();
  await expect(page.getByText(t('auth.terms.required'))).toBeVisible();
  await email.fill(person.email);
  await terms.click();
  await password.fill('Passwort1234');
  await submit.click();
  await expectRefused(password, t('api.exceptions.account.password_weak'));
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('Passwort1234');
  await page.goBack();
  await page.goBack();
  await expect(organisation).toHaveValue(person.organisationName);
  await page.goForward();
  await page.goForward();

  await password.fill(person.password);
  await page.reload();
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(person.password);
  await password.fill(person.password);
  await terms.check();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  // The link opens in a second tab, and the first one follows.
  const link = linkIn(await mailbox.next(person.email), '/confirm-account');
  const second = await page.context().newPage();
  await second.goto(link);
  await expect(second).toHaveURL(/\/app\/wizard/);
  await expect(page).toHaveURL(/\/app\/wizard/);
  await second.goto(link);
  await expect(second.getByText(t('auth.signedIn.as', { email: person.email }))).toBeVisible();
  await second.getByRole('link', { name: t('auth.signedIn.goOn') }).click();
  await expect(second).toHaveURL(/\/app\/wizard/);
});
