import { expect, test } from '../fixtures.ts';

test('the language can be changed, also for the catalogue, and is remembered', async ({ page, context }) => {
  await page.goto('/#ziele');
  await expect(page.getByText('Transparent berichten')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three goals. One measure.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Sustainability you can measure · Metra');
  await expect(page.getByText('Report transparently')).toBeAttached();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three goals. One measure.');

  const another = await context.newPage();
  await another.goto('/impressum');
  await expect(another.getByRole('heading', { level: 1 })).toHaveText('Legal notice');
  await expect(another).toHaveTitle('Legal notice · Metra');
});

test('the theme follows the device until one is chosen, and the choice is remembered', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.getByText('Hell', { exact: true }).click();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Hell' })).toBeChecked();
  expect(await background()).toBe(light);
});

test.describe('before the application has come', () => {
  test.use({ requestsMayFail: true });

  test('a remembered theme and language stand already', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('language', 'en');
    });
    // It never comes: only what stands before the first paint can have done it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
