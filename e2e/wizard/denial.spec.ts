import { expect, test } from './fixtures.ts';
import { stepsDone, store, stored } from './stored.ts';

test('from nothing the summary leads all the way back to the greeting, and is reset', async ({
  wizard,
  caller,
}) => {
  // The step itself claims to have been seen, so that its reset can be noticed.
  await store(caller, 'steps', { summary: { done: false, seen: true } });
  await wizard.open('/app/wizard/summary');
  await wizard.expectAt('welcome');
  await expect
    .poll(async () => await stored(caller, 'steps'))
    .toMatchObject({ summary: { done: false, seen: false } });
});

test('the bar says what is missing and leads there', async ({ wizard, caller }) => {
  await store(caller, 'steps', stepsDone('hello'));
  await wizard.open('/app/wizard/motivation');
  await wizard.action('motivation.missing').click();
  await expect(wizard.reason(0)).toBeFocused();
  await wizard.giveReasons();
  await wizard.action('goals.missing').click();
  await expect(wizard.page.getByRole('radio').first()).toBeFocused();
  await wizard.chooseGoals('e');
  await wizard.action('measures.missing').click();
  await expect(wizard.page.getByRole('radio').first()).toBeFocused();
});
