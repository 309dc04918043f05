import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, firstMeasure, goalPath, read, test } from './dashboard/fixtures.ts';
import { toast } from './toasts.ts';

const SENTENCE = 'Ein unerwarteter Fehler ist aufgetreten.';

/** What no part of the program has thought of. */
const breakSomething = (page: Page, how: 'throw' | 'reject' = 'throw') =>
  page.evaluate((way) => {
    const failure = new TypeError('Something is undefined.');
    if (way === 'reject') void Promise.reject(failure);
    else setTimeout(() => reportError(failure));
  }, how);

test('an unexpected error is told once, over a dialog too, and leaves its buttons free', async ({
  own,
  t,
  strategist,
  complaints,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const measure = firstMeasure(goal);
  await own.goto(goalPath(goal));
  await own.getByRole('button', { name: read(measure.name), exact: true }).click();
  const dialog = own.getByRole('dialog', { name: read(measure.name) });
  const note = dialog.getByLabel(t('goals.measure.note'));
  await note.fill('Angebot liegt vor.');
  await breakSomething(own);
  await breakSomething(own, 'reject');
  const told = toast(own, SENTENCE);
  await expect(told).toBeVisible();
  await expect.poll(() => complaints.filter((text) => text.includes('An unexpected error.')).length).toBe(2);
  await expect(told).toHaveCount(1);
  complaints.length = 0;

  const save = dialog.getByRole('button', { name: t('goals.measure.save'), exact: true });
  for (const width of [1440, 1024, 390]) {
    await own.setViewportSize({ width, height: 844 });
    // Playwright presses only what nothing lies over.
    await save.click({ trial: true });
    await expect(told).toBeInViewport({ ratio: 1 });
    await expectAccessible(own);
  }

  // The keyboard reaches it and closes it, and the dialog with what was typed stays.
  await note.focus();
  await own.keyboard.press('F6');
  await own.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Angebot liegt vor.');
});
