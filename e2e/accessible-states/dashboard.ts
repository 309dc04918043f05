import type { Page } from '@playwright/test';
import { firstMeasure, goalPath, read } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';

const dashboard = '/app/dashboard';

const goal = async ({ strategist }: World) => goalPath(await strategist.goal('e'));

async function openMeasure({ page, strategist }: World) {
  const measure = firstMeasure(await strategist.goal('e'));
  await page.getByRole('button', { name: read(measure.name), exact: true }).click();
  return measure;
}

const saveMeasure = ({ page, t }: World) =>
  page.getByRole('button', { name: t('goals.measure.save'), exact: true }).click();

const entryField = (page: Page) => page.getByRole('dialog').getByRole('textbox');

/** States of the dashboard, a goal and the settings with open dialogs and input. */
export const dashboardArea: AccessibleArea = {
  name: 'goals and measures',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ strategist, machine }) {
    const { organisation } = await strategist.api.auth.getLogin();
    // The first steps are shown in the first days.
    await machine.database.kysely
      .updateTable('organisations')
      .set({ created_at: new Date() })
      .where('id', '=', organisation.id)
      .execute();
    // Removing the goal frees its place.
    const { id } = await strategist.goal('s');
    await strategist.api.tracking.removeGoal({ params: { trackableGoalId: id } });
  },
  states: [
    {
      name: 'the first steps',
      path: dashboard,
      reach: ({ page, t }) =>
        expect(page.getByRole('region', { name: t('dashboard.first.title') })).toBeVisible(),
    },
    {
      name: 'a value that is refused',
      async reach({ page, t }) {
        await page.getByRole('button', { name: /^Eingekaufter Strom: / }).click();
        await entryField(page).press('Enter');
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
          t('records.problem.required'),
        );
      },
    },
    {
      name: 'a value that is left',
      async reach({ page, t }) {
        await entryField(page).fill('1.820');
        await entryField(page).press('Escape');
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t('dashboard.entry.leave'));
      },
    },
    {
      name: 'a goal to add',
      path: dashboard,
      async reach({ page, t, strategist }) {
        const wanted = strategist.catalogue.goals.filter(({ sector }) => sector === 's')[1];
        await page
          .getByRole('region', { name: t('dashboard.goals.label') })
          .getByRole('button', { name: t('dashboard.action.addGoal') })
          .click();
        const dialog = page.getByRole('dialog', { name: t('dashboard.add.title') });
        await dialog.getByText(read(wanted?.name ?? ''), { exact: true }).click();
      },
    },
    {
      name: 'a strategy to finish',
      path: dashboard,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('dashboard.action.more') }).click();
        await page.getByRole('menuitem', { name: t('dashboard.action.finish') }).click();
        await page.getByRole('radio', { name: t('goals.openMeasures.PAUSED') }).click();
      },
    },
    {
      name: 'the target of a goal',
      path: '/app/dashboard/targets',
      async reach({ page, t, strategist }) {
        const { name } = await strategist.goal('e');
        await page.getByRole('button', { name: `: ${name}` }).click();
        const dialog = page.getByRole('dialog', { name: t('goals.kpi.title') });
        await dialog.getByLabel(t('goals.kpi.baselineValue')).fill('200');
        await expect(dialog.getByLabel(t('goals.kpi.targetValue'))).toHaveValue('158');
      },
    },
    {
      name: 'another leading KPI',
      path: goal,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('goals.kpis.lead'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: t('goals.lead.title') });
        await dialog.getByRole('radio').last().click();
      },
    },
    {
      name: 'the history of a goal',
      path: goal,
      width: 'phone',
      async reach({ page, t }) {
        await page.getByRole('tab', { name: t('goals.tabs.history') }).click();
        await expect(page.getByRole('heading', { name: t('goals.history.title') })).toBeVisible();
      },
    },
    {
      name: 'a measure that is refused',
      path: goal,
      async reach(world) {
        const { page, t } = world;
        await openMeasure(world);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('goals.measure.startsOn')).fill('2026-12-01');
        await dialog.getByLabel(t('goals.measure.dueOn')).fill('2026-11-01');
        await dialog.locator('input[type=file]').setInputFiles({
          name: 'angebot.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('Angebot 4711'),
        });
        await expect(dialog.getByRole('link', { name: 'angebot.txt' })).toBeVisible();
        await saveMeasure(world);
        await expect(dialog.getByText(t('forms.field.afterStart'))).toBeVisible();
      },
    },
    {
      name: 'a measure that somebody else has changed',
      async reach(world) {
        const { page, t, strategist } = world;
        const { id, version } = firstMeasure(await strategist.goal('e'));
        await strategist.api.tracking.updateMeasure({
          params: { trackableMeasureId: id },
          body: { note: 'Aus dem anderen Fenster', version },
        });
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('goals.measure.dueOn')).fill('2027-06-30');
        await dialog.getByLabel(t('goals.measure.note')).fill('Aus diesem Fenster');
        await saveMeasure(world);
        await expect(page.getByText(t('conflict.explanation'))).toBeVisible();
      },
    },
    {
      name: 'measures to add',
      path: goal,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('goals.addMeasure') }).click();
        const dialog = page.getByRole('dialog', { name: t('goals.addMeasures.title') });
        await dialog.getByRole('checkbox').first().press('Space');
      },
    },
    {
      name: 'a measure of one’s own',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('goals.ownMeasure.new') }).click();
        const form = page.getByRole('dialog', { name: t('goals.ownMeasure.newTitle') });
        await form.getByLabel(t('goals.ownMeasure.name'), { exact: true }).fill('Späne heizen die Halle');
        await form.getByLabel(t('goals.ownMeasure.description')).fill('Aus Holzresten wird Wärme.');
        await form.getByLabel(t('goals.ownMeasure.firstSteps')).fill('Späne wiegen');
      },
    },
    {
      name: 'settings that are not saved',
      path: '/app/profile/settings',
      width: 'phone',
      async reach({ page, t }) {
        await page.getByText(t('settings.group.contact')).click();
        await page.getByLabel(t('settings.phone')).fill('07461 123456');
        await expect(page.getByText(t('settings.unsaved'))).toBeVisible();
      },
    },
    {
      name: 'an archive with a finished goal',
      path: goal,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('goals.finish') }).click();
        const dialog = page.getByRole('alertdialog', { name: t('goals.finishGoal.title') });
        await dialog.getByRole('radio', { name: t('goals.openMeasures.DROPPED') }).click();
        await dialog.getByRole('button', { name: t('goals.finishGoal.confirm') }).click();
        await page.getByRole('link', { name: t('goals.archive') }).click();
        await expect(page.getByRole('button', { name: t('goals.takeUp') })).toBeVisible();
      },
    },
  ],
};
