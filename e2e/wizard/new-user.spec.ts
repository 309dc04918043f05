import { callerOf } from '../accounts/api.ts';
import { aPerson, expect, fillLogin, test } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { languages } from '../accounts/texts.ts';
import { catalogueOf } from './catalogue.ts';
import { WizardPages } from './wizard-pages.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('somebody new registers, goes through the wizard, works on a plan and signs out', async ({
      page,
      t,
      mailbox,
      program,
    }) => {
      test.slow();
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
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(t('auth.login.notice.confirmed'))).toBeVisible();
      await fillLogin(page, t, person);

      const wizard = new WizardPages(page, t, await catalogueOf(callerOf(program, language)));
      await wizard.expectAt('welcome');
      await wizard.action('welcome.begin').click();
      await wizard.giveReasons();
      await wizard.chooseGoals('s', 'g');
      await wizard.chooseMeasure('s', 'measures.g');
      await wizard.chooseMeasure('g', 'companyInfos');
      await wizard.fillCompany();
      await wizard.action('next.summary').click();
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
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('authentication_token'))).toBeNull();
    });
  });
}
