import { expect, test } from '../fixtures.ts';

test('each language has its own addresses, the other one is a link away, and the choice is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/impressum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/impressum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Legal notice · Metra');

  // It redirects once and not again.
  const another = await context.newPage();
  await another.goto('/impressum');
  await expect(another).toHaveURL('/en/impressum');
  await another.goto('/impressum');
  await expect(another).toHaveURL('/impressum');
  await expect(another).toHaveTitle('Impressum · Metra');
  await another.close();

  // The application continues in the reading language.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
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

test.describe('the theme', () => {
  // One start never loads.
  test.use({ requestsMayFail: true });

  test('follows the device until one is chosen, and is remembered before the application has come', async ({
    page,
  }) => {
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

    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByText('Dunkel', { exact: true }).click();
    await expect.poll(background).not.toBe(light);
    // The scripts never load, so only code before the first paint can have done it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
