import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/impressum', german: 'Impressum', english: /legal notice/i },
  { path: '/datenschutz', german: 'Datenschutz', english: /privacy/i },
  { path: '/agb', german: 'Allgemeine Geschäftsbedingungen', english: /terms/i },
];

for (const { path, german, english } of pages) {
  test(`${path} can be read in both languages and says that it is a placeholder`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(german);
    await expect(page.getByRole('note')).toContainText('Platzhalter');
    await expect(page).toHaveTitle(new RegExp(`${german}.* · Metra`));
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(english);
    await expect(page.getByRole('note')).toContainText('Placeholder');
  });
}

test('the footer of every public page leads to them', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the contents lead to a section, and the address keeps it', async ({ page }) => {
  await page.goto('/datenschutz');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  const last = contents.getByRole('link').last();
  const heading = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: heading ?? '' })).toBeInViewport();
  await expect(page).toHaveURL(/#.+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: heading ?? '' })).toBeInViewport();
});

test.describe('a text that cannot be fetched', () => {
  test.use({ requestsMayFail: true });

  test('is said to be, and can be asked for again', async ({ page }) => {
    await page.route('**/frontend/legal/agb', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/agb');
    await expect(page.getByRole('alert')).toContainText('Dieser Text lässt sich gerade nicht anzeigen.');
    await page.unroute('**/frontend/legal/agb');
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Allgemeine Geschäftsbedingungen');
  });
});
