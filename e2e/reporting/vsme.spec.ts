import { expectFitting } from '../accessibility.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { at, openRow, rowOf, save, year } from './vsme-rows.ts';

test('what the VSME asks for is answered, kept, carried over, left out and pasted', async ({
  own,
  t,
  strategist: { api },
}) => {
  test.slow();
  const answerLastYear = (name: string, value: string) =>
    api.disclosures.answer({ params: { year: year - 1, name }, body: { value, version: 0 } });
  await answerLastYear('DescriptionOfSustainabilityRelatedCertificationsOrLabels', 'EMAS');

  await test.step('each kind of answer is given in place', async () => {
    await own.goto(at('B1'));
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitting(own);
    const basis = await openRow(own, 'BasisForReporting', t);
    await basis.getByRole('radio').last().check();
    await save(basis, t);

    const assets = await openRow(own, 'Assets', t);
    await assets.getByRole('textbox').fill('viel');
    await expect(assets).toContainText(t('reporting.vsme.problem.number'));
    // What cannot be saved yet is kept; what can be is saved on leaving.
    await own.reload();
    await expect(assets.getByRole('textbox')).toHaveValue('viel');
    await assets.getByRole('textbox').fill('1.234.567,5');
    await own.reload();
    await expect(rowOf(own, 'Assets')).toContainText(t('reporting.vsme.origin.answered'));
    await expect(rowOf(own, 'Assets')).toContainText('1.234.567,5');

    const nace = await openRow(own, 'NaceSectorClassificationCodes', t);
    await nace.getByRole('combobox').fill('43.91');
    await own.getByRole('option', { name: 'Maurerarbeiten' }).click();
    await own.keyboard.press('Escape');
    await save(nace, t);

    await own.goto(at('B7'));
    const circular = await openRow(own, 'UndertakingAppliesCircularEconomyPrinciples', t);
    await circular.getByRole('radio', { name: t('reporting.vsme.yes') }).check();
    await save(circular, t);
    const how = await openRow(own, 'DescriptionOfHowCircularEconomyPrinciplesAreApplied', t);
    await how.getByRole('textbox').fill('Wir nehmen Verpackungen zurück. #1 $x$ 🌱');
    // A text is saved when nothing was typed for a while.
    await expect(how.getByText(t('reporting.vsme.notSaved'))).toBeHidden();
    await expect(how).toContainText(t('reporting.vsme.origin.answered'));
  });

  await test.step('both modules are chosen: a year and a day are asked for', async () => {
    await own.getByRole('button', { name: t('reporting.vsme.modulesChange'), exact: true }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.modules') });
    await dialog.getByRole('radio', { name: t('reporting.vsme.modules.COMPREHENSIVE') }).check();
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(own.getByText(t('reporting.vsme.by.COMPREHENSIVE'))).toBeVisible();
  });

  await test.step('last year’s answer holds unchanged, until that is taken back', async () => {
    await own.goto(at('B1'));
    const labels = rowOf(own, 'DescriptionOfSustainabilityRelatedCertificationsOrLabels');
    await labels.getByRole('button', { name: t('reporting.vsme.unchanged'), exact: true }).click();
    await expect(labels).toContainText(t('reporting.vsme.origin.carried', { year: String(year - 1) }));
    await own.getByRole('button', { name: t('reporting.vsme.undo') }).click();
    await expect(labels).toContainText(t('reporting.vsme.origin.missing'));
  });

  await test.step('what does not apply says why', async () => {
    const labels = rowOf(own, 'DescriptionOfSustainabilityRelatedCertificationsOrLabels');
    await labels.getByRole('button', { name: t('reporting.vsme.menu', { label: '' }).trim() }).click();
    await own.getByRole('menuitem', { name: t('reporting.vsme.notApplicableMenu') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.reason.NOT_APPLICABLE') });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toContainText(t('forms.field.notBlank'));
    await dialog.getByRole('textbox').fill('Kein Siegel');
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expectSaid(own, t('reporting.vsme.said.NOT_APPLICABLE'));
    await expect(labels).toContainText('Kein Siegel');
  });

  await test.step('rows of a spreadsheet become a table with sums', async () => {
    await own.goto(at('B7'));
    const waste = rowOf(own, 'WasteGeneratedTable');
    await waste.getByRole('button', { name: t('reporting.vsme.table.paste') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.table.pasteTitle') });
    await dialog.getByRole('textbox').fill('17 02 01\t12,5\t3\t\n17 04 05\t12,5\t0\t\n98 76 54\t1\t1\t1');
    await expect(dialog).toContainText('98 76 54');
    await dialog.getByRole('button', { name: '2 Zeilen' }).click();
    await own.reload();
    // What was pasted is still there, although nobody has saved it.
    await expect(waste).toContainText('17 02 01');
    await expectFitting(own);
    await waste.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
    await expect(waste).toContainText(t('reporting.vsme.origin.answered'), { useInnerText: false });
    await expect(waste.getByRole('row').filter({ hasText: t('reporting.vsme.table.sum') })).toContainText(
      '25',
    );
  });
});
