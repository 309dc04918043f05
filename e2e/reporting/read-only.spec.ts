import type { Page } from '@playwright/test';
import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { anAccount, keepToken } from '../accounts/fixtures.ts';
import type { Texts } from '../accounts/texts.ts';
import { expect, test } from '../subscription/fixtures.ts';
import { frozenReport } from './frozen-report.ts';

const SCREENS = ['/app/reporting/current-report', '/app/reporting/vsme', '/app/reporting/archive'];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What would change something. */
const WRITING = [
  'reporting.report.freeze',
  'reporting.report.write.foreword',
  'reporting.report.gap.reason',
  'reporting.report.checks.explain',
  'reporting.vsme.save',
  'reporting.vsme.modulesChange',
  'reporting.vsme.nextOpen',
  'reporting.vsme.identifiersChange',
  'reporting.vsme.explain',
  'reporting.vsme.table.add',
  'reporting.vsme.table.paste',
  'reporting.archive.freezeAgain',
  'goals.takeUp',
] as const;

async function expectOnlyReading(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const key of WRITING) await expect(page.getByRole('button', { name: t(key) }), key).toHaveCount(0);
}

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

test('readers, whoever has ended and newcomers read reports, are offered nothing else, and are told why', async ({
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
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByText(t('common.reader.text')).first()).toBeVisible();
      await expectOnlyReading(page, t);
    }
    await expectMenu(page, t, number);
    await expectDownload(page, t);
  });

  await test.step('somebody whose subscription has ended', async () => {
    await strategist.api.frozenReports.share({
      params: { frozenReportId: id },
      body: { expiresAt: new Date(Date.now() + WEEK_MS).toISOString(), withCode: false },
    });
    await endIn(-3);
    for (const path of SCREENS) {
      await own.goto(path);
      await expect(own.getByText(t('subscription.ended.text'))).toBeVisible();
      await expectOnlyReading(own, t);
    }
  });

  await test.step('a link is ended, and no other one offered that would be refused', async () => {
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

  await test.step('on the first day nothing is claimed, and the way leads on', async () => {
    const page = await openBrowser();
    await keepToken(page, (await anAccount(machine, 'de')).token);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByText(t('reporting.head.begin'))).toBeVisible();
      await expect(page.getByText(t('subscription.ended.text'))).toHaveCount(0);
      await expectOnlyReading(page, t);
    }
    await page
      .getByRole('link', { name: t('reporting.report.beginStrategy') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/app\/wizard\//);
  });
});
