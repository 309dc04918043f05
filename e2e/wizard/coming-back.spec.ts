import type { Page } from '@playwright/test';
import { keepToken } from '../accounts/fixtures.ts';
import { expect, test } from './fixtures.ts';
import { stored } from './stored.ts';
import type { Place } from './wizard-pages.ts';

/** Somebody opens the application elsewhere. */
async function expectOpening(page: Page, place: Place) {
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(new RegExp(`/app/wizard/${place}$`));
}

test('a reload and another device come back to the same place', async ({ wizard, caller, openBrowser }) => {
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

  await wizard.begin();
  await wizard.giveReasons();
  await wizard.chooseGoals('e', 'g');
  await wizard.chooseMeasure('e', 'measures.g');
  await comeBack('measures/g');
  await wizard.chooseMeasure('g', 'companyInfos');
  await wizard.fillCompany();
  await comeBack('company-profile');
  await expect(wizard.field('company.street')).toHaveValue('Zollernstraße 12');
  await wizard.action('next.summary').click();
  await wizard.expectAt('summary');
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

test('the browser’s own buttons go step by step, and who returns to the greeting is greeted so', async ({
  wizard,
  page,
  member,
}) => {
  test.slow();
  await wizard.begin();
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

test('starting over clears everything and goes home', async ({ chosen: wizard, page, caller }) => {
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
