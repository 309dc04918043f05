import { ensureDemoMarketplace } from '../../server/src/modules/demo/demo-marketplace.service.ts';
import { expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { aPerson } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { textsIn } from '../accounts/texts.ts';
import { expect, test } from '../content/fixtures.ts';
import { answer, atQuestion, atResult, QUESTIONS, QUICK_CHECK, submit } from './questionnaire-pages.ts';

const german = textsIn('de');
const english = textsIn('en');

test.describe('on a phone', () => {
  // The journey starts in German, switches to English, and stays there.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, language: 'en' });

  test('a person answers in two languages and without a connection, sees goals and offers, registers and finds the result again', async ({
    page,
    context,
    machine,
    mailbox,
    program,
  }) => {
    test.slow();
    await ensureDemoMarketplace(machine);
    await page.goto(QUICK_CHECK);
    await atQuestion(page, 1);
    await expect(submit(page)).toHaveText(german('questionnaires.next'));
    // An empty answer shows a message and does not continue.
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(german('questionnaires.problem.required'));
    for (let question = 1; question < 4; question += 1) await answer(page, question);
    await page.getByRole('button', { name: german('questionnaires.back') }).click();
    await atQuestion(page, 3);
    await expect(page.getByRole('checkbox').first()).toBeChecked();

    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${QUICK_CHECK}`);
    await atQuestion(page, 3);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await submit(page).click();
    await atQuestion(page, 4);

    // The page is closed and opened again.
    const again = await context.newPage();
    await page.close();
    await again.goto(`/en${QUICK_CHECK}`, { waitUntil: 'networkidle' });
    await atQuestion(again, 4);
    await context.setOffline(true);
    for (let question = 4; question <= QUESTIONS; question += 1) await answer(again, question);
    await expect(
      again.getByRole('status').filter({ hasText: english('questionnaires.state.waiting') }),
    ).toBeVisible();
    await context.setOffline(false);
    await atResult(again, '/en');

    await expect(again.getByRole('heading', { level: 1 })).toContainText('Where you can gain most');
    await expect(again.getByRole('checkbox')).not.toHaveCount(0);
    const offers = again.getByRole('region', { name: english('questionnaires.result.offers') });
    await expect(offers.getByRole('listitem').first()).toContainText('Because of your answer');
    await expect(again.getByRole('link', { name: english('questionnaires.result.pdf') })).toHaveAttribute(
      'href',
      /\.pdf|\/pdf/,
    );

    await again.getByRole('link', { name: /Start your strategy/ }).click();
    const person = aPerson();
    await again.getByLabel(english('auth.field.organisation')).fill(person.organisationName);
    await again.keyboard.press('Enter');
    await again.getByLabel(english('auth.field.firstName')).fill(person.firstName);
    await again.getByLabel(english('auth.field.lastName')).fill(person.lastName);
    await again.keyboard.press('Enter');
    await again.getByLabel(english('auth.field.email'), { exact: true }).fill(person.email);
    await again.getByLabel(english('auth.field.password'), { exact: true }).fill(person.password);
    await again.getByRole('checkbox', { name: english('auth.terms.label') }).click();
    await again.getByRole('button', { name: english('auth.register.submit') }).click();

    // The mail is opened in another browser, which shows the same result.
    const link = new URL(linkIn(await mailbox.next(person.email), '/confirm-account'));
    const { api } = callerOf(program, 'en');
    await api.account.confirm({ query: { token: link.searchParams.get('token') ?? '' } });
    await api.auth.login({ body: { username: person.email, password: person.password } });
    await expect
      .poll(async () => (await api.keptResults.list({ query: {} })).items)
      .toMatchObject([{ questionnaire: { name: 'ESG quick check' } }]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are one form, which names what is missing and leads to the result', async ({
    page,
  }) => {
    await page.goto(QUICK_CHECK);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(QUESTIONS);
    await expectFitting(page);
    // The server repeats the browser's validation.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
    await page.locator('input[type="text"]').first().fill('12');
    await submit(page).click();
    await expect(page.getByRole('alert').nth(1)).toHaveText(german('questionnaires.problem.choose'));
    await expect(page.locator('input[type="text"]').first()).toHaveValue('12');
    for (const group of await page.getByRole('main').locator('[role="radiogroup"], [role="group"]').all())
      await group.locator('input').first().press('Space');
    for (const field of await page.locator('input[type="text"]').all()) await field.fill('12');
    await submit(page).click();
    await atResult(page, '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihr größter Hebel');
  });
});
