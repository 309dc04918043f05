import type { Page } from '@playwright/test';
import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { keepToken } from '../accounts/fixtures.ts';
import type { Texts } from '../accounts/texts.ts';
import { expect, test } from '../subscription/fixtures.ts';
import { frozenReport } from './frozen-report.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** In the archive there is the file and its checksum to take along, and nothing to be done. */
async function expectMenu(page: Page, t: Texts, number: string): Promise<void> {
  await page.goto('/app/reporting/archive');
  await page.getByRole('button', { name: t('reporting.archive.moreOf', { number }) }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    t('reporting.archive.downloadPdf'),
    t('reporting.archive.copyHash'),
  ]);
  await page.goto('/app/reporting/current-report?year=2025');
  await expect(page.getByText(t('reporting.report.frozenAs', { number }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('reporting.report.share.action') })).toHaveCount(0);
}

/** What is on the screen already arrives as a file; the server's own tests have every format. */
async function expectDownload(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t('reporting.report.download') }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(`^${t('reporting.report.format.xlsx')}`) }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.xlsx$/);
}

test('readers and whoever has ended download reports, and end links without making new ones', async ({
  own,
  t,
  machine,
  strategist,
  endIn,
  openBrowser,
}) => {
  test.slow();
  const { id, number } = await frozenReport(strategist);

  await test.step('a reader', async () => {
    const { organisation } = await strategist.api.auth.getLogin();
    const auditor = await aMember(machine, { organisationId: organisation.id, teamRole: 'READER' });
    const page = await openBrowser();
    await keepToken(page, await startSession(machine, auditor));
    await expectMenu(page, t, number);
    await expectDownload(page, t);
  });

  await test.step('somebody whose subscription has ended', async () => {
    await strategist.api.frozenReports.share({
      params: { frozenReportId: id },
      body: { expiresAt: new Date(Date.now() + WEEK_MS).toISOString(), withCode: false },
    });
    await endIn(-3);
    await own.goto('/app/reporting/archive');
    await own.getByRole('button', { name: t('reporting.archive.moreOf', { number }) }).click();
    await own.getByRole('menuitem', { name: t('reporting.frozen.share') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.frozen.share.title', { number }) });
    await dialog.getByRole('button', { name: t('reporting.frozen.share.end') }).click();
    const sure = own.getByRole('alertdialog', { name: t('reporting.frozen.share.endTitle') });
    await expect(sure).toContainText(t('reporting.frozen.share.endTextWithout'));
    await sure.getByRole('button', { name: t('reporting.frozen.share.end') }).click();
    await expect(dialog).toContainText(t('reporting.frozen.share.noneWithout'));
    await expect(dialog.getByRole('button', { name: t('reporting.frozen.share.make') })).toHaveCount(0);
    await dialog.getByRole('button', { name: t('reporting.frozen.share.done') }).click();
    await expectMenu(own, t, number);
    await expectDownload(own, t);
  });
});
