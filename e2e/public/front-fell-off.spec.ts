import { expect, test } from '../fixtures.ts';

test('typing "front fell off" lets the columns fall and climb back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const columns = page.locator('[data-front]');
  await expect(columns).toHaveCount(3);
  const standing = await columns.first().boundingBox();
  await page.keyboard.type('front fell off');
  await expect.poll(async () => (await columns.first().boundingBox())?.y).not.toBe(standing?.y);
  await expect.poll(async () => columns.first().boundingBox()).toEqual(standing);
});

test('with less motion a toast says so instead', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.type('front fell off');
  await expect(page.getByText('Die Vorderseite ist abgefallen.')).toBeVisible();
});
