import { expect } from '../fixtures.ts';
import { frozenReport } from '../reporting/frozen-report.ts';
import { endIn } from '../subscription/fixtures.ts';
import type { AccessibleArea, AccessibleState } from './area.ts';

/** The screens of the reports with the word about why nothing can be changed. */
const screensThatSay = (words: string): AccessibleState[] =>
  ['/app/reporting/current-report', '/app/reporting/vsme', '/app/reporting/archive'].map((path) => ({
    name: path,
    path,
    reach: ({ page, t }) => expect(page.getByText(t(words)).first()).toBeVisible(),
  }));

export const reportReaderArea: AccessibleArea = {
  name: 'the reports of others',
  language: 'de',
  onlooker: 'reader',
  states: screensThatSay('common.reader.text'),
};

export const firstReportArea: AccessibleArea = {
  name: 'the reports on the first day',
  language: 'de',
  onlooker: 'newcomer',
  states: screensThatSay('reporting.head.begin'),
};

export const endedReportsArea: AccessibleArea = {
  name: 'the reports after the subscription',
  language: 'de',
  onlooker: 'strategist',
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
