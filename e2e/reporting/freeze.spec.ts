import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../kpis/fixtures.ts';

test('whoever freezes with points open looks at them first, freezes all the same, and shares without a code', async ({
  own,
  t,
  strategist: { api },
  openBrowser,
}) => {
  test.slow();
  const year = 2025;
  await api.reports.writeNarrative({
    params: { year, section: 'foreword' },
    body: { text: 'Wir sind klimaneutral.', version: 0 },
  });
  const given = async () => {
    const { completeness } = await api.reports.read({ params: { year } });
    return completeness ? `${completeness.total - completeness.missing} von ${completeness.total}` : '';
  };
  await api.disclosures.answer({
    params: { year, name: 'Assets' },
    body: { state: 'NOT_APPLICABLE', reason: 'Keine Bilanz', version: 0 },
  });
  await own.goto(`/app/reporting/current-report?year=${year}`);
  // What is said to be there is the same number wherever it is said.
  await expect(own.getByRole('heading', { level: 1 })).toContainText(await given());
  await own.getByRole('button', { name: t('reporting.report.freeze') }).click();
  const dialog = own.getByRole('dialog', { name: t('reporting.frozen.freeze.title', { year: '2025' }) });
  await expect(dialog).toContainText(await given());
  await expectAccessible(own);
  await dialog.getByRole('link', { name: t('reporting.frozen.freeze.lookFirst') }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toHaveURL(/#checks$/);
  await expect(own.getByText(t('reporting.report.checks.kind.CLAIM'), { exact: true })).toBeVisible();

  await own.getByRole('button', { name: t('reporting.report.freeze') }).click();
  await dialog.getByRole('button', { name: t('reporting.frozen.freeze.submit') }).click();
  await dialog
    .getByRole('button', { name: t('reporting.frozen.share'), exact: true })
    .click({ timeout: 60_000 });
  const sharing = own.getByRole('dialog', { name: /NESP|-2025-01/ });
  await sharing.getByRole('switch').click();
  await sharing.getByRole('button', { name: t('reporting.frozen.share.make') }).click();
  const link = await sharing.getByLabel(t('reporting.frozen.share.link'), { exact: true }).inputValue();
  const stranger = await openBrowser();
  await stranger.goto(new URL(link).pathname);
  await expect(
    stranger.getByRole('heading', { level: 1, name: t('verification.shared.statement', { year: '2025' }) }),
  ).toBeVisible();
  await stranger.getByRole('link', { name: t('verification.shared.verify') }).click();
  await expect(
    stranger.getByRole('heading', { level: 1, name: t('verification.outcome.TOGETHER.title') }),
  ).toBeVisible();
});
