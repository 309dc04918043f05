import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, firstMeasure, goalPath, read, test } from './dashboard/fixtures.ts';
import { toast } from './toasts.ts';
import { test as wizardTest } from './wizard/fixtures.ts';
import { stepsDone, store } from './wizard/stored.ts';

const SENTENCE = 'Ein unerwarteter Fehler ist aufgetreten.';

const breakSomething = (page: Page, how: 'throw' | 'reject' = 'throw') =>
  page.evaluate((way) => {
    const failure = new TypeError('Something is undefined.');
    if (way === 'reject') void Promise.reject(failure);
    else setTimeout(() => reportError(failure));
  }, how);

test('an unexpected error is told once, over a dialog too, and leaves its buttons free', async ({
  own,
  t,
  strategist,
  complaints,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: read(measure.name), exact: true }).click();
  const dialog = own.getByRole('dialog', { name: read(measure.name) });
  const note = dialog.getByLabel(t('goals.measure.note'));
  await note.fill('Angebot liegt vor.');
  await breakSomething(own);
  await breakSomething(own, 'reject');
  const told = toast(own, SENTENCE);
  await expect(told).toBeVisible();
  await expect.poll(() => complaints.filter((text) => text.includes('An unexpected error.')).length).toBe(2);
  await expect(told).toHaveCount(1);
  complaints.length = 0;

  const save = dialog.getByRole('button', { name: t('goals.measure.save'), exact: true });
  for (const width of [1440, 1024, 390]) {
    await own.setViewportSize({ width, height: 844 });
    // Playwright only clicks elements that nothing covers.
    await save.click({ trial: true });
    await expect(told).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(own);

  // The keyboard reaches and closes it, and the dialog keeps its input.
  await note.focus();
  await own.keyboard.press('F6');
  await own.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Angebot liegt vor.');
});

const fail = (page: Page, path: string) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 409, json: {} }));

test('the application leads home, says why, and a reload leads back', async ({ own, t }) => {
  await fail(own, '/frontend/metra-lite');
  await own.goto('/app/profile/settings');
  await expect(own).toHaveURL('/?route=%2Fapp%2Fprofile%2Fsettings');
  const told = toast(own, t('api.http.409'));
  await expect(told).toContainText(t('common.failedEntry.text'));
  await expectAccessible(own);

  await own.unroute('**/api/v1/frontend/metra-lite');
  await own.reload();
  await expect(own).toHaveURL('/app/profile/settings');
  await expect(own.getByLabel(t('settings.name'))).toBeVisible();
  await expect(told).toHaveCount(0);
});

wizardTest(
  'the wizard leads to the login, and one press goes on where it was',
  async ({ page, wizard, caller, t }) => {
    await store(caller, 'steps', stepsDone('hello'));
    await store(caller, 'motivation', [wizard.catalogue.motivations[0]?.id]);
    await fail(page, '/my/metra-lite/active-strategy');
    await page.goto('/app/wizard/motivation');
    await expect(page).toHaveURL('/login?route=%2Fapp%2Fwizard%2Fmotivation');
    const told = toast(page, t('api.http.409'));
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('auth.login.title') })).toBeVisible();
    // It is shown again after a reload.
    await page.reload();
    await expect(told).toBeVisible();

    await page.unroute('**/api/v1/my/metra-lite/active-strategy');
    await told.getByRole('button', { name: t('common.failedEntry.retry') }).click();
    await expect(page).toHaveURL('/app/wizard/motivation');
    await expect(wizard.reason(0)).toBeChecked();
    await expect(told).toHaveCount(0);
  },
);
