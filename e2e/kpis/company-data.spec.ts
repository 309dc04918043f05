import { expectFitting } from '../accessibility.ts';
import { tabTo } from '../by-keyboard.ts';
import { expectSaid, toast } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

/** The year is over on whatever day the test runs. */
const YEAR = new Date().getFullYear() - 1;

test('a sector is looked through, and a KPI of it proven, changed, restored, deleted and brought back', async ({
  own,
  t,
  kpi,
}) => {
  test.slow();
  const [power, gas, water] = [
    await kpi('electricity-purchased'),
    await kpi('natural-gas'),
    await kpi('water-withdrawal'),
  ];
  const [august, september] = [`${YEAR}-08`, `${YEAR}-09`];
  await power.enter(august, 1680);
  await power.enter(september, 1790);

  await test.step('the overview begins with what has a value; all KPIs come on demand and stay', async () => {
    await own.goto('/app/company-data');
    const environment = own.getByRole('region', { name: t('common.sectorLong.e'), exact: true });
    await expect(environment.getByRole('link', { name: new RegExp(`^${power.name}`) })).toBeVisible();
    const withoutValue = own.getByRole('link', { name: new RegExp(`^${gas.name}`) });
    await expect(withoutValue).toHaveCount(0);
    const social = own.getByRole('region', { name: t('common.sectorLong.s'), exact: true });
    await expect(social).toContainText(t('company-data.noValues'));
    // The columns end at the same line, however much each shows.
    const buttons = own.getByRole('button', { name: /Alle \d+ Kennzahlen zeigen/ });
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);

    // The open tab stays open on a phone.
    await own.setViewportSize({ width: 390, height: 844 });
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await expect(withoutValue).toBeVisible();
    await own.getByRole('tab', { name: t('common.sector.s') }).click();
    await expect(withoutValue).toHaveCount(0);
    await own.getByRole('tab', { name: t('common.sector.e') }).click();
    await expect(withoutValue).toBeVisible();
    await own.getByRole('button', { name: t('company-data.showFewer') }).click();
    await expect(withoutValue).toHaveCount(0);
  });

  await test.step('a KPI is changed with its evidence, and everything can be taken back', async () => {
    await own.setViewportSize({ width: 1440, height: 900 });
    await own.getByRole('link', { name: new RegExp(`^${power.name}.*1\\.790`) }).click();
    await expect(own.getByRole('heading', { level: 1, name: power.name })).toBeVisible();

    const actions = own.getByRole('button', {
      name: t('company-data.records.actions', { period: `Sep. ${YEAR}` }),
    });
    await actions.click();
    await own.getByRole('menuitem', { name: t('company-data.records.edit') }).click();
    const dialog = own.getByRole('dialog');
    await dialog.getByLabel(t('company-data.column.value'), { exact: true }).fill('1.820,5');
    await dialog.getByLabel(new RegExp(`^${t('company-data.column.evidence')}`)).setInputFiles({
      name: 'rechnung-09.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
    await expect(dialog.getByRole('link', { name: 'rechnung-09.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: t('company-data.record.save'), exact: true }).click();
    await expect(own.getByRole('dialog')).toHaveCount(0);
    await expect(own.getByRole('link', { name: 'rechnung-09.pdf' })).toBeVisible();
    expect((await power.record(september))?.value).toBe(1820.5);

    // The history shows who changed what, and restores an earlier value.
    await actions.click();
    await own.getByRole('menuitem', { name: t('company-data.records.changes') }).click();
    await expect(own.getByRole('dialog')).toContainText('1.820,5');
    await own
      .getByRole('button', { name: t('company-data.changes.restore') })
      .first()
      .click();
    await expect(own.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await power.record(september))?.value).toBe(1790);

    await actions.click();
    await own.getByRole('menuitem', { name: t('company-data.records.delete') }).click();
    // The toast with its undo action stays while the pointer is on it.
    await toast(own, t('records.deleted', { period: `Sep. ${YEAR}` })).hover();
    expect(await power.record(september)).toBeUndefined();
    await own.getByRole('button', { name: t('records.undo') }).click();
    await expect.poll(async () => (await power.record(september))?.value).toBe(1790);

    // The chart is available as a table, in every granularity.
    await own.getByRole('radio', { name: t('company-data.history.three') }).click();
    await own.getByRole('button', { name: t('parts.showTable') }).click();
    const table = own.getByRole('table', { name: t('company-data.history.title') });
    await expect(table.getByRole('row', { name: new RegExp(`^Sep\\. ${YEAR}`) })).toContainText('1.790');
    await own.getByRole('radio', { name: t('records.frequency.QUARTER') }).click();
    await expect(table.getByRole('row', { name: new RegExp(`^3\\. Quartal ${YEAR}`) })).toContainText(
      '3.470',
    );
  });

  await test.step('on a phone every KPI of a sector shows its history, all on one edge', async () => {
    for (const one of [gas, water]) for (const month of [august, september]) await one.enter(month, 500);
    await own.setViewportSize({ width: 390, height: 844 });
    await own.goto('/app/company-data/e');
    const drawings = own.locator('td[data-place=chart] svg');
    await expect(drawings.nth(2)).toBeVisible();
    const edges = await drawings.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().right)),
    );
    expect(edges.length).toBeGreaterThanOrEqual(3);
    expect(new Set(edges).size).toBe(1);
    await expectFitting(own);
  });
});

test('an own KPI is computed from others by mouse and by keyboard, and shows its sources', async ({
  own,
  t,
  kpi,
}) => {
  test.slow();
  const [power, turnover, hours] = [
    await kpi('electricity-purchased'),
    await kpi('turnover'),
    await kpi('hours-worked'),
  ];
  await power.enter('2026-09', 1500);
  await turnover.enter('2026-09', 1_000_000);
  await hours.enter('2026-09', 300);

  await test.step('by mouse', async () => {
    await own.goto('/app/company-data/e');
    await own.getByRole('button', { name: t('company-data.own.new') }).click();
    const dialog = own.getByRole('dialog');
    // The message of the previous field must not move the choice under the pointer.
    await expect(dialog.getByLabel(t('company-data.own.name'), { exact: true })).toBeFocused();
    const computed = dialog.getByRole('radio', { name: new RegExp(t('company-data.own.kind.COMPUTED')) });
    await computed.hover();
    await own.mouse.down();
    await expect(dialog.getByLabel(t('company-data.own.name'), { exact: true })).not.toBeFocused();
    await own.mouse.up();
    await expect(computed).toBeChecked();
    await expect(dialog.getByText(t('forms.field.notBlank'))).toBeVisible();
    await dialog.getByLabel(t('company-data.own.name'), { exact: true }).fill('Strom in MWh');
    // Names are picked, operators and numbers are typed. Missing parts are named, and saving is impossible until
    // then.
    const search = dialog.getByRole('combobox', { name: t('company-data.builder.search') });
    const create = dialog.getByRole('button', { name: t('company-data.own.create'), exact: true });
    await search.fill(power.name);
    await expect(dialog.getByRole('option', { name: new RegExp(`^${power.name}`) })).toBeVisible();
    await search.press('Enter');
    await search.press('+');
    await expect(dialog.getByText(t('company-data.builder.gap.OPERAND'))).toBeVisible();
    await expect(create).toBeDisabled();
    await search.fill(turnover.name);
    await search.press('Enter');
    // Values that cannot be added get another operator suggested.
    await dialog.getByRole('button', { name: t('company-data.builder.divideInstead') }).click();
    await expect(dialog.getByLabel(t('company-data.own.unit'), { exact: true })).toHaveValue('kWh je €');
    await expect(dialog.getByText('0,0015', { exact: false }).first()).toBeVisible();
    await dialog
      .getByRole('button', { name: t('company-data.builder.remove', { what: turnover.name }) })
      .click();
    const number = dialog.getByRole('textbox', { name: t('company-data.builder.number') });
    await number.fill('1.000');
    await number.press('Enter');
    await expect(dialog.getByLabel(t('company-data.own.unit'), { exact: true })).toHaveValue('MWh');
    await expect(
      dialog.getByText(t('company-data.formula.result', { period: 'September 2026' }), { exact: true }),
    ).toBeVisible();
    // The formula can be edited as text, too.
    await dialog.getByRole('button', { name: t('company-data.builder.asText') }).click();
    const formula = dialog.getByLabel(t('company-data.formula.expression'), { exact: true });
    await expect(formula).toHaveValue('kpi(electricity-purchased) / 1000');
    await formula.fill('kpi(electricity-purchased) / 1000,0');
    await expect(create).toBeEnabled();
    await create.click();

    await expect(own.getByRole('heading', { level: 1, name: 'Strom in MWh' })).toBeVisible();
    await expect(own.getByText(`${power.name} ÷ 1000.0`)).toBeVisible();
    await expect(own.getByRole('link', { name: power.name })).toBeVisible();

    await own.getByRole('button', { name: t('company-data.own.manage') }).click();
    await own.getByRole('menuitem', { name: t('company-data.own.remove') }).click();
    await own
      .getByRole('alertdialog')
      .getByRole('button', { name: t('company-data.own.remove') })
      .click();
    await expectSaid(own, t('company-data.own.removed', { name: 'Strom in MWh' }));
  });

  await test.step('by keyboard alone', async () => {
    await expect(own).toHaveURL('/app/company-data/e');
    await expect(own.getByRole('button', { name: t('company-data.own.new') })).toBeVisible();
    await tabTo(own, { name: t('company-data.own.new') });
    await own.keyboard.press('Enter');
    await expect(own.getByLabel(t('company-data.own.name'), { exact: true })).toBeFocused();
    await own.keyboard.type('Strom je Stunde');
    await own.keyboard.press('Tab');
    await own.keyboard.press('ArrowDown');
    await tabTo(own, { name: t('company-data.builder.sign.open') });
    await own.keyboard.press('Enter');
    await tabTo(own, { name: t('company-data.builder.search') });
    await own.keyboard.type(power.name);
    await own.keyboard.press('Enter');
    await own.keyboard.type('*0,5)/');
    await own.keyboard.type(hours.name);
    await own.keyboard.press('Enter');
    const dialog = own.getByRole('dialog');
    await expect(
      dialog.getByRole('group', {
        name: `Formel: Klammer auf, ${power.name}, mal, 0,5, Klammer zu, geteilt durch, ${hours.name}`,
      }),
    ).toBeVisible();
    await expect(dialog.getByText('2,5 kWh je Stunde').first()).toBeVisible();
    // The cursor moves within the formula.
    await own.keyboard.press('Home');
    await own.keyboard.press('Delete');
    await expect(dialog.getByText(t('company-data.builder.gap.OPEN'))).toBeVisible();
    await own.keyboard.press('ControlOrMeta+z');
    await expect(dialog.getByText('2,5 kWh je Stunde').first()).toBeVisible();
  });
});

test.describe('a person uses a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap counts, although the field that loses the focus shows a message', async ({
    own,
    t,
  }) => {
    await own.goto('/app/company-data/e');
    await own.getByRole('button', { name: t('company-data.own.new') }).tap();
    const computed = own.getByRole('radio', { name: new RegExp(t('company-data.own.kind.COMPUTED')) });
    await computed.waitFor();
    await own.getByLabel(t('company-data.own.name'), { exact: true }).focus();
    await computed.tap();
    await expect(own.getByText(t('forms.field.notBlank'))).toBeVisible();
    await expect(computed).toBeChecked();
    await own.getByRole('button', { name: t('company-data.builder.sign.open') }).tap();
    await expect(own.getByText(t('company-data.builder.gap.OPERAND'))).toBeVisible();
    await expectFitting(own);
  });
});
