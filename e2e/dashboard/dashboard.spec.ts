import { tabTo } from '../by-keyboard.ts';
import { expect, firstMeasure, read, test } from './fixtures.ts';

/** Resolves after this many frames were drawn. */
const drawFrames = (frames: number) =>
  new Promise<void>((resolve) => {
    const draw = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)));
    draw(frames);
  });

test('opens with one sentence, three goals and what comes next, and leads there by keyboard', async ({
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

  await test.step('it says when it cannot be read, and comes back', async () => {
    await own.route('**/my/metra-lite/dashboard', (route) => route.fulfill({ status: 403, json: {} }));
    await own.goto('/app/dashboard');
    await expect(own.getByRole('alert')).toContainText(t('dashboard.error.title'));
    await own.unroute('**/my/metra-lite/dashboard');
    calls.length = 0;
    await own.getByRole('button', { name: t('parts.reload') }).click();
  });

  await test.step('one call brings everything', async () => {
    await expect(own.getByRole('heading', { level: 1 })).toContainText('Drei Ziele, noch ohne Zielwert.');
    for (const { name } of strategist.strategy.goals)
      await expect(own.getByRole('heading', { level: 2, name: read(name), exact: true })).toBeVisible();
    // The KPIs of the goals wait for their first value.
    await expect(own.getByText(t('dashboard.tasks.KPI_MISSING')).first()).toBeVisible();
    await expect(own).toHaveTitle(`${t('common.navigation.overview')} · Metra`);
    expect(calls).toEqual(['/api/v1/my/metra-lite/dashboard']);
  });

  await test.step('both columns below the goals end on one line', async () => {
    const bottomOf = async (name: string) => {
      const panel = own.getByRole('region', { name, exact: true });
      await panel.scrollIntoViewIfNeeded();
      const box = await panel.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect
      .poll(
        async () =>
          (await bottomOf(t('dashboard.measures.title'))) - (await bottomOf(t('dashboard.done.title'))),
      )
      .toBe(0);
  });

  await test.step('the strategy is renamed', async () => {
    await own.getByRole('button', { name: t('dashboard.action.more') }).click();
    await own.getByRole('menuitem', { name: t('dashboard.action.rename') }).click();
    const dialog = own.getByRole('dialog', { name: t('dashboard.rename.title') });
    await dialog.getByLabel(t('dashboard.rename.name')).fill('Strategie bis 2030');
    await dialog.getByRole('button', { name: t('dashboard.rename.save') }).click();
    await expect(own.getByText('Strategie bis 2030', { exact: true })).toBeVisible();
  });

  await test.step('the keyboard leads to a measure that is not planned yet, and opens its form', async () => {
    const measure = firstMeasure(await strategist.goal('e'));
    // The goal arrives after a second of frames, like a slow answer.
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
    await own.unroute('**/api/v1/tracking/goals/*');
  });

  await test.step('what is late leads to its measure', async () => {
    const measure = firstMeasure(await strategist.goal('s'));
    await strategist.api.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
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
});

test.describe('with one goal', () => {
  test.use({ sectors: ['g'] });

  test('keeps a place for the other sectors and fills it; a finished strategy makes room for the next', async ({
    own,
    t,
    strategist,
  }) => {
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
    const adding = own.getByRole('dialog', { name: t('dashboard.add.title') });
    await adding.getByText(read(wanted.name), { exact: true }).click();
    await adding.getByRole('button', { name: t('dashboard.add.next') }).click();
    const save = adding.getByRole('button', { name: t('dashboard.add.save') });
    await expect(save).toBeDisabled();
    await adding.getByRole('checkbox', { name: read(measure.name) }).press('Space');
    await save.click();

    await expect(own.getByRole('heading', { level: 1, name: read(wanted.name) })).toBeVisible();
    await own
      .getByRole('main')
      .getByRole('link', { name: t('goals.back') })
      .click();
    await expect(own.getByRole('heading', { level: 2, name: read(wanted.name) })).toBeVisible();
    await expect(own.getByRole('heading', { name: t('dashboard.slot.title') })).toHaveCount(1);

    await own.getByRole('button', { name: t('dashboard.action.more') }).click();
    await own.getByRole('menuitem', { name: t('dashboard.action.finish') }).click();
    const finishing = own.getByRole('alertdialog', { name: t('dashboard.finish.title') });
    await finishing.getByRole('radio', { name: t('goals.openMeasures.PAUSED') }).click();
    await finishing.getByRole('button', { name: t('dashboard.finish.confirm') }).click();
    await expect(own).toHaveURL(/\/app\/wizard\/welcome$/);
    const { items } = await strategist.api.tracking.goals({ query: { active: false } });
    expect(items.map(({ measures }) => measures.map(({ state }) => state))).toEqual([['PAUSED'], ['PAUSED']]);
  });
});
