import { expect, test } from '../fixtures.ts';

test.describe('where there is no page', () => {
  // The browser itself reports the 404.
  test.use({ requestsMayFail: true });

  test('an unknown path inside a known area is said to be one, and leads home', async ({ page }) => {
    await page.goto('/marketplace/offers/does-not-exist/at-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht.');
    await expect(page).toHaveTitle('Nicht gefunden · Metra');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });
});
