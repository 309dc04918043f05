import type { Page } from '@playwright/test';
import { callerOf } from '../accounts/api.ts';
import { anAccount, fillLogin } from '../accounts/fixtures.ts';
import { expect, finishWizard, goalPath, read, test } from './fixtures.ts';

/** Delays the API's answers until the test releases them. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unroute('**/api/v1/**', undefined);
  };
}

/** Everything that pages have stored in this browser. */
const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));

const goalOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('heading', { level: 2, name: read(name), exact: true });

test('shows the last data at once, then the present ones: goals, what is gone, and forms', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const [stays, goes] = [await strategist.goal('e'), await strategist.goal('s')];

  await test.step('a goal that somebody removed since goes when the answer comes', async () => {
    await own.goto(goalPath(goes));
    await expect(own.getByRole('heading', { level: 1, name: read(goes.name), exact: true })).toBeVisible();
    await own.goto('/app/dashboard');
    await expect(goalOf(own, goes)).toBeVisible();
    await strategist.api.tracking.removeGoal({ params: { trackableGoalId: goes.id } });
    const answer = await holdAnswers(own);
    await own.reload();
    await expect(goalOf(own, stays)).toBeVisible();
    await expect(goalOf(own, goes)).toBeVisible();
    await answer();
    await expect(goalOf(own, goes)).toHaveCount(0);
    await expect(goalOf(own, stays)).toBeVisible();
  });

  await test.step('its own page, seen before, says that it is gone', async () => {
    await own.goto(goalPath(goes));
    await expect(own.getByRole('heading', { level: 1, name: t('goals.missing.title') })).toBeVisible();
  });

  await test.step('a form opens on old values, the new ones come beside what was typed', async () => {
    const phone = own.getByLabel(t('settings.phone'));
    const somebodyElseSaves = async (number: string) => {
      const { version, name } = await strategist.api.profile.read();
      await strategist.api.profile.update({ body: { name, phone: number, version } });
    };
    await somebodyElseSaves('07461 111');
    await own.goto('/app/profile/settings');
    await expect(phone).toHaveValue('07461 111');

    await somebodyElseSaves('07461 222');
    const answer = await holdAnswers(own);
    await own.reload();
    await expect(phone).toHaveValue('07461 111');
    await phone.fill('07461 333');
    await answer();
    await own.getByRole('button', { name: t('settings.save'), exact: true }).click();
    await expect(own.getByText(t('conflict.explanation'))).toBeVisible();
    await expect(own.getByRole('radiogroup', { name: t('settings.phone') })).toContainText('07461 222');
  });
});

test('keeps nothing beyond the sign-out, and shows nothing to the next person', async ({
  own,
  context,
  program,
  machine,
  language,
  strategist,
  t,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  await own.goto('/app/dashboard');
  await expect(goalOf(own, goal)).toBeVisible();
  await expect.poll(async () => (await keptIn(own)).storage).toContain(goal.name);
  const other = await context.newPage();
  await other.goto('/app/dashboard');
  await expect(goalOf(other, goal)).toBeVisible();

  await own.goto('/logout');
  await expect(own.getByRole('link', { name: t('common.navigation.register') }).first()).toBeVisible();
  // The other tab signs out too.
  await expect(other).not.toHaveURL(/\/app\//);
  await other.close();
  const left = await keptIn(own);
  expect(left.storage).not.toContain(goal.name);
  expect(left.storage).not.toContain('kept_answers');
  expect(left).toMatchObject({ databases: 0, caches: 0 });

  const next = await anAccount(machine, language);
  await finishWizard(callerOf(program, language, next.token), strategist.catalogue, ['g']);
  await own.goto('/login?route=%2Fapp%2Fdashboard');
  const seen: boolean[] = [];
  own.on('response', async () =>
    seen.push(
      await goalOf(own, goal)
        .isVisible()
        .catch(() => false),
    ),
  );
  await fillLogin(own, t, next);
  await expect(own.getByRole('link', { name: t('dashboard.action.plan') })).toBeVisible();
  expect(seen).not.toContain(true);
  await expect(goalOf(own, goal)).toHaveCount(0);
});
