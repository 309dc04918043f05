import { expectAccessible, expectAccessibleOnEveryScreen } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const paths = ['/', '/impressum', '/datenschutz', '/agb', '/marketplace/no/such/thing'];

// The browser reports a page that is not found by itself.
test.use({ requestsMayFail: true });

test('every public page is accessible in both themes, wide and on a phone, and does not scroll sideways', async ({
  page,
}) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectAccessibleOnEveryScreen(page);
      // The home page has most to show: in the dark on a wide screen as well.
      if (path !== '/') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
});
