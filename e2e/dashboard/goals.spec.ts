import type { Page } from '@playwright/test';
import type { Texts } from '../accounts/texts.ts';
import { arrowTo, tabTo } from '../by-keyboard.ts';
import { expectSaid, toast } from '../toasts.ts';
import { cardOf, columnOf, expect, firstMeasure, goalPath, read, test } from './fixtures.ts';

const dialogOf = (page: Page, measure: { name: string }) =>
  page.getByRole('dialog', { name: read(measure.name) });
const saveIn = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('goals.measure.save'), exact: true });

test('a measure is planned, moved and rated, others added, made and removed, and the goal is finished and taken up again', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  const dialog = dialogOf(own, measure);
  const note = dialog.getByLabel(t('goals.measure.note'));
  const open = () => own.getByRole('button', { name: read(measure.name), exact: true }).click();
  await own.goto(goalPath(goal));
  await expect(own.getByRole('heading', { level: 1, name: read(goal.name) })).toBeVisible();
  await expect(own).toHaveTitle(`${goal.name} · Metra`);
  await expect(own.getByText(read(goal.summary))).toBeVisible();
  await expect(own.getByText(t('parts.noValues'))).toBeVisible();

  await test.step('what was typed and not saved is still there', async () => {
    await open();
    await note.fill('Noch nicht fertig');
    await own.keyboard.press('Escape');
    await expect(own.getByText(t('parts.unsavedInput'))).toBeVisible();
    await expect(note).toHaveValue('Noch nicht fertig');
    await dialog.getByRole('button', { name: t('parts.close'), exact: true }).click();
    await expect(note).toHaveCount(0);
    await open();
    await expect(note).toHaveValue('Noch nicht fertig');
    await own.getByRole('button', { name: t('goals.draft.discard') }).click();
    await expect(note).toHaveValue('');
    await expect(dialog.getByText(t('goals.draft.kept'))).toHaveCount(0);
  });

  await test.step('the measure is planned, with a file', async () => {
    await dialog.getByLabel(t('goals.measure.responsible')).fill('Katrin');
    await own.getByRole('option', { name: 'Katrin Lindner' }).click();
    await dialog.getByLabel(t('goals.measure.startsOn')).fill('2026-12-01');
    await dialog.getByLabel(t('goals.measure.dueOn')).fill('2026-11-01');
    await note.fill('Angebot liegt vor.');
    await dialog.getByLabel(t('goals.measure.costPlanned')).fill('1.240,50');
    await saveIn(own, t).click();
    await expect(dialog.getByText(t('forms.field.afterStart'))).toBeVisible();
    await dialog.getByLabel(t('goals.measure.dueOn')).fill('2027-03-31');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'angebot.txt', mimeType: 'text/plain', buffer: Buffer.from('Angebot 4711') });
    await expect(dialog.getByRole('link', { name: 'angebot.txt' })).toBeVisible();
    await saveIn(own, t).click();
    await expectSaid(own, t('goals.measure.saved', { name: measure.name }));
    expect(firstMeasure(await strategist.goal('e'))).toMatchObject({
      responsible: { name: 'Katrin Lindner' },
      startsOn: '2026-12-01',
      dueOn: '2027-03-31',
      note: 'Angebot liegt vor.',
      costPlanned: 124_050,
      evidence: [{ name: 'angebot.txt' }],
    });
    await expect(cardOf(own, measure)).toContainText('Katrin Lindner');
  });

  const moveToDone = async () => {
    await tabTo(own, { name: t('goals.card.menu', { name: measure.name }) });
    await own.keyboard.press('Enter');
    await expect(own.getByRole('menuitemradio', { name: t('goals.state.DONE') })).toBeVisible();
    await arrowTo(own, { name: t('goals.state.DONE'), role: 'menuitemradio' });
    await own.keyboard.press('Enter');
  };
  await test.step('it is moved by keyboard and moved back', async () => {
    await moveToDone();
    const said = toast(own, t('goals.board.moved', { name: measure.name, state: t('goals.state.DONE') }));
    // The toast with its undo action stays while the pointer is on it.
    await said.hover();
    await expect(
      columnOf(own, t('goals.state.DONE')).getByRole('button', { name: read(measure.name), exact: true }),
    ).toBeFocused();
    await said.getByRole('button', { name: t('goals.undo') }).click();
    await expect(columnOf(own, t('goals.state.IN_PROGRESS'))).toContainText(read(measure.name));
    await expect(async () =>
      expect(firstMeasure(await strategist.goal('e')).state).toBe('IN_PROGRESS'),
    ).toPass();
  });

  await test.step('it is rated when it is done', async () => {
    await moveToDone();
    await columnOf(own, t('goals.state.DONE'))
      .getByRole('button', { name: read(measure.name), exact: true })
      .click();
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

  const other = strategist.catalogue.goals.find(({ id }) => id === goal.goalId)?.measures[1];
  if (!other) throw new Error('The catalogue has too few measures.');
  const name = 'Späne heizen die Halle';
  const picker = own.getByRole('dialog', { name: t('goals.addMeasures.title') });
  const removal = own.getByRole('alertdialog');
  const remove = async (measure: { name: string }) => {
    await own.getByRole('button', { name: t('goals.card.menu', { name: measure.name }) }).click();
    await own.getByRole('menuitem', { name: t('goals.card.remove') }).click();
    await removal.getByRole('button', { name: t('goals.removeMeasure.confirm') }).click();
    await expect(removal).toHaveCount(0);
  };

  await test.step('a goal keeps at least one measure', async () => {
    const last = firstMeasure(goal);
    await remove(last);
    await expect(toast(own, t('api.exceptions.tracking.last_measure'))).toBeVisible();
    await expect(cardOf(own, last)).toBeVisible();
  });

  await test.step('one from the catalogue and one of one’s own are added', async () => {
    await own.getByRole('button', { name: t('goals.addMeasure') }).click();
    await picker.getByRole('checkbox', { name: read(other.name) }).press('Space');
    // An own measure is selected when it is created, and the dialog around it stays.
    await picker.getByRole('button', { name: t('goals.ownMeasure.new') }).click();
    const form = own.getByRole('dialog', { name: t('goals.ownMeasure.newTitle') });
    await form.getByLabel(t('goals.ownMeasure.name'), { exact: true }).fill(name);
    await form.getByLabel(t('goals.ownMeasure.description')).fill('Aus unseren Holzresten wird Wärme.');
    await form.getByLabel(t('goals.ownMeasure.firstSteps')).fill('Späne wiegen\nAngebot einholen');
    await form.getByRole('button', { name: t('goals.ownMeasure.create'), exact: true }).click();
    await expect(picker.getByRole('checkbox', { name })).toBeChecked();
    await picker.getByRole('button', { name: '2 Maßnahmen hinzufügen' }).click();
    await expect(picker).toHaveCount(0);
    await expect(columnOf(own, t('goals.state.PLANNED'))).toContainText(read(other.name));
    await expect(columnOf(own, t('goals.state.PLANNED'))).toContainText(name);
  });

  await test.step('it is renamed', async () => {
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
  });

  await test.step('it is deleted and brought back', async () => {
    await remove({ name: `${name} 2` });
    await expect(cardOf(own, { name: `${name} 2` })).toHaveCount(0);
    await own.getByRole('button', { name: t('goals.addMeasure') }).click();
    await picker.getByRole('button', { name: t('goals.ownMeasure.actions', { name: `${name} 2` }) }).click();
    await own.getByRole('menuitem', { name: t('goals.ownMeasure.delete') }).click();
    await expect(picker.getByRole('checkbox', { name: `${name} 2` })).toHaveCount(0);
    await own.getByRole('button', { name: t('goals.ownMeasure.undo') }).click();
    await picker.getByRole('checkbox', { name: `${name} 2` }).press('Space');
    await picker.getByRole('button', { name: 'Eine Maßnahme hinzufügen' }).click();
    await expect(columnOf(own, t('goals.state.PLANNED'))).toContainText(`${name} 2`);
  });

  await test.step('the goal is finished, looked up in the archive and taken up again', async () => {
    await own.getByRole('button', { name: t('goals.finish') }).click();
    const finishing = own.getByRole('alertdialog', { name: t('goals.finishGoal.title') });
    await finishing.getByRole('radio', { name: t('goals.openMeasures.DROPPED') }).click();
    await finishing.getByRole('button', { name: t('goals.finishGoal.confirm') }).click();
    await expect(own.getByText(t('goals.archivedText'))).toBeVisible();
    const { measures } = await strategist.goal('e');
    expect(measures.map(({ state }) => state)).toEqual(['DONE', 'DROPPED', 'DROPPED']);

    await own.getByRole('link', { name: t('goals.archive') }).click();
    await expect(own.getByRole('heading', { level: 1, name: /Ein Ziel ist abgeschlossen\.$/ })).toBeVisible();
    await own.getByRole('button', { name: t('goals.takeUp') }).click();
    await expect(own.getByRole('heading', { level: 1, name: read(goal.name) })).toBeVisible();
    await expect(own.getByRole('button', { name: t('goals.finish') })).toBeVisible();
    await own
      .getByRole('link', { name: t('common.navigation.overview') })
      .first()
      .click();
    await expect(own.getByRole('heading', { level: 2, name: read(goal.name) })).toBeVisible();
  });
});
