import type { Page } from '@playwright/test';
import { expectAccessible, expectFitting, PHONE, WIDE } from './accessibility.ts';
import { anAccount, keepToken } from './accounts/fixtures.ts';
import { languages, textsIn } from './accounts/texts.ts';
import { expect, test } from './kpis/fixtures.ts';

const SCRIPTS = /\/assets\/.*\.js$/;

/** The scripts never load, so everything visible is part of the document. */
const holdScripts = (page: Page) => page.route(SCRIPTS, () => undefined);

test('before any script has run, the dashboard and the sign-in show what they are, and show a stranger no data', async ({
  page,
  context,
  t,
  baseURL,
  strategist,
}) => {
  await holdScripts(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText(t('dashboard.tasks.title'))).toBeHidden();
  await page.unroute(SCRIPTS);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/login?route=%2Fapp%2Fdashboard');

  await keepToken(page, strategist.token());
  await holdScripts(page);
  for (const language of languages) {
    const text = textsIn(language);
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/app/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: text('dashboard.tasks.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: text('common.navigation.companyData') })).toBeVisible();
    await expect(page).toHaveTitle(`${text('common.navigation.overview')} · Metra`);
    await expectFitting(page);
    if (language === 'de') await expectAccessible(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible();
    await expect(page.getByText(text('auth.field.password'), { exact: true })).toBeVisible();
    await expectFitting(page);
    if (language === 'de') await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs, promises nothing, and leads on', async ({ page, t }) => {
    // Playwright's other locators ignore the content of noscript elements.
    const message = page.locator('noscript p');
    await page.goto('/login');
    await expect(message).toBeVisible();
    await expect(message).toContainText(t('common.noScripts'));
    await expect(page.getByText(t('auth.field.password'), { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: t('common.legal.imprint') })).toBeVisible();
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(message).toContainText(t('common.notFound.heading'));
    await message.locator('a').click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a start that fails', () => {
  test.use({ requestsMayFail: true });

  test('is shown, and can be tried again', async ({ own, t }) => {
    await own.route(SCRIPTS, (route) => route.abort());
    await own.goto('/app/dashboard');
    await expect(own.getByRole('alert')).toContainText(t('common.startFailed.title'));
    await expect(own.getByText(t('dashboard.tasks.title'))).toBeHidden();
    await expectAccessible(own);
    await own.unroute(SCRIPTS);
    await own.getByRole('button', { name: t('parts.reload') }).click();
    await expect(own.getByRole('heading', { name: t('dashboard.activity.title') })).toBeVisible();
  });
});

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Records layout shifts that are not caused by input. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const LIMIT = 0.05;

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The layout is measured after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const moved = await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
  expect(moved, path).toBeLessThan(LIMIT);
}

// Each test has its own size, because a browser's cache would make the second visit easier.
for (const viewport of [PHONE, WIDE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, freshBrowser: true });

    test('nothing moves while a screen becomes whole', async ({
      page,
      machine,
      language,
      strategist,
      kpi,
    }) => {
      const newcomer = await anAccount(machine, language);
      await (await kpi('electricity-purchased')).enter('2026-08', 1680);
      await noteShifts(page);
      await expectStill(page, '/login');
      await keepToken(page, newcomer.token);
      await expectStill(page, '/app/wizard/welcome');
      await keepToken(page, strategist.token());
      for (const path of ['/app/dashboard', '/app/company-data', '/app/tracking', '/app/tracking/records'])
        await test.step(path, () => expectStill(page, path));
    });
  });
}
