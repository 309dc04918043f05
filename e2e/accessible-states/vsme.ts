import { aMember } from '../../server/test/factories/accounts.ts';
import { expect } from '../fixtures.ts';
import { at, choose, openRow, rowOf, year } from '../reporting/vsme-rows.ts';
import type { AccessibleArea, World } from './area.ts';

const ISSUES = 'SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative';
const MATERIALS = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';

type Answer = Parameters<World['strategist']['api']['disclosures']['answer']>[0]['body'];

/** A colleague changes the answer. */
async function colleagueAnswers({ strategist: { api } }: World, name: string, body: Omit<Answer, 'version'>) {
  const { disclosures } = await api.disclosures.read({ params: { year } });
  const found = disclosures
    .flatMap(({ datapoints, tables }) => [...datapoints, ...tables])
    .find((one) => one.name === name);
  await api.disclosures.answer({ params: { year, name }, body: { ...body, version: found?.version ?? 0 } });
}

const materials = (mass: string) =>
  Array.from({ length: 60 }, (_, at) => ({ key: `Material ${at + 1}`, cells: [null, mass, null] }));

/**
 * Each place on the page gets its own address, because a change of the fragment alone would not load the
 * page.
 */
const place = (name: string, state: string) => at(name).replace('#', `&state=${state}#`);

const saveIn = ({ page, t }: World) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('reporting.vsme.save') })
    .click();

/** The states show answers of every kind, a colleague's change, and answers that the server refuses. */
export const vsmeArea: AccessibleArea = {
  name: 'the VSME',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ machine, strategist }) {
    const { organisation } = await strategist.api.auth.getLogin();
    await aMember(machine, { organisationId: organisation.id, firstName: 'Jonas', lastName: 'Brandt' });
  },
  states: [
    {
      name: 'one of several answers',
      path: at('BasisForReporting'),
      async reach({ page, t }) {
        const basis = await openRow(page, 'BasisForReporting', t);
        await basis.getByRole('radio').last().check();
      },
    },
    {
      name: 'the modules',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('reporting.vsme.modulesChange'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: t('reporting.vsme.modules') });
        await dialog.getByRole('radio', { name: t('reporting.vsme.modules.COMPREHENSIVE') }).check();
      },
    },
    {
      name: 'a remark that somebody else has made too',
      path: place('Assets', 'remark'),
      async reach(world) {
        const { page, t } = world;
        await choose(page, rowOf(page, 'Assets'), t('reporting.vsme.remarkMenu'), t);
        await page.getByRole('dialog').getByRole('textbox').fill('Geprüft');
        await colleagueAnswers(world, 'Assets', { remark: 'Nicht geprüft' });
        await saveIn(world);
        await expect(page.getByRole('radio', { name: /Nicht geprüft/ })).toBeVisible();
      },
    },
    {
      name: 'a reason that is missing',
      path: place('Assets', 'reason'),
      async reach(world) {
        const { page, t } = world;
        await choose(page, rowOf(page, 'Assets'), t('reporting.vsme.notApplicableMenu'), t);
        await saveIn(world);
        await expect(page.getByRole('dialog')).toContainText(t('forms.field.notBlank'));
      },
    },
    {
      name: 'somebody who sees to an answer',
      path: place('Assets', 'responsible'),
      async reach({ page, t }) {
        await choose(page, rowOf(page, 'Assets'), t('reporting.vsme.responsibleMenu'), t);
        await page.getByRole('dialog').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Jonas Brandt' }).click();
      },
    },
    {
      name: 'identifiers that are refused',
      path: place('Assets', 'identifiers'),
      async reach(world) {
        const { page, t } = world;
        await page.getByRole('button', { name: t('reporting.vsme.identifiersChange') }).click();
        const lei = page.getByRole('dialog').getByLabel(t('reporting.vsme.identifier.lei'));
        await lei.fill('529900T8BM49AURSDO5');
        await saveIn(world);
        await expect(lei).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'identifiers that somebody else has changed too',
      async reach(world) {
        const { page, t, strategist } = world;
        const { version } = await strategist.api.disclosures.identifiers();
        await strategist.api.disclosures.changeIdentifiers({
          body: { lei: null, registerNumber: 'Amtsgericht Ulm, HRB 3', version },
        });
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('reporting.vsme.identifier.lei')).fill('');
        await dialog.getByLabel(t('reporting.vsme.identifier.registerNumber')).fill('Amtsgericht Ulm, HRB 2');
        await saveIn(world);
        await expect(dialog.getByRole('radio', { name: /HRB 3/ })).toBeVisible();
      },
    },
    {
      name: 'several answers at once',
      path: place(ISSUES, 'several'),
      async reach({ page, t }) {
        const issues = await openRow(page, ISSUES, t);
        await issues.getByRole('checkbox', { name: 'Klimawandel' }).check();
      },
    },
    {
      name: 'rows to paste',
      path: place('WasteGeneratedTable', 'paste'),
      async reach({ page, t }) {
        await rowOf(page, 'WasteGeneratedTable')
          .getByRole('button', { name: t('reporting.vsme.table.paste') })
          .click();
        const dialog = page.getByRole('dialog', { name: t('reporting.vsme.table.pasteTitle') });
        await dialog.getByRole('textbox').fill('17 02 01\t12,5\t3\t\n17 04 05\t12,5\t0\t\n98 76 54\t1\t1\t1');
        await expect(dialog).toContainText('98 76 54');
      },
    },
    {
      name: 'a table that is not saved',
      async reach({ page }) {
        await page.getByRole('dialog').getByRole('button', { name: '2 Zeilen' }).click();
        await expect(rowOf(page, 'WasteGeneratedTable')).toContainText('17 02 01');
      },
    },
    {
      name: 'a table that is saved',
      async reach({ page, t }) {
        const waste = rowOf(page, 'WasteGeneratedTable');
        await waste.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
        await expect(waste.getByRole('row').filter({ hasText: t('reporting.vsme.table.sum') })).toContainText(
          '25',
        );
      },
    },
    {
      name: 'a table of several pages',
      async path(world) {
        await colleagueAnswers(world, MATERIALS, { rows: materials('10') });
        return place(MATERIALS, 'pages');
      },
      reach: ({ page, t }) =>
        expect(rowOf(page, MATERIALS).getByRole('button', { name: t('parts.nextPage') })).toBeVisible(),
    },
    {
      name: 'a table that somebody else has changed too',
      async path(world) {
        await colleagueAnswers(world, MATERIALS, { rows: materials('10').slice(0, 3) });
        return place(MATERIALS, 'conflict');
      },
      async reach(world) {
        const { page, t } = world;
        const table = rowOf(page, MATERIALS);
        await table.getByRole('textbox').nth(2).fill('1.234,5');
        await colleagueAnswers(world, MATERIALS, { rows: materials('11').slice(0, 4) });
        await table.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
        await expect(table.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'an answer that somebody else has given too',
      // The previous input is still there with its question.
      path: place('Assets', 'answer'),
      alerts: true,
      async reach(world) {
        const { page, t } = world;
        const assets = await openRow(page, 'Assets', t);
        await assets.getByRole('textbox').fill('12,5');
        await colleagueAnswers(world, 'Assets', { value: '7' });
        await assets.getByRole('textbox').press('Enter');
        await expect(assets).toContainText(t('reporting.vsme.conflict'));
      },
    },
  ],
};
