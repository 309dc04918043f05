import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { textsIn } from '../accounts/texts.ts';
import { expect, test } from '../kpis/fixtures.ts';
import { frozenReportOf } from './frozen-report.ts';

const year = 2025;
const reason = 'Diesel für Dezember berichtigt';

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('a report is frozen with points open, downloaded, shared without and with a code, checked and replaced', async ({
  own,
  t,
  kpi,
  strategist: { api },
  browser,
  baseURL,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  for (const month of ['2024-11', '2025-11', '2026-01']) await power.enter(month, 1680);
  await api.reports.writeNarrative({
    params: { year, section: 'foreword' },
    body: { text: 'Wir sind klimaneutral.', version: 0 },
  });
  await api.disclosures.answer({
    params: { year, name: 'Assets' },
    body: { state: 'NOT_APPLICABLE', reason: 'Keine Bilanz', version: 0 },
  });
  const without = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await without.newPage();
  const linkIn = (dialog: Locator) =>
    dialog.getByLabel(t('reporting.frozen.share.link'), { exact: true }).inputValue();
  let withoutCode = '';

  await test.step('whoever freezes with points open looks at them first, and freezes all the same', async () => {
    await own.goto(`/app/reporting/current-report?year=${year}`);
    await expect(own.getByRole('button', { name: t('reporting.report.freeze') })).toBeVisible();
    const { completeness } = await api.reports.read({ params: { year } });
    const given = completeness
      ? `${completeness.total - completeness.missing} von ${completeness.total}`
      : '';
    // What is said to be there is the same number wherever it is said.
    await expect(own.getByRole('heading', { level: 1 })).toContainText(given);
    await own.getByRole('button', { name: t('reporting.report.freeze') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.frozen.freeze.title', { year: '2025' }) });
    await expect(dialog).toContainText(given);
    await dialog.getByRole('link', { name: t('reporting.frozen.freeze.lookFirst') }).click();
    await expect(dialog).toBeHidden();
    await expect(own).toHaveURL(/#checks$/);
    await expect(own.getByText(t('reporting.report.checks.kind.CLAIM'), { exact: true })).toBeVisible();
    await own.getByRole('button', { name: t('reporting.report.freeze') }).click();
    await dialog.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
    await dialog
      .getByRole('button', { name: t('reporting.frozen.share'), exact: true })
      .click({ timeout: 60_000 });
  });

  await test.step('it is shared without a code', async () => {
    const sharing = own.getByRole('dialog', { name: /NESP|-2025-01/ });
    await sharing.getByRole('switch').click();
    await sharing.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
    withoutCode = new URL(await linkIn(sharing)).pathname;
    await plain.goto(withoutCode);
    await expect(
      plain.getByRole('heading', { level: 1, name: t('verification.shared.statement', { year: '2025' }) }),
    ).toBeVisible();
    await plain.getByRole('link', { name: t('verification.shared.verify') }).click();
    await expect(
      plain.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
    ).toBeVisible();
  });

  const report = await frozenReportOf(api, year);
  const { number, contentHash } = report;
  let pdf: Buffer = Buffer.alloc(0);
  let path = '';

  await test.step('all its files are downloaded as they were made', async () => {
    await own.goto('/app/reporting/archive');
    await expect(rowOf(own, number)).toBeVisible();
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

  await test.step('number and hash are checked, without scripts as well', async () => {
    for (const page of [plain, own]) {
      await page.goto('/pruefen');
      await page.getByLabel(t('verification.number'), { exact: true }).fill(number);
      await page
        .getByLabel(t('verification.hash.field'), { exact: true })
        .fill(`${contentHash.slice(0, 32)}\n ${contentHash.slice(32)}`);
      await page.getByRole('button', { name: t('verification.form.check'), exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
      ).toBeVisible();
    }
  });

  await test.step('both pages are there in English', async () => {
    const english = textsIn('en');
    await plain.goto(`/en/verify?number=${number}&hash=${contentHash}`);
    await expect(
      plain.getByRole('heading', { level: 1, name: english('verification.outcome.TOGETHER.title') }),
    ).toBeVisible();
    await plain.goto(path.replace('/bericht/', '/en/report/'));
    await expect(plain.getByRole('heading', { name: english('verification.code.statement') })).toBeVisible();
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
    await own.goto(`/pruefen?number=${number}&hash=${'0'.repeat(64)}`);
    await expect(
      own.getByRole('heading', { level: 1, name: t('verification.outcome.APART.title') }),
    ).toBeVisible();
  });

  await test.step('a new version replaces it with a reason, which is kept while it is typed', async () => {
    const open = async () => {
      await rowOf(own, number)
        .getByRole('button', { name: t('reporting.archive.moreOf', { number }) })
        .click();
      await own.getByRole('menuitem', { name: t('reporting.archive.freezeAgain') }).click();
      return own.getByRole('dialog', { name: t('reporting.frozen.freeze.title', { year: '2025' }) });
    };
    await own.goto('/app/reporting/archive');
    let dialog = await open();
    const submit = () => dialog.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
    await submit();
    await expect(dialog.getByText(t('reporting.frozen.freeze.reasonMissing'))).toBeVisible();
    await dialog.getByLabel(t('reporting.frozen.freeze.reason')).fill(reason);
    await own.reload();
    dialog = await open();
    await expect(dialog.getByLabel(t('reporting.frozen.freeze.reason'))).toHaveValue(reason);
    await submit();
    const next = number.replace(/01$/, '02');
    await expect(dialog.getByText(t('reporting.frozen.done', { number: next }))).toBeVisible({
      timeout: 60_000,
    });
    await own.keyboard.press('Escape');
    await expect(
      rowOf(own, reason).getByText(t('reporting.frozen.replacedBy', { number: next })),
    ).toBeVisible();
    await own.goto(`/pruefen?number=${number}&hash=${contentHash}`);
    await expect(own.getByText(t('verification.replaced'))).toBeVisible();
  });

  await test.step('two years stand side by side', async () => {
    await own.goto('/app/reporting/archive');
    const table = own.getByRole('table', { name: t('reporting.archive.compare') });
    await expect(table.getByRole('row').filter({ hasText: power.name }).first()).toBeVisible();
    await own.getByRole('radio', { name: t('reporting.archive.scope.WHOLE') }).click();
    await expect(table).toBeVisible();
    await own.getByRole('combobox', { name: t('reporting.archive.firstYear') }).click();
    await own.getByRole('option', { name: '2024' }).click();
    await expect(table.getByRole('columnheader', { name: /^2024/ })).toBeAttached();
  });
  await without.close();
});
