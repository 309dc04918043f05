import { expectAccessible } from '../accessibility.ts';
import { expect, test } from './fixtures.ts';
import type { WizardPages } from './wizard-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

async function expectFitting({ page }: WizardPages) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
}

test('the whole way fits on a phone, in the dark too', async ({ wizard, page }) => {
  test.slow();
  await wizard.open();
  await expect(page.getByText(wizard.t('parts.step', { step: '1', total: '6' }))).toBeVisible();
  await expectFitting(wizard);
  await wizard.action('welcome.begin').click();
  await wizard.expectAt('motivation');
  await expectFitting(wizard);
  await wizard.giveReasons();
  await expectFitting(wizard);
  await wizard.chooseGoals('e', 's');
  await wizard.measure('e').click();
  await expectFitting(wizard);
  await wizard.chooseMeasure('e', 'measures.s');
  await wizard.expectAt('measures/s');
  await wizard.chooseMeasure('s', 'companyInfos');
  await wizard.expectAt('company-profile');
  await wizard.action('next.summary').click();
  await expectFitting(wizard);
  await wizard.fillCompany();
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');
  await expectFitting(wizard);
  await wizard.finish();
});
