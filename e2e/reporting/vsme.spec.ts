import { aMember } from '../../server/test/factories/accounts.ts';
import { expectFitting } from '../accessibility.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { expectSaid, toast } from '../toasts.ts';
import { at, choose, openRow, rowOf, save, year } from './vsme-rows.ts';

const BASE_YEAR = 'GreenhouseGasEmissionReductionTargetBaseYear';
const ADOPTION = 'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet';
const COVERED = 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements';
const ISSUES = 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative';

test('the questions of the VSME are answered in place, saved, carried forward, omitted and pasted', async ({
  own,
  t,
  machine,
  strategist: { api },
}) => {
  test.slow();
  const { organisation } = await api.auth.getLogin();
  await aMember(machine, {
    organisationId: organisation.id,
    teamRole: 'MEMBER',
    firstName: 'Jonas',
    lastName: 'Brandt',
  });
  await api.disclosures.answer({
    params: { year: year - 1, name: 'DescriptionOfSustainabilityRelatedCertificationsOrLabels' },
    body: { value: 'EMAS', version: 0 },
  });
  const present = async (name: string) => {
    const { disclosures } = await api.disclosures.read({ params: { year } });
    return disclosures.flatMap(({ datapoints }) => datapoints).find((one) => one.name === name);
  };
  const assets = rowOf(own, 'Assets');
  const covered = rowOf(own, COVERED);
  const waste = rowOf(own, 'WasteGeneratedTable');

  await test.step('each kind of answer is given in place', async () => {
    await own.goto(at('B1'));
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitting(own);
    const basis = await openRow(own, 'BasisForReporting', t);
    await basis.getByRole('radio').last().check();
    await save(basis, t);

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
    // A text is saved after a pause in typing.
    await expect(how.getByText(t('forms.save.typed'))).toBeHidden();
    await expect(how).toContainText(t('reporting.vsme.origin.answered'));

    await own.goto(at(COVERED));
    await openRow(own, COVERED, t);
    await covered.getByRole('textbox').fill('62,5 %');
    await save(covered, t);
    await expect(covered).toContainText('62,5');
    expect((await present(COVERED))?.value).toBe('62.5');
  });

  await test.step('whatever was typed is there again after the page was left', async () => {
    const remark = own.getByRole('dialog', { name: t('reporting.vsme.remark') });
    await own.goto(at('B7'));
    await waste.getByRole('button', { name: t('reporting.vsme.table.paste') }).click();
    const pasting = own.getByRole('dialog', { name: t('reporting.vsme.table.pasteTitle') });
    await pasting.getByRole('textbox').fill('17 02 01\t12,5\t3\t\n17 04 05\t12,5\t0\t\n98 76 54\t1\t1\t1');
    await expect(pasting).toContainText('98 76 54');
    await pasting.getByRole('button', { name: '2 Zeilen' }).click();
    await expect(pasting).toBeHidden();
    await own.goto(at('B1'));
    await openRow(own, 'Assets', t);
    await assets.getByRole('textbox').fill('viel');
    await expect(assets).toContainText(t('reporting.vsme.problem.number'));
    await own.goto(at(COVERED));
    await choose(own, covered, t('reporting.vsme.remarkMenu'), t);
    await remark.getByRole('textbox').fill('Ohne Auszubildende');

    await own.reload();
    await choose(own, covered, t('reporting.vsme.remarkMenu'), t);
    await expect(remark.getByRole('textbox')).toHaveValue('Ohne Auszubildende');
    await remark.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(covered).toContainText('Ohne Auszubildende');
    await own.goto(at('B1'));
    await expect(assets.getByRole('textbox')).toHaveValue('viel');
    await own.goto(at('B7'));
    await expect(waste).toContainText('17 02 01');
    await expectFitting(own);
  });

  await test.step('rows of a spreadsheet became a table with sums', async () => {
    await waste.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
    await expect(waste).toContainText(t('reporting.vsme.origin.answered'), { useInnerText: false });
    await expect(waste.getByRole('row').filter({ hasText: t('reporting.vsme.table.sum') })).toContainText(
      '25',
    );
  });

  await test.step('what can be saved is saved on leaving', async () => {
    await own.goto(at('B1'));
    await assets.getByRole('textbox').fill('1.234.567,5');
    await own.reload();
    await expect(assets).toContainText(t('reporting.vsme.origin.answered'));
    await expect(assets).toContainText('1.234.567,5');
  });

  await test.step('somebody of the team sees to it', async () => {
    await own.goto(at(COVERED));
    await choose(own, covered, t('reporting.vsme.responsibleMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.responsible') });
    await dialog.getByRole('combobox').click();
    await own.getByRole('option', { name: 'Jonas Brandt' }).click();
    // Another answer in the meantime must not cause a conflict.
    const { version } = (await present(COVERED)) ?? { version: 0 };
    await api.disclosures.answer({ params: { year, name: COVERED }, body: { value: '63', version } });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(covered).toContainText('Jonas Brandt');
    await expect(covered.getByRole('textbox')).toHaveValue('63');
  });

  await test.step('both modules are chosen: a year and a day are asked for', async () => {
    await own.getByRole('button', { name: t('reporting.vsme.modulesChange'), exact: true }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.modules') });
    await dialog.getByRole('radio', { name: t('reporting.vsme.modules.COMPREHENSIVE') }).check();
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(own.getByText(t('reporting.vsme.by.COMPREHENSIVE'))).toBeVisible();
  });

  await test.step('a year is four digits', async () => {
    await own.goto(at(BASE_YEAR));
    const row = await openRow(own, BASE_YEAR, t);
    await row.getByRole('textbox').fill('19');
    await expect(row).toContainText(t('reporting.vsme.problem.year'));
    await row.getByRole('textbox').fill('2019');
    await save(row, t);
    expect((await present(BASE_YEAR))?.value).toBe('2019');
  });

  await test.step('a day is typed as people write it', async () => {
    const row = await openRow(own, ADOPTION, t);
    await row.getByRole('textbox').fill('31.12.2027');
    await row.getByRole('textbox').press('Tab');
    await save(row, t);
    await expect(row).toContainText('31. Dez');
    expect((await present(ADOPTION))?.value).toBe('2027-12-31');
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

  await test.step('several things are chosen', async () => {
    await own.goto(at(ISSUES));
    const row = await openRow(own, ISSUES, t);
    await row.getByRole('checkbox', { name: 'Klimawandel' }).check();
    await row.getByRole('checkbox', { name: 'Kreislaufwirtschaft' }).check();
    await save(row, t);
    await expect(row).toContainText('Klimawandel, Kreislaufwirtschaft');
  });

  await test.step('what is sensitive is left out with its reason, and back again', async () => {
    await own.goto(at('B1'));
    const row = rowOf(own, 'Assets');
    await choose(own, row, t('reporting.vsme.omitMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.reason.OMITTED_SENSITIVE') });
    await dialog.getByRole('textbox').fill('Laufende Verhandlungen');
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    // The toast with its undo action stays while the pointer is on it.
    await toast(own, t('reporting.vsme.said.OMITTED_SENSITIVE')).hover();
    await expect(row).toContainText('Laufende Verhandlungen');
    await expect(row).toContainText(t('reporting.vsme.origin.omitted'));
    await toast(own, t('reporting.vsme.said.OMITTED_SENSITIVE'))
      .getByRole('button', { name: t('reporting.vsme.undo') })
      .click();
    await expect(row).toContainText(t('reporting.vsme.origin.answered'));
    await expect(row).toContainText('1.234.567,5');
  });

  await test.step('the company is known by its identifiers', async () => {
    await own.getByRole('button', { name: t('reporting.vsme.identifiersChange') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.identifiers') });
    const lei = dialog.getByLabel(t('reporting.vsme.identifier.lei'), { exact: false });
    await lei.fill('529900T8BM49AURSDO5');
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(lei).toHaveAttribute('aria-invalid', 'true');
    await lei.fill('529900T8BM49AURSDO55');
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(own.getByText('529900T8BM49AURSDO55')).toBeVisible();
  });
});
