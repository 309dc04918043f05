import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const paths = ['/', '/impressum', '/datenschutz', '/agb', '/marketplace/no/such/thing'];
const looks = [
  { name: 'light', theme: 'light', width: 1440 },
  { name: 'dark', theme: 'dark', width: 1440 },
  { name: 'light on a phone', theme: 'light', width: 390 },
  { name: 'dark on a phone', theme: 'dark', width: 390 },
] as const;

for (const { name, theme, width } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 600, colorScheme: theme });

    test('every public page is accessible and does not scroll sideways', async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // Parts that come when somebody is near them belong to the page too.
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the open menu is accessible', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await expectAccessible(page);
  });
});
