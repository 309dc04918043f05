import { goalOf, measureOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { stepsDone, store, stored } from './stored.ts';
import type { Place } from './wizard-pages.ts';

interface Denial {
  wanted: string;
  /** The step as it is stored. */
  step: string;
  done: readonly string[];
  goals?: readonly ('e' | 's' | 'g')[];
  lands: Place;
}

const denials: readonly Denial[] = [
  { wanted: 'motivation', step: 'motivation', done: [], lands: 'welcome' },
  { wanted: 'goals', step: 'goals', done: ['hello'], lands: 'motivation' },
  { wanted: 'measures', step: 'measures', done: ['hello', 'motivation'], lands: 'goals' },
  { wanted: 'measures/e', step: 'measures.e', done: ['hello', 'motivation'], goals: ['e'], lands: 'goals' },
  { wanted: 'measures/s', step: 'measures.s', done: ['hello', 'motivation'], goals: ['s'], lands: 'goals' },
  { wanted: 'measures/g', step: 'measures.g', done: ['hello', 'motivation'], goals: ['g'], lands: 'goals' },
  {
    wanted: 'company-profile',
    step: 'companyInfos',
    done: ['hello', 'motivation', 'goals'],
    goals: ['s'],
    lands: 'measures/s',
  },
  {
    wanted: 'summary',
    step: 'summary',
    done: ['hello', 'motivation', 'goals', 'measures.e'],
    goals: ['e', 'g'],
    lands: 'measures/e',
  },
];

for (const { wanted, step, done, goals = [], lands } of denials) {
  test(`${wanted} without what it needs leads to ${lands}`, async ({ wizard, caller, catalogue }) => {
    // The step itself claims to have been seen, so that its reset can be noticed.
    await store(caller, 'steps', { ...stepsDone(...done), [step]: { done: false, seen: true } });
    await store(
      caller,
      'goals',
      Object.fromEntries(goals.map((sector) => [sector, goalOf(catalogue, sector).id])),
    );
    await wizard.open(`/app/wizard/${wanted}`);
    await wizard.expectAt(lands);
    await expect
      .poll(async () => await stored(caller, 'steps'))
      .toMatchObject({ [step]: { done: false, seen: false } });
  });
}

test('from nothing the summary leads all the way back to the greeting', async ({ wizard }) => {
  await wizard.open('/app/wizard/summary');
  await wizard.expectAt('welcome');
});

test('the measures of a sector without a goal lead to those of the first chosen one', async ({
  wizard,
  caller,
  catalogue,
}) => {
  await store(caller, 'steps', stepsDone('hello', 'motivation', 'goals'));
  await store(caller, 'goals', { s: goalOf(catalogue, 's').id });
  await wizard.open('/app/wizard/measures/g');
  await wizard.expectAt('measures/s');
  await wizard.open('/app/wizard/measures/x');
  await wizard.expectAt('measures/s');
  await wizard.open('/app/wizard/measures');
  await wizard.expectAt('measures/s');
});

test('the measures without any goal lead back to the goals, and are all reset', async ({
  wizard,
  caller,
}) => {
  const measures = ['measures', 'measures.e', 'measures.s', 'measures.g'];
  await store(caller, 'steps', stepsDone('hello', 'motivation', 'goals', ...measures));
  await wizard.open('/app/wizard/measures');
  await wizard.expectAt('goals');
  const untouched = { done: false, seen: false };
  await expect
    .poll(async () => await stored(caller, 'steps'))
    .toMatchObject(Object.fromEntries(measures.map((step) => [step, untouched])));
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

test('taking a goal away takes its measure away', async ({ wizard, caller, catalogue, page }) => {
  await store(
    caller,
    'steps',
    stepsDone('hello', 'motivation', 'goals', 'measures', 'measures.e', 'measures.s'),
  );
  await store(caller, 'motivation', [catalogue.motivations[0]?.id]);
  await store(caller, 'goals', { e: goalOf(catalogue, 'e').id, s: goalOf(catalogue, 's').id });
  await store(caller, 'measures', { e: measureOf(catalogue, 'e').id, s: measureOf(catalogue, 's').id });
  await wizard.open('/app/wizard/goals');
  await page.getByRole('button', { name: wizard.words('goals.clearOf', { sector: 'Umwelt' }) }).click();
  await expect(wizard.goal('e')).not.toBeChecked();
  await expect
    .poll(async () => await stored(caller, 'measures'))
    .toEqual({ s: measureOf(catalogue, 's').id });
  await wizard.open('/app/wizard/company-profile');
  await wizard.expectAt('company-profile');
});
