import { expect } from '../fixtures.ts';
import { frozenReport } from '../reporting/frozen-report.ts';
import { endIn } from '../subscription/fixtures.ts';
import type { AccessibleArea, AccessibleState } from './area.ts';

/** Controls with these texts change something. */
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
];

/** Each of these screens shows the note about why nothing can be changed. */
const screensThatSay = (words: string): AccessibleState[] =>
  ['/app/reporting/current-report', '/app/reporting/vsme', '/app/reporting/archive'].map((path) => ({
    name: path,
    path,
    async reach({ page, t }) {
      await expect(page.getByText(t(words)).first()).toBeVisible();
      for (const key of WRITING) await expect(page.getByRole('button', { name: t(key) }), key).toHaveCount(0);
    },
  }));

/** A reader sees why nothing can be changed. */
export const reportReaderArea: AccessibleArea = {
  name: 'the reports of others',
  language: 'de',
  onlooker: 'reader',
  isShownElsewhere: true,
  states: screensThatSay('common.reader.text'),
};

/** Without data the report makes no statement, and links to the next step. */
export const firstReportArea: AccessibleArea = {
  name: 'the reports on the first day',
  language: 'de',
  onlooker: 'newcomer',
  isShownElsewhere: true,
  states: [
    ...screensThatSay('reporting.head.begin'),
    {
      name: 'the wizard, to which the reports lead',
      async reach({ page, t }) {
        await expect(page.getByText(t('subscription.ended.text'))).toHaveCount(0);
        await page
          .getByRole('link', { name: t('reporting.report.beginStrategy') })
          .first()
          .click();
        await expect(page).toHaveURL(/\/app\/wizard\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ],
};

export const endedReportsArea: AccessibleArea = {
  name: 'the reports after the subscription',
  language: 'de',
  onlooker: 'strategist',
  isShownElsewhere: true,
  async prepare({ program, strategist }) {
    const { id } = await frozenReport(strategist);
    await strategist.api.frozenReports.share({
      params: { frozenReportId: id },
      body: { expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(), withCode: false },
    });
    await endIn(program, strategist, -3);
  },
  states: [
    ...screensThatSay('subscription.ended.text'),
    {
      name: 'a link that was ended',
      async reach({ page, t }) {
        await page
          .getByRole('row')
          .getByRole('button', { name: /-2025-01$/ })
          .last()
          .click();
        await page.getByRole('menuitem', { name: t('reporting.frozen.share') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('reporting.frozen.share.end') }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('reporting.frozen.share.end') })
          .click();
        await expect(dialog).toContainText(t('reporting.frozen.share.noneWithout'));
      },
    },
  ],
};
