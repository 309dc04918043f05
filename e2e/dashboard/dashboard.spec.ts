import { expectAccessible, expectAccessibleOnEveryScreen } from '../accessibility.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, firstMeasure, read, test } from './fixtures.ts';

/** Resolves when the page has been drawn so many times. */
const drawFrames = (frames: number) =>
  new Promise<void>((resolve) => {
    const draw = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)));
    draw(frames);
  });

test('opens with one sentence, three goals and what comes next, accessibly', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const calls: string[] = [];
  own.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/v1\/(tracking|my\/metra-lite\/dashboard)/.test(pathname)) calls.push(pathname);
  });
  await own.goto('/app/dashboard');
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Drei Ziele, noch ohne Zielwert.');
  for (const { name } of strategist.strategy.goals) {
    await expect(own.getByRole('heading', { level: 2, name: read(name), exact: true })).toBeVisible();
  }
  // The KPIs of the goals wait for their first value.
  await expect(own.getByText(t('dashboard.tasks.KPI_MISSING')).first()).toBeVisible();
  await expect(own).toHaveTitle(`${t('common.navigation.overview')} · Metra`);
  expect(calls).toEqual(['/api/v1/my/metra-lite/dashboard']);

  await expectAccessibleOnEveryScreen(own);
  await own.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(own);
});

test('leads to a measure that is not planned yet, and opens its form, by keyboard', async ({
  own,
  t,
  strategist,
}) => {
  const measure = firstMeasure(await strategist.goal('e'));
  await own.goto('/app/dashboard');
  // However long the goal takes: a second of frames passes before it comes.
  await own.route('**/api/v1/tracking/goals/*', async (route) => {
    await own.evaluate(drawFrames, 70);
    await route.fallback();
  });
  await expect(own.getByRole('link', { name: t('dashboard.action.plan') })).toBeVisible();
  await tabTo(own, { name: t('dashboard.action.plan') });
  await own.keyboard.press('Enter');
  const dialog = own.getByRole('dialog', { name: read(measure.name) });
  await expect(dialog.getByLabel(t('goals.measure.dueOn'))).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(own).toHaveURL(/\/goals\/\d+$/);
});

test('says what is late, and what is due', async ({ own, t, strategist }) => {
  const measure = firstMeasure(await strategist.goal('s'));
  const params = { trackableMeasureId: measure.id };
  await strategist.api.tracking.updateMeasure({
    params,
    body: { dueOn: '2020-01-31', version: measure.version },
  });
  await own.goto('/app/dashboard');
  const task = own
    .getByRole('region', { name: t('dashboard.tasks.title') })
    .getByRole('link', { name: read(measure.name) });
  await expect(task).toBeVisible();
  await expect(own.getByRole('row').filter({ hasText: read(measure.name) })).toContainText(
    t('goals.overdue'),
  );
  await task.click();
  await expect(own.getByRole('button', { name: read(measure.name), exact: true })).toBeFocused();
});

test.describe('with one goal', () => {
  test.use({ sectors: ['g'] });

  test('keeps a place for the other sectors and fills it', async ({ own, t, strategist }) => {
    test.slow();
    const wanted = strategist.catalogue.goals.filter(({ sector }) => sector === 's')[1];
    const measure = wanted?.measures[0];
    if (!wanted || !measure) throw new Error('The catalogue has too few goals.');
    await own.goto('/app/dashboard');
    await expect(own.getByRole('heading', { name: t('dashboard.slot.title') })).toHaveCount(2);

    const places = own.getByRole('region', { name: t('dashboard.goals.label') });
    await places
      .getByRole('button', { name: t('dashboard.action.addGoal') })
      .nth(1)
      .click();
    const dialog = own.getByRole('dialog', { name: t('dashboard.add.title') });
    await dialog.getByText(read(wanted.name), { exact: true }).click();
    await expectAccessible(own);
    await dialog.getByRole('button', { name: t('dashboard.add.next') }).click();
    const save = dialog.getByRole('button', { name: t('dashboard.add.save') });
    await expect(save).toBeDisabled();
    await dialog.getByRole('checkbox', { name: read(measure.name) }).press('Space');
    await save.click();

    await expect(own.getByRole('heading', { level: 1, name: read(wanted.name) })).toBeVisible();
    await own
      .getByRole('main')
      .getByRole('link', { name: t('goals.back') })
      .click();
    await expect(own.getByRole('heading', { level: 2, name: read(wanted.name) })).toBeVisible();
    await expect(own.getByRole('heading', { name: t('dashboard.slot.title') })).toHaveCount(1);
  });
});

test('says when it cannot be read, comes back, and lets the strategy be renamed', async ({ own, t }) => {
  await own.route('**/my/metra-lite/dashboard', (route) => route.fulfill({ status: 403, json: {} }));
  await own.goto('/app/dashboard');
  await expect(own.getByRole('alert')).toContainText(t('dashboard.error.title'));
  await own.unroute('**/my/metra-lite/dashboard');
  await own.getByRole('button', { name: t('parts.reload') }).click();
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Drei Ziele, noch ohne Zielwert.');

  await own.getByRole('button', { name: t('dashboard.action.more') }).click();
  await own.getByRole('menuitem', { name: t('dashboard.action.rename') }).click();
  const dialog = own.getByRole('dialog', { name: t('dashboard.rename.title') });
  await dialog.getByLabel(t('dashboard.rename.name')).fill('Strategie bis 2030');
  await dialog.getByRole('button', { name: t('dashboard.rename.save') }).click();
  await expect(own.getByText('Strategie bis 2030', { exact: true })).toBeVisible();
});

test('a finished strategy goes to the archive, and the next one begins', async ({ own, t, strategist }) => {
  test.slow();
  await own.goto('/app/dashboard');
  await own.getByRole('button', { name: t('dashboard.action.more') }).click();
  await own.getByRole('menuitem', { name: t('dashboard.action.finish') }).click();
  const dialog = own.getByRole('alertdialog', { name: t('dashboard.finish.title') });
  await dialog.getByRole('radio', { name: t('goals.openMeasures.PAUSED') }).click();
  await expectAccessible(own);
  await dialog.getByRole('button', { name: t('dashboard.finish.confirm') }).click();
  await expect(own).toHaveURL(/\/app\/wizard\/welcome$/);
  const { items } = await strategist.api.tracking.goals({ query: { active: false } });
  expect(items.map(({ measures }) => measures.map(({ state }) => state))).toEqual([
    ['PAUSED'],
    ['PAUSED'],
    ['PAUSED'],
  ]);
  // Without a strategy the dashboard leads back to the wizard.
  await own.goto('/app/dashboard');
  await expect(own).toHaveURL(/\/app\/wizard\//);
});
