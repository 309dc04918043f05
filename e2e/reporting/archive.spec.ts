import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { keepToken } from '../accounts/fixtures.ts';
import type { Texts } from '../accounts/texts.ts';
import { expect, test } from '../kpis/fixtures.ts';
import { endIn } from '../subscription/fixtures.ts';
import { frozenReportOf, unprintedReport } from './frozen-report.ts';

const year = 2025;
const reason = 'Diesel für Dezember berichtigt';

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

/** Checks that the archive offers the file and its checksum, and no actions. */
async function expectMenu(page: Page, t: Texts, number: string): Promise<void> {
  await page.getByRole('button', { name: t('reporting.archive.moreOf', { number }) }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    t('reporting.archive.downloadPdf'),
    t('reporting.archive.copyHash'),
  ]);
}

/** Checks that the report can be read but not shared. */
async function expectOnlyToRead(page: Page, t: Texts, number: string): Promise<void> {
  await page.goto(`/app/reporting/current-report?year=${year}`);
  await expect(page.getByText(t('reporting.report.frozenAs', { number }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('reporting.report.share.action') })).toHaveCount(0);
}

test('a report is frozen again, downloaded, shared without and with a code and checked; readers and whoever has ended only take it along', async ({
  own,
  t,
  kpi,
  machine,
  program,
  strategist,
  openBrowser,
  browser,
  baseURL,
}) => {
  test.slow();
  const { api } = strategist;
  const power = await kpi('electricity-purchased');
  for (const month of ['2024-11', '2025-11', '2026-01']) await power.enter(month, 1680);
  const before = await unprintedReport({ program, machine, strategist });
  const without = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await without.newPage();
  const linkIn = (dialog: Locator) =>
    dialog.getByLabel(t('reporting.frozen.share.link'), { exact: true }).inputValue();
  let withoutCode = '';

  await test.step('a new version asks for a reason, which is kept while it is typed', async () => {
    const open = async () => {
      await rowOf(own, before.number)
        .getByRole('button', { name: t('reporting.archive.moreOf', { number: before.number }) })
        .click();
      await own.getByRole('menuitem', { name: t('reporting.archive.freezeAgain') }).click();
    };
    const dialog = own.getByRole('dialog', { name: t('reporting.frozen.freeze.title', { year: '2025' }) });
    const submit = dialog.getByRole('button', { name: t('reporting.frozen.freeze.submit') });
    await own.goto('/app/reporting/archive');
    await open();
    await submit.click();
    await expect(dialog.getByText(t('reporting.frozen.freeze.reasonMissing'))).toBeVisible();
    await dialog.getByLabel(t('reporting.frozen.freeze.reason')).fill(reason);
    await own.reload();
    const release = Promise.withResolvers<void>();
    await own.route(`**/reports/${year}`, async (route) => {
      await release.promise;
      await route.fallback();
    });
    const preview = own.waitForResponse('**/reports/*/freeze');
    await open();
    await (await preview).finished();
    // The form waits for the report, because a button that moves when it arrives is easily missed.
    await own.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(dialog).toBeVisible();
    await expect(submit).toHaveCount(0);
    release.resolve();
    await expect(dialog.getByLabel(t('reporting.frozen.freeze.reason'))).toHaveValue(reason);
    await expect(dialog.getByText(t('reporting.frozen.freeze.checksNone'))).toBeVisible();
    const asked: unknown[] = [];
    await own.route('**/reports/*/freeze', async (route) => {
      // The dialog may still be loading the preview.
      if (route.request().method() === 'GET') return route.fallback();
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: await unprintedReport({ program, machine, strategist }, before) });
    });
    await submit.click();
    await dialog.getByRole('button', { name: t('reporting.frozen.share'), exact: true }).click();
    expect(asked).toEqual([{ replaces: before.id, reason }]);
    await own.unroute('**/reports/*/freeze');
  });

  const report = await frozenReportOf(api, year);
  const { number, contentHash } = report;

  await test.step('it is shared without a code', async () => {
    const sharing = own.getByRole('dialog', { name: t('reporting.frozen.share.title', { number }) });
    await sharing.getByRole('switch').click();
    await sharing.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
    withoutCode = new URL(await linkIn(sharing)).pathname;
    await sharing.getByRole('button', { name: t('reporting.frozen.share.done') }).click();
    await plain.goto(withoutCode);
    await expect(
      plain.getByRole('heading', { level: 1, name: t('verification.shared.statement', { year: '2025' }) }),
    ).toBeVisible();
    await plain.getByRole('link', { name: t('verification.shared.verify') }).click();
    await expect(
      plain.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
    ).toBeVisible();
  });

  let pdf: Buffer = Buffer.alloc(0);
  let path = '';

  await test.step('all its files are downloaded as they were made', async () => {
    await rowOf(own, number)
      .getByRole('button', { name: new RegExp(`^${t('reporting.archive.open')}.*${number}`) })
      .click();
    const dialog = own.getByRole('dialog', { name: number });
    const files = dialog.getByRole('list', { name: t('reporting.frozen.files') });
    await expect(files.getByRole('button')).toHaveCount(report.files.length);
    const [download] = await Promise.all([
      own.waitForEvent('download'),
      files.getByRole('button').first().click(),
    ]);
    pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await own.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the link is ended, after asking once, and another made with a code', async () => {
    await rowOf(own, number)
      .getByRole('button', { name: t('reporting.archive.moreOf', { number }) })
      .click();
    await own.getByRole('menuitem', { name: t('reporting.frozen.share'), exact: true }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.frozen.share.title', { number }) });
    await dialog.getByRole('button', { name: t('reporting.frozen.share.end') }).click();
    await own
      .getByRole('alertdialog')
      .getByRole('button', { name: t('reporting.frozen.share.end') })
      .click();
    await expect(dialog.getByRole('button', { name: t('reporting.frozen.share.make') })).toBeVisible();
    expect((await plain.goto(withoutCode))?.status()).toBe(404);
    await expect(plain.getByRole('heading', { name: t('verification.gone.title') })).toBeVisible();
    await dialog.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
    path = new URL(await linkIn(dialog)).pathname;
    await dialog.getByRole('button', { name: t('reporting.frozen.share.done') }).click();
  });

  await test.step('two years stand side by side', async () => {
    const table = own.getByRole('table', { name: t('reporting.archive.compare') });
    await expect(table.getByRole('row').filter({ hasText: power.name }).first()).toBeVisible();
    await own.getByRole('radio', { name: t('reporting.archive.scope.WHOLE') }).click();
    await expect(table).toBeVisible();
    await own.getByRole('combobox', { name: t('reporting.archive.firstYear') }).click();
    await own.getByRole('option', { name: '2024' }).click();
    await expect(table.getByRole('columnheader', { name: /^2024/ })).toBeAttached();
  });

  const { link: made } = await api.frozenReports.read({ params: { frozenReportId: report.id } });

  await test.step('whoever has the link and the code reads it, without scripts as well', async () => {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { name: t('verification.code.statement') })).toBeVisible();
    await plain.getByLabel(t('verification.code.label'), { exact: true }).fill('000 000');
    await plain.getByRole('button', { name: t('verification.code.open') }).click();
    await expect(plain.getByRole('alert')).toBeVisible();
    await plain.getByLabel(t('verification.code.label'), { exact: true }).fill(made?.code ?? '');
    await plain.getByRole('button', { name: t('verification.code.open') }).click();
    await expect(
      plain.getByRole('heading', {
        level: 1,
        name: t('verification.shared.statement', { year: '2025' }),
      }),
    ).toBeVisible();
    await expect(plain.getByText(number)).toBeVisible();
    const [download] = await Promise.all([
      plain.waitForEvent('download'),
      plain.getByRole('button', { name: /^PDF/ }).first().click(),
    ]);
    expect((await readFile(await download.path())).equals(pdf)).toBe(true);
  });

  await test.step('the same with scripts, at an address that tells nothing of the code', async () => {
    await own.goto(path);
    await own.getByLabel(t('verification.code.label'), { exact: true }).fill(made?.code ?? '');
    await own.getByRole('button', { name: t('verification.code.open') }).click();
    await expect(own.getByText(number)).toBeVisible();
    await expect(own).toHaveURL(path);
  });

  await test.step('number and hash are checked', async () => {
    await own.goto('/pruefen');
    await own.getByLabel(t('verification.number'), { exact: true }).fill(number);
    await own
      .getByLabel(t('verification.hash.field'), { exact: true })
      .fill(`${contentHash.slice(0, 32)}\n ${contentHash.slice(32)}`);
    await own.getByRole('button', { name: t('verification.form.check'), exact: true }).click();
    await expect(
      own.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
    ).toBeVisible();
  });

  await test.step('only the file itself proves that it is genuine; a changed one does not', async () => {
    const choose = (buffer: Buffer) =>
      own
        .getByLabel(t('verification.file.label'))
        .setInputFiles({ name: 'Bericht.pdf', mimeType: 'application/pdf', buffer });
    const check = own.getByRole('button', { name: t('verification.form.check'), exact: true });
    await choose(pdf);
    await check.click();
    await expect(
      own.getByRole('heading', { level: 1, name: t('verification.outcome.GENUINE.title') }),
    ).toBeVisible();
    await own.getByRole('button', { name: t('verification.file.remove') }).click();
    await choose(Buffer.concat([pdf, Buffer.from(' ')]));
    await check.click();
    await expect(
      own.getByRole('heading', { level: 1, name: t('verification.outcome.CHANGED.title') }),
    ).toBeVisible();
  });

  await test.step('a reader', async () => {
    const { organisation } = await api.auth.getLogin();
    const auditor = await aMember(machine, { organisationId: organisation.id, teamRole: 'READER' });
    const page = await openBrowser();
    await keepToken(page, await startSession(machine, auditor));
    await page.goto('/app/reporting/archive');
    await expectMenu(page, t, number);
    await expectOnlyToRead(page, t, number);
  });

  await test.step('somebody whose subscription has ended ends the link, and can make none', async () => {
    await endIn(program, strategist, -3);
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
    await expectOnlyToRead(own, t, number);
    // The displayed report is downloaded; server tests cover all formats.
    await own.getByRole('button', { name: t('reporting.report.download') }).click();
    const arriving = own.waitForEvent('download');
    await own.getByRole('menuitem', { name: new RegExp(`^${t('reporting.report.format.xlsx')}`) }).click();
    expect((await arriving).suggestedFilename()).toMatch(/\.xlsx$/);
  });
  await without.close();
});
