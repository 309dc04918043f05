import type { Page } from '@playwright/test';
import { keepToken } from '../accounts/fixtures.ts';
import { QUICK_CHECK } from '../public/questionnaire-pages.ts';
import { goalOf, measureOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { stored } from './stored.ts';
import type { Place } from './wizard-pages.ts';

/** Checks where the application opens for a person in another browser. */
async function expectOpening(page: Page, place: Place) {
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(new RegExp(`/app/wizard/${place}$`));
}

test('without a connection, by the browser’s own buttons, elsewhere and when the page is closed: nothing is lost', async ({
  wizard,
  page,
  context,
  caller,
  member,
  openBrowser,
}) => {
  test.slow();
  const [e, g] = (['e', 'g'] as const).map((sector) => goalOf(wizard.catalogue, sector).id);
  const [, first, second] = wizard.catalogue.motivations;

  await test.step('closing the page at once loses nothing', async () => {
    await wizard.open();
    await expect(page.getByRole('link', { name: wizard.words('welcome.quickCheck') })).toHaveAttribute(
      'href',
      QUICK_CHECK,
    );
    await wizard.action('welcome.begin').click();
    await wizard.expectAt('motivation');
    await wizard.reason(1).click();
    // This page does not contain the wizard, so only the previous one can have sent the value.
    await page.goto('/impressum');
    await expect.poll(async () => await stored(caller, 'motivation')).toEqual([first?.id]);
    const shut = await context.newPage();
    await shut.goto('/app/wizard/motivation');
    await shut.getByRole('checkbox', { name: second?.name ?? '' }).click();
    await shut.close({ runBeforeUnload: false });
    // A browser that closed too early sends the value the next time.
    await wizard.open('/app/wizard');
    await wizard.expectAt('welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wizard.words('welcome.again.title', { name: member.firstName }),
    );
    await expect.poll(async () => await stored(caller, 'motivation')).toEqual([first?.id, second?.id]);
  });

  await test.step('step by step, back and forth, without a connection', async () => {
    await wizard.action('next.motivation').click();
    await wizard.expectAt('motivation');
    // The bar names what is missing and links to it.
    await wizard.reason(1).click();
    await wizard.reason(2).click();
    await wizard.action('motivation.missing').click();
    await expect(wizard.reason(0)).toBeFocused();
    await wizard.saved();
    await context.setOffline(true);
    await expect(page.getByText(wizard.words('offline'))).toBeVisible();
    await wizard.giveReasons();
    await page.goBack();
    await wizard.expectAt('motivation');
    await expect(wizard.reason(0)).toBeChecked();
    await page.goBack();
    await wizard.expectAt('welcome');
    await page.goForward();
    await wizard.expectAt('motivation');
    await page.goForward();
    await wizard.expectAt('goals');
    await wizard.action('goals.missing').click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await wizard.chooseGoals('e', 'g');
    await wizard.action('measures.missing').click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await wizard.chooseMeasure('e', 'measures.g');
    await wizard.expectAt('measures/g');
    await expect(page.getByText(wizard.words('offline'))).toBeVisible();
    await context.setOffline(false);
    await wizard.saved();
    await expect(page.getByText(wizard.words('offline'))).toBeHidden();
    expect(await stored(caller, 'goals')).toEqual({ e, g });
    expect(await stored(caller, 'measures')).toEqual({ e: measureOf(wizard.catalogue, 'e').id });
  });

  const elsewhere = await openBrowser();
  await test.step('elsewhere it goes on at the same step', async () => {
    await keepToken(elsewhere, caller.token());
    await expectOpening(elsewhere, 'measures/g');
  });

  await test.step('what is chosen in one is seen in the other', async () => {
    await wizard.chooseMeasure('g', 'companyInfos');
    await wizard.expectAt('company-profile');
    await expect
      .poll(async () => await stored(caller, 'measures'), { intervals: [100] })
      .toMatchObject({ g: measureOf(wizard.catalogue, 'g').id });
    await elsewhere.bringToFront();
    await elsewhere.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(elsewhere.getByRole('radio', { name: measureOf(wizard.catalogue, 'g').name })).toBeChecked();
    await page.bringToFront();
  });

  await test.step('starting over clears everything and goes home', async () => {
    await page.getByRole('button', { name: wizard.words('startOver') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: wizard.words('startOver') })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['steps', 'goals', 'measures', 'motivation', 'companyInfo'])
      expect(await stored(caller, name)).toBeNull();
  });
});
