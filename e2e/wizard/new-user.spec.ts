import { callerOf } from '../accounts/api.ts';
import { aPerson, expect, fillLogin, test } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { languages } from '../accounts/texts.ts';
import { catalogueOf } from './catalogue.ts';
import { WizardPages } from './wizard-pages.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('somebody new registers, goes through the wizard and works on a plan', async ({
      page,
      t,
      mailbox,
      program,
    }) => {
      test.slow();
      const person = aPerson();
      await page.goto('/register');
      await page.getByLabel(t('auth.field.organisation')).fill(person.organisationName);
      await page.keyboard.press('Enter');
      await page.getByLabel(t('auth.field.firstName')).fill(person.firstName);
      await page.getByLabel(t('auth.field.lastName')).fill(person.lastName);
      await page.keyboard.press('Enter');
      await page.getByLabel(t('auth.field.email'), { exact: true }).fill(person.email);
      await page.getByLabel(t('auth.field.password'), { exact: true }).fill(person.password);
      await page.getByRole('checkbox', { name: t('auth.terms.label') }).click();
      await page.getByRole('button', { name: t('auth.register.submit') }).click();
      await page.goto(linkIn(await mailbox.next(person.email), '/confirm-account'));
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
    });
  });
}
