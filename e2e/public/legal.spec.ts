import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/impressum', link: 'Impressum', german: 'Impressum', english: /legal notice/i },
  { path: '/datenschutz', link: 'Datenschutz', german: 'Datenschutz', english: /privacy/i },
  { path: '/agb', link: 'AGB', german: 'Allgemeine Geschäftsbedingungen', english: /terms/i },
];

test('the footer leads to them, and each can be read in both languages and says that its names are invented', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path, link, german, english } of pages) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(heading).toContainText(german);
    await expect(page.getByRole('note')).toContainText('sind erfunden');
    await expect(page).toHaveTitle(new RegExp(`${german}.* · Metra`));
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${path}`);
    await expect(heading).toContainText(english);
    await expect(page.getByRole('note')).toContainText('are invented');
    await footer.getByRole('link', { name: 'Deutsch' }).click();
    await expect(heading).toContainText(german);
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
