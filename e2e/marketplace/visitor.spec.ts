import { expect, test } from './fixtures.ts';

test('a search stays what it was: by keyboard, back and forth, and on the way back from an offer', async ({
  page,
  offer,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Marktplatz' }).click();

  const field = page.getByRole('combobox', { name: 'Angebote suchen' });
  await field.fill('Regenwaserzisterne');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zu „Regenwasserzisterne“');
  await expect(field).toBeFocused();
  const place = page.getByLabel('Postleitzahl oder Ort');
  await place.fill('79312');
  await place.press('Enter');
  await expect(page.getByRole('link', { name: 'Filter entfernen: 50 km um Emmendingen' })).toBeVisible();
  await expect(place).toBeFocused();
  await expect(page).toHaveURL(/query=Regenwaserzisterne.*location=79312/);
  await page.getByRole('radio', { name: 'Nur vor Ort' }).check();
  await expect(page).toHaveURL(/remote=EXCLUDED/);

  await page.goBack();
  await expect(page).not.toHaveURL(/remote=/);
  await expect(page.getByRole('radio', { name: 'Vor Ort und online' })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Nur vor Ort' })).toBeChecked();

  const hit = page.getByRole('list').getByRole('link', { name: offer.title, exact: true });
  await hit.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await hit.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
  await page.getByRole('link', { name: 'Zurück zur Suche' }).click();
  await expect(page.getByRole('radio', { name: 'Nur vor Ort' })).toBeChecked();
  await expect(hit).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('suggestions are chosen by keyboard; an organisation is found among all of them', async ({
    page,
    offer,
  }) => {
    await page.goto('/en/marketplace');
    const field = page.getByRole('combobox', { name: 'Search offers' });
    await field.pressSequentially('Rainw', { delay: 40 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/query=|offers\/\d+/);
    await page.goto('/en/organisations');
    await page.getByRole('searchbox').fill(offer.organisation.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: offer.organisation.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.organisation.name);
    await page.getByRole('link', { name: /^Rainwater cistern/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rainwater cistern/);
  });
});
