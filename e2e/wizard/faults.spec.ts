import type { PublicData } from '@metra/contract/frontend';
import { goalOf, measureOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { spoil, stepsDone, store, stored } from './stored.ts';

test('without a connection one goes on, two tabs keep what each of them chose, and nothing is lost', async ({
  wizard,
  page,
  context,
  caller,
}) => {
  test.slow();
  const [e, s, g] = (['e', 's', 'g'] as const).map((sector) => goalOf(wizard.catalogue, sector).id);

  await test.step('without a connection', async () => {
    await wizard.begin();
    await wizard.saved();
    await context.setOffline(true);
    await expect(page.getByText(wizard.words('offline'))).toBeVisible();
    await wizard.giveReasons();
    await wizard.chooseGoals('e');
    await wizard.measure('e').click();
    await expect(page.getByText(wizard.words('offline'))).toBeVisible();
    await context.setOffline(false);
    await wizard.saved();
    await expect(page.getByText(wizard.words('offline'))).toBeHidden();
    expect(await stored(caller, 'goals')).toEqual({ e });
    expect(await stored(caller, 'measures')).toEqual({ e: measureOf(wizard.catalogue, 'e').id });
  });

  await test.step('in two tabs', async () => {
    await wizard.open('/app/wizard/goals');
    const other = await context.newPage();
    const ofOther = (sector: 's' | 'g') =>
      other.getByRole('radio', { name: goalOf(wizard.catalogue, sector).name });
    await other.goto('/app/wizard/goals');
    await ofOther('s').click();
    await expect(other.getByText(wizard.words('saving.saved'))).toBeVisible();
    await wizard.goal('g').click();
    await expect.poll(async () => await stored(caller, 'goals')).toEqual({ e, s, g });
    await expect(wizard.goal('s')).toBeChecked();
    await other.bringToFront();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(ofOther('g')).toBeChecked();
    await page.close();
  });
});

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

test('a goal that left the catalogue is chosen anew; a finish that fails is tried again and makes one strategy', async ({
  chosen: wizard,
  page,
  caller,
  catalogue,
}) => {
  test.slow();

  await test.step('the goal is explained and chosen anew', async () => {
    await wizard.saved();
    const gone = goalOf(catalogue, 'e');
    await page.route('**/frontend/metra-lite', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PublicData;
      await route.fulfill({
        response,
        json: { ...data, goals: data.goals.filter(({ id }) => id !== gone.id) },
      });
    });
    await page.reload();
    await wizard.expectAt('summary');
    await expect(page.getByText(wizard.words('goals.gone'))).toBeVisible();
    await wizard.action('summary.finish').click();
    await expect(page.getByText(wizard.words('summary.incomplete'))).toBeVisible();
    await page.goto('/app/wizard/measures/e');
    await page.getByRole('link', { name: wizard.words('measures.otherGoal') }).click();
    await wizard.expectAt('goals');
    await expect(page.getByText(wizard.words('goals.goneHint'))).toBeVisible();
    await page
      .getByRole('radio', {
        name: catalogue.goals.find(({ slug }) => slug === 'circular-economy')?.name ?? '',
      })
      .click();
    await wizard.action('next.measures').click();
    await page.getByRole('radio').first().click();
    await wizard.action('next.summary').click();
    await wizard.expectAt('summary');
  });

  await test.step('what failed is told above the bar', async () => {
    const keys: (string | undefined)[] = [];
    let answer: 'refused' | 'lost' | 'arrives' = 'refused';
    await page.route('**/wizard/finish', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (answer === 'refused') return route.fulfill({ status: 503, json: {} });
      if (answer === 'arrives') return route.fallback();
      // The strategy is made, but its answer never arrives.
      await route.fetch();
      return route.abort();
    });
    await wizard.action('summary.finish').click();
    await expect(page.getByText(wizard.words('summary.nothingLost'))).toBeVisible();
    answer = 'lost';
    await wizard.action('summary.finish').click();
    await expect.poll(() => keys.length).toBe(2);
    await expect(wizard.action('summary.finish')).toBeEnabled();
    answer = 'arrives';
    await wizard.finish();
    expect(new Set(keys).size).toBe(1);
    expect((await caller.api.strategies.list()).total).toBe(1);
    expect((await caller.api.my.activeStrategy()).goals.map(({ slug }) => slug)).toContain(
      'circular-economy',
    );
  });
});
