import { expectAccessible, expectFitting } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const paths = ['/', '/impressum', '/datenschutz', '/agb', '/marketplace/no/such/thing'];
const screens = [
  { name: 'on a wide screen', width: 1440 },
  { name: 'on a phone', width: 390 },
] as const;

for (const { name, width } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 600 });

    test('every public page is accessible in both themes and does not scroll sideways', async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          // The wall comes when somebody is near it, and belongs to the page too.
          if (path === '/') await expect(page.locator('#ziele img')).toHaveCount(18);
          await expectFitting(page);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page);
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
