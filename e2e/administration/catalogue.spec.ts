import { callerOf } from '../accounts/api.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, freeSlug, test } from '../content/fixtures.ts';
import { finishWizard, read } from '../dashboard/fixtures.ts';
import { expectSaid } from '../toasts.ts';

/** Other journeys use these factors. */
const IN_USE = /wood|biodiesel/;

test('a goal is changed in both languages and its measures put in order, a KPI begins quietly, and a factor that is due gets its value by keyboard alone', async ({
  desk,
  t,
  editor,
  member,
  program,
}) => {
  test.slow();

  await test.step('a goal and its measures; who works on it reads it so', async () => {
    const german = callerOf(program, 'de', member.token);
    const catalogue = await german.api.frontend.metraLite();
    // Other journeys use the first goal, so this one uses the last.
    const chosen = catalogue.goals.findLast(({ sector }) => sector === 'e');
    if (!chosen) throw new Error('The catalogue has no goal.');
    const strategy = await finishWizard(german, { ...catalogue, goals: [chosen] }, ['e']);
    const [own] = strategy.goals;
    if (!own) throw new Error('The strategy has no goal.');
    const goal = await editor.api.goalsAdmin.read({ params: { id: chosen.id } });
    const word = freeSlug('Neu');
    const { measureList } = goal;

    await desk.goto(`/admin/goals/${goal.id}`);
    const name = (language: 'de' | 'en') =>
      desk.getByLabel(
        t('administration.form.labelled', {
          label: t('catalogue-admin.name'),
          language: t(`administration.form.language.${language}`),
        }),
        { exact: true },
      );
    await name('de').fill(`${word} gespart`);
    await name('en').fill(`${word} saved`);
    await desk.keyboard.press('Control+s');
    await expectSaid(desk, t('catalogue-admin.saved'));
    await expect(desk.getByRole('heading', { level: 1, name: `${word} gespart` })).toBeVisible();
    // The panel beside the form shows it at once, text by text.
    await expect(desk.getByRole('complementary').getByText(`${word} saved`)).toBeVisible();

    await desk.getByRole('button', { name: t('administration.form.actions') }).click();
    await desk.getByRole('menuitem', { name: t('catalogue-admin.measures.order') }).click();
    const [first, second] = measureList;
    if (!first || !second) throw new Error('There is nothing to put in order.');
    const down = desk.getByRole('button', { name: t('catalogue-admin.order.down', { name: first.name }) });
    await down.focus();
    await desk.keyboard.press('Alt+ArrowDown');
    const rows = desk.getByRole('dialog').getByRole('listitem');
    await expect(rows.first()).toContainText(read(second.name));
    await desk.getByRole('button', { name: t('catalogue-admin.order.save') }).click();
    await expectSaid(desk, t('catalogue-admin.order.saved'));
    const after = await editor.api.goalsAdmin.read({ params: { id: goal.id } });
    expect(after.measureList.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);

    for (const [language, name] of [
      ['de', `${word} gespart`],
      ['en', `${word} saved`],
    ] as const) {
      const { api } = callerOf(program, language, member.token);
      expect(await api.tracking.goal({ params: { trackableGoalId: own.id } })).toMatchObject({ name });
    }
  });

  await test.step('nobody is asked for a KPI before it is offered', async () => {
    const slug = freeSlug('druckluft');
    const name = `Druckluft ${slug}`;
    await desk.getByRole('link', { name: t('administration.navigation.kpis'), exact: true }).click();
    await desk.getByRole('button', { name: t('catalogue-admin.kpis.new') }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(t('catalogue-admin.nameGerman')).fill(name);
    await dialog.getByLabel(t('catalogue-admin.slug')).fill(slug);
    await dialog.getByRole('combobox', { name: t('catalogue-admin.kpis.unit') }).fill('kWh');
    await desk.getByRole('option', { name: 'kWh', exact: true }).click();
    await dialog.getByRole('button', { name: t('catalogue-admin.create') }).click();
    await expect(desk.getByRole('heading', { level: 1, name })).toContainText(
      t('catalogue-admin.notOffered'),
    );
    const { items } = await editor.api.kpisAdmin.list({ query: { query: name } });
    expect(items).toMatchObject([{ name, active: false, organisations: 0 }]);
  });

  await test.step('a factor gets the value of a new year and is looked at', async () => {
    const { items } = await editor.api.factorsAdmin.list({
      query: { due: true, kind: 'FUEL', pageSize: 100 },
    });
    const factor = items.find(({ slug, value }) => value !== null && !IN_USE.test(slug));
    if (!factor) throw new Error('No factor is due.');
    const { keyboard } = desk;
    await desk.goto(`/admin/factors?due=true&query=${encodeURIComponent(factor.slug)}`);
    await expect(desk.getByRole('row').nth(1)).toBeVisible();
    await tabTo(desk, { name: factor.name });
    await keyboard.press('Enter');
    await expect(desk).toHaveURL(new RegExp(`/admin/factors/${factor.id}`));
    await tabTo(desk, { name: t('catalogue-admin.factors.newValue') });
    await keyboard.press('Enter');
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText(t('catalogue-admin.factors.frozenStay'))).toBeVisible();
    const value = dialog.getByLabel(t('catalogue-admin.factors.value'), { exact: true });
    await tabTo(desk, { name: t('catalogue-admin.factors.value') });
    await expect(value).toBeFocused();
    await keyboard.type('0,4321');
    await tabTo(desk, { name: t('catalogue-admin.factors.why') });
    await keyboard.type('Veröffentlichung, Tabelle 3');
    await tabTo(desk, { name: t('catalogue-admin.factors.saveValue') });
    await keyboard.press('Enter');
    await expectSaid(desk, t('catalogue-admin.factors.valueSaved', { name: factor.name }));
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByText('0,4321').first()).toBeVisible();
    await expect(desk.getByText('Veröffentlichung, Tabelle 3').first()).toBeVisible();

    await tabTo(desk, { name: t('catalogue-admin.factors.unchanged') });
    await keyboard.press('Enter');
    await expectSaid(desk, t('catalogue-admin.factors.reviewed', { name: factor.name }));
    await expect
      .poll(async () => (await editor.api.factorsAdmin.read({ params: { id: factor.id } })).reviewedBy)
      .toBe('Emil Redaktion');
  });
});
