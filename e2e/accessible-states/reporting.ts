import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { expect } from '../fixtures.ts';
import { FILES_MS, frozenReportOf } from '../reporting/frozen-report.ts';
import type { AccessibleArea, World } from './area.ts';

const ARCHIVE = '/app/reporting/archive';

let report: FrozenReport | undefined;

const rowOf = ({ page }: World) => page.getByRole('row').filter({ hasText: report?.number ?? '' });

/** Chooses an action from the menu of the frozen report. */
async function choose(world: World, action: string): Promise<void> {
  const { page, t } = world;
  const name = t('reporting.archive.moreOf', { number: report?.number ?? '' });
  await rowOf(world).getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: t(action), exact: true }).click();
}

/** Reports: frozen, shared, checked and written. */
export const reportingArea: AccessibleArea = {
  name: 'the reports',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ strategist, kpi }) {
    const power = await kpi('electricity-purchased');
    for (const month of ['2024-11', '2025-11']) await power.enter(month, 1680);
    await strategist.api.reports.writeNarrative({
      params: { year: 2025, section: 'foreword' },
      body: { text: 'Wir sind klimaneutral.', version: 0 },
    });
  },
  states: [
    {
      name: 'a report to freeze with points open',
      path: '/app/reporting/current-report?year=2025',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('reporting.report.freeze') }).click();
        await expect(page.getByRole('link', { name: t('reporting.frozen.freeze.lookFirst') })).toBeVisible();
      },
    },
    {
      name: 'a report that was frozen',
      async reach({ page, t, strategist: { api } }) {
        await page.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
        await expect(
          page.getByRole('button', { name: t('reporting.frozen.share'), exact: true }),
        ).toBeVisible({ timeout: FILES_MS });
        report = await frozenReportOf(api, 2025);
      },
    },
    {
      name: 'an archive with two years side by side',
      path: ARCHIVE,
      async reach({ page, t }) {
        await page.getByRole('radio', { name: t('reporting.archive.scope.WHOLE') }).click();
        await expect(page.getByRole('table', { name: t('reporting.archive.compare') })).toBeVisible();
      },
    },
    {
      name: 'the files of a report',
      async reach(world) {
        const { page, t } = world;
        await rowOf(world)
          .getByRole('button', { name: new RegExp(`^${t('reporting.archive.open')}`) })
          .click();
        await expect(page.getByRole('list', { name: t('reporting.frozen.files') })).toBeVisible();
      },
    },
    {
      name: 'a report to share',
      path: ARCHIVE,
      reach: (world) => choose(world, 'reporting.frozen.share'),
    },
    {
      name: 'a report that is shared',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
        await expect(page.getByLabel(t('reporting.frozen.share.link'), { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a report to freeze again, without a reason',
      path: ARCHIVE,
      async reach(world) {
        const { page, t } = world;
        await choose(world, 'reporting.archive.freezeAgain');
        await page.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
        await expect(page.getByText(t('reporting.frozen.freeze.reasonMissing'))).toBeVisible();
      },
    },
    {
      name: 'a text that somebody else has written too',
      path: '/app/reporting/current-report?year=2026',
      async reach({ page, t, strategist }) {
        await page.getByRole('button', { name: t('reporting.report.write.foreword') }).click();
        await strategist.api.reports.writeNarrative({
          params: { year: 2026, section: 'foreword' },
          body: { text: 'Vom Kollegen.', version: 0 },
        });
        await page
          .getByRole('textbox', { name: t('reporting.report.section.foreword') })
          .fill('Wir sind bald klimaneutral.');
        await expect(page.getByText('Vom Kollegen.')).toBeVisible();
      },
    },
    {
      name: 'a shared report',
      async path({ strategist }) {
        const { link } = await strategist.api.frozenReports.read({
          params: { frozenReportId: report?.id ?? 0 },
        });
        return new URL(link?.url ?? '').pathname;
      },
      async reach({ page, t, strategist }) {
        const { link } = await strategist.api.frozenReports.read({
          params: { frozenReportId: report?.id ?? 0 },
        });
        await page.getByLabel(t('verification.code.label'), { exact: true }).fill(link?.code ?? '');
        await page.getByRole('button', { name: t('verification.code.open') }).click();
        await expect(page.getByText(report?.number ?? '')).toBeVisible();
      },
    },
    {
      name: 'a report that was checked',
      path: () => `/pruefen?number=${report?.number}&hash=${report?.contentHash}`,
      reach: ({ page, t }) =>
        expect(
          page.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
        ).toBeVisible(),
    },
    {
      name: 'a file that was changed',
      async reach({ page, t }) {
        await page.getByLabel(t('verification.file.label')).setInputFiles({
          name: 'Bericht.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7 something else'),
        });
        await page.getByRole('button', { name: t('verification.form.check'), exact: true }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: t('verification.outcome.CHANGED.title') }),
        ).toBeVisible();
      },
    },
  ],
};
