import { goalOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { spoil, stepsDone, store, stored } from './stored.ts';

test('stored values that cannot be read are told where they belong, and can be begun anew', async ({
  wizard,
  page,
  caller,
  program,
}) => {
  test.slow();
  await store(caller, 'steps', stepsDone('hello'));
  await store(caller, 'goals', 'not goals at all');
  const { organisation } = await caller.api.auth.getLogin();
  await spoil(program, organisation.id, 'metraLite.steps');
  await wizard.open('/app/wizard/motivation');
  await wizard.expectAt('welcome');
  await expect(page.getByText(wizard.words('unreadable.progress'))).toBeVisible();
  await page.getByRole('button', { name: wizard.words('unreadable.beginAnew') }).click();
  await expect(page.getByText(wizard.words('unreadable.progress'))).toBeHidden();
  await wizard.action('welcome.begin').click();
  await wizard.expectAt('motivation');
  await wizard.giveReasons();

  await expect(page.getByText(wizard.words('unreadable.title'))).toBeVisible();
  await expect(page.getByText('Could not parse stored value.')).toBeVisible();
  await page.getByRole('button', { name: wizard.words('unreadable.beginAnew') }).click();
  await wizard.chooseGoals('e');
  await expect
    .poll(async () => await stored(caller, 'goals'))
    .toEqual({ e: goalOf(wizard.catalogue, 'e').id });
  await expect
    .poll(async () => await stored(caller, 'steps'))
    .toMatchObject({ hello: { done: true, seen: true } });
});
