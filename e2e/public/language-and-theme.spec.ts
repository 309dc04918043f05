import { expect, test } from '../fixtures.ts';

test('each language has its own addresses, and the other one is a link away', async ({ page }) => {
  await page.goto('/impressum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/impressum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Legal notice · Metra');
  await page.getByRole('banner').getByRole('link', { name: 'Metra' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three goals. One yardstick.');
  await expect(page.getByText('Report transparently')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Price' }).click();
  await expect(page).toHaveURL('/en#preis');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/#preis');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the choice is remembered: it leads to its pages once, and never holds anybody there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');

  const another = await context.newPage();
  await another.goto('/impressum');
  await expect(another).toHaveURL('/en/impressum');
  await another.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(another.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  // Led there once: whoever asks for a German page after that gets it.
  await another.goto('/impressum');
  await expect(another).toHaveURL('/impressum');
  await expect(another).toHaveTitle('Impressum · Metra');
});

test('the application goes on in the language that was read', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('banner').getByRole('link', { name: 'Metra' }).click();
  await expect(page).toHaveURL('/en');
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

  test('a remembered theme stands already', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // It never comes: only what stands before the first paint can have done it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
