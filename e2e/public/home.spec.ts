import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import budgets from '../../bench/budgets.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';

test('a visitor gets little JavaScript and reads what Metra is, what it costs, what people ask and what a goal is about', async ({
  page,
}) => {
  const scripts: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto('/', { waitUntil: 'networkidle' });
  page.off('response', note);
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const sizes = bodies.map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(budgets.web.every.empty.scripts);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgets.home.javascriptGzip);

  await expect(page).toHaveTitle('Nachhaltigkeit, die sich nachmessen lässt · Metra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Ziele. Ein Maßstab.');
  await expect(page.getByRole('heading', { name: 'Vom Vorsatz zur Zahl' })).toBeVisible();
  for (const name of ['So sieht es aus', 'Was Sie bekommen', 'Worauf Sie sich verlassen können', 'Neues'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  // The page was not scrolled, and a screenshot of the whole page shows the section anyway.
  await expect(page.getByRole('region', { name: 'Neues' })).toHaveCSS('content-visibility', 'visible');

  await page.getByRole('link', { name: 'Ziele', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ziele, die man nachmessen kann' })).toBeInViewport();
  const goals = page.getByRole('list').filter({ hasText: 'Transparent berichten' }).getByRole('listitem');
  await expect(goals).toHaveCount(18);
  const pictures = page.locator('#ziele img');
  await expect(pictures).toHaveCount(18);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const screen = page.getByRole('img', { name: /^Die Übersicht/ });
  await screen.scrollIntoViewIfNeeded();
  await expect.poll(() => screen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  await page.getByRole('link', { name: 'Preis', exact: true }).click();
  await expect(page.getByText('690€')).toBeInViewport();
  await expect(page).toHaveURL(/#preis$/);
  const question = page.getByRole('group').filter({ hasText: 'Was kostet Metra?' });
  await expect(question.getByText('690 € netto')).toBeHidden();
  await question.getByText('Was kostet Metra?').click();
  await expect(question.getByText('690 € netto')).toBeVisible();

  const goal = page.locator('#ziele').getByRole('link', { name: 'Auf erneuerbare Energie umsteigen' });
  await goal.focus();
  await expect(goal).toBeVisible();
  await goal.press('Enter');
  await expect(page).toHaveURL('/landing-pages/erneuerbare-energie');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auf erneuerbare Energie umsteigen');
  await page.goto('/#preis');
  await expect(page.getByRole('heading', { name: 'Ein Preis für den ganzen Betrieb' })).toBeInViewport();
});

test('a promotion code goes along to the registration, and only the browser knows who is signed in', async ({
  page,
  program,
}) => {
  await page.goto('/?promotionCode=Fr%C3%BChling%202027&utm_source=x');
  const start = page.getByRole('main').getByRole('link', { name: 'Strategie starten' }).first();
  await expect(start).toHaveAttribute('href', '/register?promotionCode=Fr%C3%BChling%202027');

  expect(await (await fetch(program.address)).text()).toContain('Anmelden');
  await page.addInitScript(() => localStorage.setItem('authentication_token', 'somebody'));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
});
