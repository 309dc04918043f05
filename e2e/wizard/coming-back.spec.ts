import type { Page } from '@playwright/test';
import { keepToken } from '../accounts/fixtures.ts';
import { expect, test } from './fixtures.ts';
import { store, stored } from './stored.ts';
import type { Place } from './wizard-pages.ts';

/** Somebody opens the application elsewhere. */
async function expectOpening(page: Page, place: Place) {
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(new RegExp(`/app/wizard/${place}$`));
}

test('the browser’s own buttons, a reload and another device come back to the same place', async ({
  wizard,
  page,
  caller,
  member,
  openBrowser,
}) => {
  test.slow();
  const elsewhere = await openBrowser();
  await keepToken(elsewhere, caller.token());
  const comeBack = async (place: Place) => {
    await wizard.expectAt(place);
    await wizard.page.reload();
    await wizard.expectAt(place);
    await wizard.saved();
    await expectOpening(elsewhere, place);
  };

  await test.step('from nothing the summary leads all the way back to the greeting, and is reset', async () => {
    // The step itself claims to have been seen, so that its reset can be noticed.
    await store(caller, 'steps', { summary: { done: false, seen: true } });
    await wizard.open('/app/wizard/summary');
    await wizard.expectAt('welcome');
    await expect
      .poll(async () => await stored(caller, 'steps'))
      .toMatchObject({ summary: { done: false, seen: false } });
  });

  await test.step('step by step, and who returns to the greeting is greeted so', async () => {
    await wizard.action('welcome.begin').click();
    await wizard.expectAt('motivation');
    // The bar says what is missing and leads there.
    await wizard.action('motivation.missing').click();
    await expect(wizard.reason(0)).toBeFocused();
    await wizard.giveReasons();
    await page.goBack();
    await wizard.expectAt('motivation');
    await expect(wizard.reason(0)).toBeChecked();
    await page.goBack();
    await wizard.expectAt('welcome');
    await page.goForward();
    await wizard.expectAt('motivation');
    await wizard.open('/app/wizard');
    await wizard.expectAt('welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wizard.words('welcome.again.title', { name: member.firstName }),
    );
    await wizard.action('next.goals').click();
    await wizard.expectAt('goals');
  });

  await test.step('after a reload and elsewhere', async () => {
    await wizard.action('goals.missing').click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await wizard.chooseGoals('e', 'g');
    await wizard.action('measures.missing').click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await wizard.chooseMeasure('e', 'measures.g');
    await comeBack('measures/g');
    await wizard.chooseMeasure('g', 'companyInfos');
    await wizard.fillCompany();
    await comeBack('company-profile');
    await expect(wizard.field('company.street')).toHaveValue('Zollernstraße 12');
    await wizard.action('next.summary').click();
    await wizard.expectAt('summary');
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
    await wizard.open('/app/dashboard');
    await wizard.expectAt('welcome');
  });
});

test('leaving or closing the page at once loses nothing', async ({
  wizard,
  page,
  context,
  caller,
  openBrowser,
}) => {
  test.slow();
  const [, first, second] = wizard.catalogue.motivations;
  await wizard.begin();
  await wizard.reason(1).click();
  // A page without the wizard: only the one that was left can have sent it.
  await page.goto('/impressum');
  await expect.poll(async () => await stored(caller, 'motivation')).toEqual([first?.id]);
  const elsewhere = await openBrowser();
  await keepToken(elsewhere, caller.token());
  await expectOpening(elsewhere, 'motivation');

  await wizard.open('/app/wizard/motivation');
  await wizard.reason(2).click();
  await page.close({ runBeforeUnload: false });
  // A browser that was shut too fast sends it the next time.
  await expectOpening(await context.newPage(), 'motivation');
  await expect.poll(async () => await stored(caller, 'motivation')).toEqual([first?.id, second?.id]);
});
