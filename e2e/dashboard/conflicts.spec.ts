import type { Page } from '@playwright/test';
import { cardOf, columnOf, expect, firstMeasure, goalPath, read, test } from './fixtures.ts';

/** The person chooses one of these two versions of a field. */
const versionsOf = (page: Page, field: string) => page.getByRole('radiogroup', { name: field, exact: true });

test('two tabs work on one measure: the second one chooses, moving asks as well, and either sees the other', async ({
  own,
  context,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  const other = await context.newPage();
  const note = (page: Page) => page.getByRole('dialog').getByLabel(t('goals.measure.note'));
  const save = (page: Page) => page.getByRole('button', { name: t('goals.measure.save'), exact: true });
  const moveTo = async (state: 'DONE' | 'IN_PROGRESS') => {
    await own.getByRole('button', { name: t('goals.card.menu', { name: measure.name }) }).click();
    await own.getByRole('menuitemradio', { name: t(`goals.state.${state}`) }).click();
  };

  await test.step('both change the same fields', async () => {
    for (const page of [own, other]) {
      await page.goto(goalPath(goal));
      await page.getByRole('button', { name: read(measure.name), exact: true }).click();
    }
    await note(other).fill('Aus dem anderen Fenster');
    await other.getByRole('dialog').getByLabel(t('goals.measure.dueOn')).fill('2027-06-30');
    await save(other).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);

    await note(own).fill('Aus diesem Fenster');
    await own.getByRole('dialog').getByLabel(t('goals.measure.costActual')).fill('990');
    await save(own).click();
    await expect(own.getByText(t('conflict.explanation'))).toBeVisible();
    // Changes of one side only are preselected.
    await expect(versionsOf(own, t('goals.measure.dueOn')).getByRole('radio').nth(1)).toBeChecked();
    await expect(versionsOf(own, t('goals.measure.costActual')).getByRole('radio').nth(0)).toBeChecked();
    await expect(versionsOf(own, t('goals.measure.note'))).toContainText('Aus diesem Fenster');
    await expect(versionsOf(own, t('goals.measure.note'))).toContainText('Aus dem anderen Fenster');
    await versionsOf(own, t('goals.measure.note')).getByRole('radio').nth(1).click();
    await own.getByRole('button', { name: t('conflict.save') }).click();
    await expect(own.getByRole('dialog')).toHaveCount(0);
    expect(firstMeasure(await strategist.goal('e'))).toMatchObject({
      note: 'Aus dem anderen Fenster',
      dueOn: '2027-06-30',
      costActual: 99_000,
    });
  });

  await test.step('moving a measure somebody else has changed asks what holds', async () => {
    await expect(cardOf(own, measure)).toBeVisible();
    await strategist.api.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: {
        state: 'PAUSED',
        note: 'Warten auf das Budget',
        version: firstMeasure(await strategist.goal('e')).version,
      },
    });
    await moveTo('DONE');
    await expect(own.getByRole('dialog', { name: t('conflict.title') })).toBeVisible();
    await expect(versionsOf(own, t('goals.measure.note')).getByRole('radio').nth(1)).toBeChecked();
    await own.getByRole('button', { name: t('conflict.save') }).click();
    await expect(columnOf(own, t('goals.state.DONE'))).toContainText(read(measure.name));
    await expect(async () =>
      expect(firstMeasure(await strategist.goal('e'))).toMatchObject({
        state: 'DONE',
        note: 'Warten auf das Budget',
      }),
    ).toPass();
  });

  await test.step('a change in one tab is seen in the other', async () => {
    const row = other.getByRole('row').filter({ hasText: read(measure.name) });
    await other
      .getByRole('link', { name: t('common.navigation.overview') })
      .first()
      .click();
    await expect(row).toContainText(t('goals.state.DONE'));
    await moveTo('IN_PROGRESS');
    await expect(row).toContainText(t('goals.state.IN_PROGRESS'));
  });
});
