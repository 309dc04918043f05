import { expectAccessible, expectFitting } from '../accessibility.ts';
import { callerOf } from '../accounts/api.ts';
import { aPerson, expect, expectRefused, test } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { catalogueOf } from './catalogue.ts';
import { WizardPages } from './wizard-pages.ts';

test.use({
  language: 'en',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  colorScheme: 'dark',
});

test('somebody new registers, goes through the wizard, works on a plan and signs out', async ({
  page,
  t,
  mailbox,
  program,
}) => {
  test.slow();
  const expectGood = async () => {
    await expectFitting(page);
    await expectAccessible(page);
  };
  const person = aPerson();
  await page.goto('/register?promotionCode=2026');
  await page.getByLabel(t('auth.field.organisation')).fill(person.organisationName);
  await page.getByRole('button', { name: t('auth.register.next') }).click();
  await expect(page.getByLabel(t('auth.field.firstName'))).toBeFocused();
  await page.getByLabel(t('auth.field.firstName')).fill(person.firstName);
  await page.getByLabel(t('auth.field.lastName')).fill(person.lastName);
  await page.getByRole('button', { name: t('auth.register.next') }).click();
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: t('auth.terms.label') }).click();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto(linkIn(await mailbox.next(person.email), '/confirm-account'));

  const wizard = new WizardPages(page, t, await catalogueOf(callerOf(program, 'en')));
  await wizard.expectAt('welcome');
  await expect(page.getByText(t('parts.step', { step: '1', total: '6' }))).toBeVisible();
  await expectGood();
  await wizard.action('welcome.begin').click();
  await wizard.expectAt('motivation');
  await expectGood();
  await wizard.giveReasons();
  await wizard.goal('s').click();
  await expectGood();
  await wizard.chooseGoals('s', 'g');
  await wizard.measure('s').click();
  await expectGood();
  await wizard.chooseMeasure('s', 'measures.g');
  await wizard.chooseMeasure('g', 'companyInfos');
  await wizard.expectAt('company-profile');
  await wizard.action('next.summary').click();
  await expectRefused(wizard.industry(), wizard.t('forms.field.required'));
  await expectGood();
  await wizard.fillCompany();
  await expectGood();
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');
  await expectGood();
  await wizard.finish();
  await expect(
    page
      .getByText(wizard.catalogue.goals.find(({ slug }) => slug === 'safe-and-healthy-work')?.name ?? '')
      .first(),
  ).toBeVisible();

  await page.goto('/app/wizard/goals');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.getByRole('banner').getByRole('button', { name: 'Katrin Lindner' }).click();
  await page.getByRole('menuitem', { name: t('common.navigation.logout') }).click();
  await expect(page).toHaveURL('/en');
  expect(await page.evaluate(() => localStorage.getItem('authentication_token'))).toBeNull();
});
