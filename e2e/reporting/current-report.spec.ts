import type { NarrativeSection } from '@metra/contract/shapes/report-shapes';
import type { Page } from '@playwright/test';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect, test } from '../kpis/fixtures.ts';

test.use({ requestsMayFail: true });

async function narrative({ api }: Strategist, section: NarrativeSection, year: number) {
  const { narrative: sections } = await api.reports.read({ params: { year } });
  return sections.find((one) => one.section === section) ?? { text: null, version: 0 };
}

async function yearsOf({ api }: Strategist): Promise<[present: number, last: number]> {
  const { items } = await api.reports.years();
  return [items[0]?.year ?? 0, items[1]?.year ?? 0];
}

test('a report is written over reloads, without a connection and beside a colleague, its gaps get reasons, and open points are shown before a year is frozen', async ({
  own,
  context,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const [year, last] = await yearsOf(strategist);
  const water = await kpi('water-withdrawal');
  await water.enter(`${year}-01`, 120);
  await strategist.api.reports.writeNarrative({
    params: { year: last, section: 'foreword' },
    body: { text: 'Wir sind klimaneutral.', version: 0 },
  });
  const foreword = (page: Page) =>
    page.getByRole('textbox', { name: t('reporting.report.section.foreword') });
  await own.goto('/app/reporting');
  await expect(own).toHaveURL(/\/app\/reporting\/current-report/);
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();

  await own.getByRole('button', { name: t('reporting.report.write.foreword') }).click();
  await foreword(own).fill('Ein gutes Jahr.');
  // Leaving the field saves without a pause.
  await own.keyboard.press('Tab');
  await expect(own.getByText(/Gespeichert um/)).toBeVisible();
  await own.reload();
  await expect(own.getByText('Ein gutes Jahr.')).toBeVisible();

  // Without a connection the text is kept in the browser, also after the page is closed.
  await own
    .getByRole('button', {
      name: t('reporting.report.edit', { section: t('reporting.report.section.foreword') }),
    })
    .click();
  await context.setOffline(true);
  await foreword(own).fill('Ein gutes Jahr, unterwegs ergänzt.');
  await own.keyboard.press('Tab');
  await expect(own.getByText(t('forms.save.explanation.offline'))).toBeVisible();
  await own.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(`/app/reporting/current-report?year=${year}`);
  await expect(page.getByText('Ein gutes Jahr, unterwegs ergänzt.')).toBeVisible();
  await expect
    .poll(async () => (await narrative(strategist, 'foreword', year)).text)
    .toBe('Ein gutes Jahr, unterwegs ergänzt.');

  // The text is still there after another year was viewed.
  await page.getByRole('button', { name: t('reporting.report.write.outlook') }).click();
  await page.getByRole('textbox', { name: t('reporting.report.section.outlook') }).fill('Weiter so.');
  await page.getByRole('radio', { name: String(last) }).check();
  await expect(page).toHaveURL(new RegExp(`year=${last}`));
  await expect(page.getByText('Weiter so.')).toHaveCount(0);

  // A past year can be frozen. Open points are shown first.
  const { completeness } = await strategist.api.reports.read({ params: { year: last } });
  const given = completeness
    ? `${completeness.total - completeness.missing} von ${completeness.total}`
    : 'nothing is counted';
  // The number of available values is the same everywhere.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(given);
  await page.getByRole('button', { name: t('reporting.report.freeze') }).click();
  const freezing = page.getByRole('dialog', {
    name: t('reporting.frozen.freeze.title', { year: String(last) }),
  });
  await expect(freezing).toContainText(given);
  await freezing.getByRole('link', { name: t('reporting.frozen.freeze.lookFirst') }).click();
  await expect(freezing).toBeHidden();
  await expect(page).toHaveURL(/#checks$/);
  await expect(page.getByText(t('reporting.report.checks.kind.CLAIM'), { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: String(year) }).check();
  await expect(page.getByText('Weiter so.')).toBeVisible();
  await expect.poll(async () => (await narrative(strategist, 'outlook', year)).text).toBe('Weiter so.');

  // A colleague was faster, so both texts are shown and the person chooses.
  const done = page.getByRole('button', { name: t('reporting.report.done') });
  for (const open of await done.all()) await open.click();
  await page
    .getByRole('button', {
      name: t('reporting.report.edit', { section: t('reporting.report.section.foreword') }),
    })
    .click();
  await foreword(page).fill('Wir sind bald klimaneutral.');
  const { version } = await narrative(strategist, 'foreword', year);
  await strategist.api.reports.writeNarrative({
    params: { year, section: 'foreword' },
    body: { text: 'Vom Kollegen.', version },
  });
  await page.keyboard.press('Tab');
  await expect(page.getByText('Vom Kollegen.')).toBeVisible();
  await expect(foreword(page)).toHaveValue('Wir sind bald klimaneutral.');
  await page.getByRole('button', { name: t('reporting.report.conflict.mine') }).click();
  await expect
    .poll(async () => (await narrative(strategist, 'foreword', year)).text)
    .toBe('Wir sind bald klimaneutral.');

  // A note appears beside claims that need proof by law.
  await expect(page.getByRole('note').filter({ hasText: /klimaneutral/i })).toBeVisible();

  // A gap gets its reason in place, and the report can be downloaded.
  for (const open of await done.all()) await open.click();
  const row = page.getByRole('row', { name: new RegExp(water.name) }).last();
  await row.getByRole('button', { name: t('reporting.report.gap.reason') }).click();
  await page
    .getByRole('textbox', { name: t('reporting.report.reasonFor', { name: water.name }) })
    .fill('Der Zähler war defekt.');
  await page.getByRole('button', { name: t('reporting.report.done') }).click();
  await expect
    .poll(async () => {
      const { gaps } = await strategist.api.reports.read({ params: { year } });
      return gaps.find((gap) => gap.name === water.name)?.explanation?.text;
    })
    .toBe('Der Zähler war defekt.');
  await expect(row).toContainText('Der Zähler war defekt.');

  await page.getByRole('button', { name: t('reporting.report.download') }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
});
