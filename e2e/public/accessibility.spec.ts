import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnEveryScreen } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('every public page is accessible in both themes, wide and on a phone, and does not scroll sideways', async ({
  page,
}) => {
  test.slow();
  for (const path of [
    '/',
    '/impressum',
    '/datenschutz',
    '/agb',
    '/landing-pages',
    '/landing-pages/erneuerbare-energie',
    '/lizenzen',
  ]) {
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessibleOnEveryScreen(page);
      // The home page has most to show: in the dark on a wide screen as well.
      if (path !== '/') return;
      await expect(page.locator('#ziele img')).toHaveCount(18);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
});

test.describe('where there is no page', () => {
  // The browser reports by itself that it was not found.
  test.use({ requestsMayFail: true });

  test('what says so is accessible too', async ({ page }) => {
    await open(page, '/marketplace/no/such/thing');
    await expectAccessibleOnEveryScreen(page);
  });
});
