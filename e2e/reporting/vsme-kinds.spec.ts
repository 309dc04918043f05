import { aMember } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { expectSaid } from '../toasts.ts';
import { at, choose, openRow, rowOf, save, year } from './vsme-rows.ts';

const BASE_YEAR = 'GreenhouseGasEmissionReductionTargetBaseYear';
const ADOPTION = 'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet';
const COVERED = 'PercentageOfEmployeesCoveredByCollectiveBargainingAgreements';
const ISSUES = 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative';

test('years, days, shares and several choices are answered, and whatever is said beside an answer', async ({
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
  const answer = (name: string, value: string) =>
    api.disclosures.answer({ params: { year, name }, body: { value, version: 0 } });
  const present = async (name: string) => {
    const { disclosures } = await api.disclosures.read({ params: { year } });
    return disclosures.flatMap(({ datapoints }) => datapoints).find((one) => one.name === name);
  };
  const { disclosures } = await api.disclosures.read({ params: { year } });
  const basis = disclosures
    .flatMap(({ datapoints }) => datapoints)
    .find(({ name }) => name === 'BasisForPreparation');
  const both = basis?.options?.find(({ code }) => /comprehensive/i.test(code) && !/only/i.test(code));
  await answer('BasisForPreparation', both?.code ?? '');

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

  await test.step('a share is a number of hundred, and a remark stands beside it', async () => {
    await own.goto(at(COVERED));
    const row = await openRow(own, COVERED, t);
    await row.getByRole('textbox').fill('62,5 %');
    await save(row, t);
    await expect(row).toContainText('62,5');
    await choose(own, row, t('reporting.vsme.remarkMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.remark') });
    await dialog.getByRole('textbox').fill('Ohne Auszubildende');
    // What was typed is there again after the page was left.
    await own.reload();
    await choose(own, row, t('reporting.vsme.remarkMenu'), t);
    await expect(dialog.getByRole('textbox')).toHaveValue('Ohne Auszubildende');
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(row).toContainText('Ohne Auszubildende');
    expect((await present(COVERED))?.value).toBe('62.5');
  });

  await test.step('somebody of the team sees to it', async () => {
    const row = rowOf(own, COVERED);
    await choose(own, row, t('reporting.vsme.responsibleMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.responsible') });
    await dialog.getByRole('combobox').click();
    await own.getByRole('option', { name: 'Jonas Brandt' }).click();
    // An answer that is given meanwhile is no reason to refuse it.
    const { version } = (await present(COVERED)) ?? { version: 0 };
    await api.disclosures.answer({ params: { year, name: COVERED }, body: { value: '63', version } });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Jonas Brandt');
    await expect(row.getByRole('textbox')).toHaveValue('63');
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
    await expectSaid(own, t('reporting.vsme.said.OMITTED_SENSITIVE'));
    await expect(row).toContainText('Laufende Verhandlungen');
    await expect(row).toContainText(t('reporting.vsme.origin.omitted'));
    await own.getByRole('button', { name: t('reporting.vsme.undo') }).click();
    await expect(row).toContainText(t('reporting.vsme.origin.missing'));
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
