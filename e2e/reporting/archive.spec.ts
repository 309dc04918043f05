import { readFile } from 'node:fs/promises';
import type { FrozenReport } from '@metra/contract/frozen-reports';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitting } from '../accessibility.ts';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect, test } from '../kpis/fixtures.ts';

const year = 2025;
const reason = 'Diesel für Dezember berichtigt';

/** Freezes the year without the screen, and waits for the files. */
async function frozenReport({ api }: Strategist): Promise<FrozenReport> {
  const { id } = await api.frozenReports.freeze({ params: { year }, body: {} }, { idempotencyKey: 'first' });
  const read = () => api.frozenReports.read({ params: { frozenReportId: id } });
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('VALID');
  return read();
}

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

for (const [language, width] of [
  ['de', 1440],
  ['en', 390],
] as const)
  test.describe(`in ${language}, ${width} wide`, () => {
    test.use({ language, viewport: { width, height: 900 } });
    const prefix = language === 'en' ? '/en' : '';
    const verify = language === 'en' ? '/en/verify' : '/pruefen';

    test('a frozen report is downloaded, checked, shared with a code, ended and replaced', async ({
      own,
      t,
      kpi,
      strategist,
      browser,
      baseURL,
    }) => {
      test.slow();
      const power = await kpi('electricity-purchased');
      for (const month of ['2024-11', '2025-11', '2026-01']) await power.enter(month, 1680);
      const report = await frozenReport(strategist);
      const { number, contentHash } = report;
      const without = await browser.newContext({
        ...(baseURL && { baseURL }),
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      const plain = await without.newPage();
      let pdf: Buffer = Buffer.alloc(0);
      let link = '';

      await test.step('all its files are downloaded as they were made', async () => {
        await own.goto('/app/reporting/archive');
        await expect(rowOf(own, number)).toBeVisible();
        await expectFitting(own);
        await expectAccessible(own);
        await rowOf(own, number)
          .getByRole('button', { name: new RegExp(`^${t('reporting.archive.open')}.*${number}`) })
          .click();
        const dialog = own.getByRole('dialog', { name: number });
        const files = dialog.getByRole('list', { name: t('reporting.frozen.files') });
        await expect(files.getByRole('button')).toHaveCount(report.files.length);
        await expectAccessible(own);
        const [download] = await Promise.all([
          own.waitForEvent('download'),
          files.getByRole('button').first().click(),
        ]);
        pdf = await readFile(await download.path());
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
        await own.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });

      await test.step('it is shared with a code', async () => {
        await rowOf(own, number)
          .getByRole('button', { name: t('reporting.archive.moreOf', { number }) })
          .click();
        await own.getByRole('menuitem', { name: t('reporting.frozen.share'), exact: true }).click();
        const dialog = own.getByRole('dialog', { name: t('reporting.frozen.share.title', { number }) });
        await expectAccessible(own);
        await dialog.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
        link = await dialog.getByLabel(t('reporting.frozen.share.link'), { exact: true }).inputValue();
        await expectAccessible(own);
        await dialog.getByRole('button', { name: t('reporting.frozen.share.done') }).click();
      });

      const { link: made } = await strategist.api.frozenReports.read({
        params: { frozenReportId: report.id },
      });
      const path = `${prefix}${new URL(link).pathname.replace(/^\/en/, '')}`.replace(
        '/en/bericht/',
        '/en/report/',
      );

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
        await expectFitting(own);
        await expectAccessible(own);
      });

      await test.step('number and hash are checked, without scripts as well', async () => {
        for (const page of [plain, own]) {
          await page.goto(verify);
          await page.getByLabel(t('verification.number'), { exact: true }).fill(number);
          await page
            .getByLabel(t('verification.hash.field'), { exact: true })
            .fill(`${contentHash.slice(0, 32)}\n ${contentHash.slice(32)}`);
          await page.getByRole('button', { name: t('verification.form.check'), exact: true }).click();
          await expect(
            page.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
          ).toBeVisible();
        }
        await expectFitting(own);
        await expectAccessible(own);
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
        await expectAccessible(own);
        await own.goto(`${verify}?number=${number}&hash=${'0'.repeat(64)}`);
        await expect(
          own.getByRole('heading', { level: 1, name: t('verification.outcome.APART.title') }),
        ).toBeVisible();
      });

      await test.step('the link is ended, after asking once', async () => {
        await own.goto('/app/reporting/archive');
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
        await own.keyboard.press('Escape');
        expect((await plain.goto(path))?.status()).toBe(404);
        await expect(plain.getByRole('heading', { name: t('verification.gone.title') })).toBeVisible();
      });

      await test.step('a new version replaces it with a reason, which is kept while it is typed', async () => {
        const open = async () => {
          await rowOf(own, number)
            .getByRole('button', { name: t('reporting.archive.moreOf', { number }) })
            .click();
          await own.getByRole('menuitem', { name: t('reporting.archive.freezeAgain') }).click();
          return own.getByRole('dialog', { name: t('reporting.frozen.freeze.title', { year: '2025' }) });
        };
        let dialog = await open();
        const submit = () =>
          dialog.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
        await submit();
        await expect(dialog.getByText(t('reporting.frozen.freeze.reasonMissing'))).toBeVisible();
        await dialog.getByLabel(t('reporting.frozen.freeze.reason')).fill(reason);
        await expectAccessible(own);
        await own.reload();
        dialog = await open();
        await expect(dialog.getByLabel(t('reporting.frozen.freeze.reason'))).toHaveValue(reason);
        await submit();
        const next = number.replace(/01$/, '02');
        await expect(dialog.getByText(t('reporting.frozen.done', { number: next }))).toBeVisible({
          timeout: 60_000,
        });
        await expectAccessible(own);
        await own.keyboard.press('Escape');
        await expect(
          rowOf(own, reason).getByText(t('reporting.frozen.replacedBy', { number: next })),
        ).toBeVisible();
        await own.goto(`${verify}?number=${number}&hash=${contentHash}`);
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
        await expectFitting(own);
        await expectAccessible(own);
      });
      await without.close();
    });
  });
