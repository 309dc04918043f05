import type { Page } from '@playwright/test';
import { expectAccessible, expectFitting, onPhoneByNight } from '../accessibility.ts';
import type { Texts } from '../accounts/texts.ts';
import { arrowTo, tabTo } from '../by-keyboard.ts';
import { expectSaid, toast } from '../toasts.ts';
import { cardOf, columnOf, expect, firstMeasure, goalPath, read, test } from './fixtures.ts';

const dialogOf = (page: Page, measure: { name: string }) =>
  page.getByRole('dialog', { name: read(measure.name) });
const saveIn = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('goals.measure.save'), exact: true });

test('tells its story and lets people work on a measure, on a phone and in the dark too', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  await own.goto(goalPath(goal));
  await expect(own.getByRole('heading', { level: 1, name: read(goal.name) })).toBeVisible();
  await expect(own).toHaveTitle(`${goal.name} · Metra`);
  await expect(own.getByText(read(goal.summary))).toBeVisible();
  await expect(own.getByText(t('parts.noValues'))).toBeVisible();
  await expectAccessible(own);

  await own.getByRole('button', { name: read(measure.name), exact: true }).click();
  const dialog = dialogOf(own, measure);
  await dialog.getByLabel(t('goals.measure.responsible')).fill('Katrin');
  await own.getByRole('option', { name: 'Katrin Lindner' }).click();
  await dialog.getByLabel(t('goals.measure.startsOn')).fill('2026-12-01');
  await dialog.getByLabel(t('goals.measure.dueOn')).fill('2026-11-01');
  await dialog.getByLabel(t('goals.measure.note')).fill('Angebot liegt vor.');
  await dialog.getByLabel(t('goals.measure.costPlanned')).fill('1.240,50');
  await saveIn(own, t).click();
  await expect(dialog.getByText(t('forms.field.afterStart'))).toBeVisible();
  await dialog.getByLabel(t('goals.measure.dueOn')).fill('2027-03-31');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'angebot.txt', mimeType: 'text/plain', buffer: Buffer.from('Angebot 4711') });
  await expect(dialog.getByRole('link', { name: 'angebot.txt' })).toBeVisible();
  await expectAccessible(own);
  await saveIn(own, t).click();
  await expectSaid(own, t('goals.measure.saved', { name: measure.name }));

  const saved = firstMeasure(await strategist.goal('e'));
  expect(saved).toMatchObject({
    responsible: { name: 'Katrin Lindner' },
    startsOn: '2026-12-01',
    dueOn: '2027-03-31',
    note: 'Angebot liegt vor.',
    costPlanned: 124_050,
    evidence: [{ name: 'angebot.txt' }],
  });
  await expect(cardOf(own, measure)).toContainText('Katrin Lindner');

  await onPhoneByNight(own);
  await own.getByRole('tab', { name: t('goals.tabs.history') }).click();
  await expect(own.getByRole('heading', { name: t('goals.history.title') })).toBeVisible();
  await expectFitting(own);
  await expectAccessible(own);
});

test('a measure is moved by keyboard, moved back, and rated when it is done', async ({
  own,
  t,
  strategist,
}) => {
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  const moveToDone = async () => {
    await tabTo(own, { name: t('goals.card.menu', { name: measure.name }) });
    await own.keyboard.press('Enter');
    await expect(own.getByRole('menuitemradio', { name: t('goals.state.DONE') })).toBeVisible();
    await arrowTo(own, { name: t('goals.state.DONE'), role: 'menuitemradio' });
    await own.keyboard.press('Enter');
  };
  await own.goto(goalPath(goal));
  await expect(cardOf(own, measure)).toBeVisible();
  await moveToDone();
  const said = toast(own, t('goals.board.moved', { name: measure.name, state: t('goals.state.DONE') }));
  // Under the pointer the offer to take it back stays.
  await said.hover();
  await expect(
    columnOf(own, t('goals.state.DONE')).getByRole('button', { name: read(measure.name), exact: true }),
  ).toBeFocused();
  await said.getByRole('button', { name: t('goals.undo') }).click();
  await expect(columnOf(own, t('goals.state.IN_PROGRESS'))).toContainText(read(measure.name));
  await expect(async () =>
    expect(firstMeasure(await strategist.goal('e')).state).toBe('IN_PROGRESS'),
  ).toPass();

  await moveToDone();
  await columnOf(own, t('goals.state.DONE'))
    .getByRole('button', { name: read(measure.name), exact: true })
    .click();
  const dialog = dialogOf(own, measure);
  await dialog.getByRole('radio', { name: '4' }).click();
  await dialog.getByLabel(t('goals.rating.comment')).fill('Früh anfangen.');
  await saveIn(own, t).click();
  await expect(dialog).toHaveCount(0);
  const params = { trackableMeasureId: measure.id };
  await expect(strategist.api.tracking.rating({ params })).resolves.toMatchObject({
    score: 4,
    comment: 'Früh anfangen.',
  });
});

test('what was typed and not saved is still there', async ({ own, t, strategist }) => {
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  await own.goto(goalPath(goal));
  const open = () => own.getByRole('button', { name: read(measure.name), exact: true }).click();
  await open();
  const note = dialogOf(own, measure).getByLabel(t('goals.measure.note'));
  await note.fill('Noch nicht fertig');
  // Neither a click beside the dialog nor Escape loses it.
  await own.mouse.click(8, 400);
  await expect(note).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(own.getByText(t('parts.unsavedInput'))).toBeVisible();
  await expect(note).toHaveValue('Noch nicht fertig');
  await dialogOf(own, measure)
    .getByRole('button', { name: t('parts.close'), exact: true })
    .click();
  await expect(note).toHaveCount(0);
  await own.reload();
  await open();
  await expect(note).toHaveValue('Noch nicht fertig');
  await own.getByRole('button', { name: t('goals.draft.discard') }).click();
  await expect(note).toHaveValue('');
  await own.keyboard.press('Escape');
  await open();
  await expect(note).toHaveValue('');
  await expect(dialogOf(own, measure).getByText(t('goals.draft.kept'))).toHaveCount(0);
});

test('KPIs get a start and a target', async ({ own, t, strategist }) => {
  const goal = await strategist.goal('e');
  const kpi = goal.kpis[0];
  if (!kpi) throw new Error('The goal has no KPIs.');
  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: t('goals.kpis.edit', { name: kpi.name }) }).click();
  const dialog = own.getByRole('dialog', { name: t('goals.kpi.title') });
  await dialog.getByLabel(t('goals.kpi.baselineValue')).fill('380');
  await dialog.getByLabel(t('goals.kpi.targetValue')).fill('260');
  await dialog.getByLabel(t('goals.kpi.targetDate')).fill('');
  const save = dialog.getByRole('button', { name: t('goals.kpi.save') });
  await save.click();
  await expect(dialog.getByText(t('forms.field.required'))).toHaveCount(1);
  await dialog.getByRole('combobox', { name: t('goals.kpi.baselinePeriod.year') }).click();
  await own.getByRole('option', { name: '2024', exact: true }).click();
  await dialog.getByLabel(t('goals.kpi.targetDate')).fill('2028-12-31');
  await save.click();
  await expectSaid(own, t('goals.kpi.saved'));
  expect((await strategist.goal('e')).kpis[0]).toMatchObject({
    baseline: { period: '2024', value: 380 },
    target: { date: '2028-12-31', value: 260 },
  });
});

test('measures are added and removed', async ({ own, t, strategist }) => {
  test.slow();
  const goal = await strategist.goal('g');
  const other = strategist.catalogue.goals.find(({ id }) => id === goal.goalId)?.measures[1];
  if (!other) throw new Error('The catalogue has too few measures.');
  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: t('goals.addMeasure') }).click();
  const dialog = own.getByRole('dialog', { name: t('goals.addMeasures.title') });
  await dialog.getByRole('checkbox', { name: read(other.name) }).press('Space');
  await expectAccessible(own);
  await dialog.getByRole('button', { name: 'Eine Maßnahme hinzufügen' }).click();
  await expect(columnOf(own, t('goals.state.PLANNED'))).toContainText(read(other.name));

  await own.getByRole('button', { name: t('goals.card.menu', { name: other.name }) }).click();
  await own.getByRole('menuitem', { name: t('goals.card.remove') }).click();
  await own
    .getByRole('alertdialog')
    .getByRole('button', { name: t('goals.removeMeasure.confirm') })
    .click();
  await expect(cardOf(own, other)).toHaveCount(0);
  // A goal keeps at least one measure.
  const last = firstMeasure(goal);
  await own.getByRole('button', { name: t('goals.card.menu', { name: last.name }) }).click();
  await own.getByRole('menuitem', { name: t('goals.card.remove') }).click();
  await own
    .getByRole('alertdialog')
    .getByRole('button', { name: t('goals.removeMeasure.confirm') })
    .click();
  await expect(toast(own, t('api.exceptions.tracking.last_measure'))).toBeVisible();
  await expect(cardOf(own, last)).toBeVisible();
});

test('a goal is finished, looked up in the archive and taken up again', async ({ own, t, strategist }) => {
  test.slow();
  const goal = await strategist.goal('e');
  await own.goto('/app/reporting/archive');
  await expect(own.getByText(t('reporting.archive.finishedNone'))).toBeVisible();
  await expectAccessible(own);

  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: t('goals.finish') }).click();
  const dialog = own.getByRole('alertdialog', { name: t('goals.finishGoal.title') });
  await dialog.getByRole('radio', { name: t('goals.openMeasures.DROPPED') }).click();
  await dialog.getByRole('button', { name: t('goals.finishGoal.confirm') }).click();
  await expect(own.getByText(t('goals.archivedText'))).toBeVisible();
  expect(firstMeasure(await strategist.goal('e')).state).toBe('DROPPED');

  await own.getByRole('link', { name: t('goals.archive') }).click();
  await expect(own.getByRole('heading', { level: 1, name: /Ein Ziel ist abgeschlossen\.$/ })).toBeVisible();
  await expectAccessible(own);
  await own.getByRole('button', { name: t('goals.takeUp') }).click();
  await expect(own.getByRole('heading', { level: 1, name: read(goal.name) })).toBeVisible();
  await expect(own.getByRole('button', { name: t('goals.finish') })).toBeVisible();
  await own
    .getByRole('link', { name: t('common.navigation.overview') })
    .first()
    .click();
  await expect(own.getByRole('heading', { level: 2, name: read(goal.name) })).toBeVisible();
});

test('a goal that is not there is said to be missing', async ({ own, t }) => {
  await own.goto('/app/dashboard/goals/sieben');
  await expect(own.getByRole('heading', { name: t('common.notFound.heading') })).toBeVisible();
  await own.goto('/app/dashboard/goals/999999');
  await expect(own.getByRole('heading', { name: t('goals.missing.title') })).toBeVisible();
});

test('a measure of one’s own is made, planned, renamed, deleted and brought back', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const name = 'Späne heizen die Halle';
  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: t('goals.addMeasure') }).click();
  const picker = own.getByRole('dialog', { name: t('goals.addMeasures.title') });
  await picker.getByRole('button', { name: t('goals.ownMeasure.new') }).click();
  const form = own.getByRole('dialog', { name: t('goals.ownMeasure.newTitle') });
  await form.getByLabel(t('goals.ownMeasure.name'), { exact: true }).fill(name);
  await form.getByLabel(t('goals.ownMeasure.description')).fill('Aus unseren Holzresten wird Wärme.');
  await form.getByLabel(t('goals.ownMeasure.firstSteps')).fill('Späne wiegen\nAngebot einholen');
  await expectAccessible(own);
  await form.getByRole('button', { name: t('goals.ownMeasure.create'), exact: true }).click();

  // What was just made is chosen; the dialog around it stays.
  await expect(picker.getByRole('checkbox', { name })).toBeChecked();
  await expectAccessible(own);
  await picker.getByRole('button', { name: 'Eine Maßnahme hinzufügen' }).click();
  await expect(picker).toHaveCount(0);
  await expect(columnOf(own, t('goals.state.PLANNED'))).toContainText(name);
  await columnOf(own, t('goals.state.PLANNED')).getByRole('button', { name, exact: true }).click();
  const measure = own.getByRole('dialog', { name });
  await measure.getByRole('button', { name: t('goals.ownMeasure.editTitle') }).click();
  const change = own.getByRole('dialog', { name: t('goals.ownMeasure.editTitle') });
  await change.getByLabel(t('goals.ownMeasure.name'), { exact: true }).fill(`${name} 2`);
  await change.getByRole('button', { name: t('goals.ownMeasure.save'), exact: true }).click();
  await expect(own.getByRole('dialog', { name: `${name} 2` })).toBeVisible();
  await own.keyboard.press('Escape');

  const { items } = await strategist.api.measures.list({ query: { own: true } });
  expect(items.map((made) => made.name)).toEqual([`${name} 2`]);
  await own.getByRole('button', { name: t('goals.card.menu', { name: `${name} 2` }) }).click();
  await own.getByRole('menuitem', { name: t('goals.card.remove') }).click();
  const removal = own.getByRole('alertdialog');
  await removal.getByRole('button', { name: t('goals.removeMeasure.confirm') }).click();
  await expect(removal).toHaveCount(0);
  await own.getByRole('button', { name: t('goals.addMeasure') }).click();
  await picker.getByRole('button', { name: t('goals.ownMeasure.actions', { name: `${name} 2` }) }).click();
  await own.getByRole('menuitem', { name: t('goals.ownMeasure.delete') }).click();
  await expect(picker.getByRole('checkbox', { name: `${name} 2` })).toHaveCount(0);
  await own.getByRole('button', { name: t('goals.ownMeasure.undo') }).click();
  await expect(picker.getByRole('checkbox', { name: `${name} 2` })).toBeVisible();
});
