import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyState,
  measureStep,
  type Step,
  sectors,
  stepNumbers,
  steps,
  type WizardState,
} from './wizard-state.ts';
import {
  activeStep,
  chooseGoal,
  chooseMeasure,
  chooseMotivation,
  chosenSectors,
  complete,
  countingSteps,
  deny,
  enterMeasures,
  isAnswered,
  mayEnter,
  missingStep,
  reset,
  see,
  stepAfter,
  stepBefore,
} from './wizard-steps.ts';

type Action = (state: WizardState) => WizardState;

const inOrder = (...actions: Action[]) => actions.reduce((state, act) => act(state), emptyState);

const untilGoals: Action[] = [
  (state) => complete(state, 'hello'),
  (state) => chooseMotivation(state, [1]),
  (state) => complete(state, 'motivation'),
];
const goalsChosen = (...chosen: readonly ('e' | 's' | 'g')[]): Action[] => [
  ...untilGoals,
  ...chosen.map(
    (sector): Action =>
      (state) =>
        chooseGoal(state, sector, 7),
  ),
  (state) => complete(state, 'goals'),
];
const measureChosen = (sector: 'e' | 's' | 'g'): Action[] => [
  (state) => chooseMeasure(state, sector, 70),
  (state) => complete(state, measureStep(sector)),
];

describe('access', () => {
  test.each<[Step, Step | null]>([
    ['hello', null],
    ['motivation', 'hello'],
    ['goals', 'motivation'],
    ['measures', 'goals'],
    ['measures.e', 'goals'],
    ['measures.s', 'goals'],
    ['measures.g', 'goals'],
    ['companyInfos', 'measures'],
    ['summary', 'measures'],
  ])('at the start %s misses %s', (step, missing) => {
    expect(missingStep(emptyState, step)).toBe(missing);
  });

  test('the steps carry the numbers 1 to 6, with 4.1 to 4.3 below the measures', () => {
    expect(stepNumbers).toEqual({
      hello: 1,
      motivation: 2,
      goals: 3,
      measures: 4,
      'measures.e': 4.1,
      'measures.s': 4.2,
      'measures.g': 4.3,
      companyInfos: 5,
      summary: 6,
    });
  });

  test('a measure step without a goal in its sector is denied and leads to the measures', () => {
    const state = inOrder(...goalsChosen('e'));
    expect(missingStep(state, 'measures.e')).toBeNull();
    expect(missingStep(state, 'measures.g')).toBe('measures');
  });

  test('the measures are done when each chosen sector has its measure', () => {
    const one = inOrder(...goalsChosen('e', 'g'), ...measureChosen('e'));
    expect(one.progress.measures.done).toBe(false);
    expect(missingStep(one, 'companyInfos')).toBe('measures');
    const both = measureChosen('g').reduce((state, act) => act(state), one);
    expect(both.progress.measures.done).toBe(true);
    expect(mayEnter(both, 'companyInfos') && mayEnter(both, 'summary')).toBe(true);
  });
});

describe('denial', () => {
  test('a denied step is reset', () => {
    const state = {
      ...emptyState,
      progress: { ...emptyState.progress, summary: { done: true, seen: true } },
    };
    expect(deny(state, 'summary').progress.summary).toEqual({ done: false, seen: false });
  });

  test('the measures lead to the first chosen sector', () => {
    expect(enterMeasures(inOrder(...goalsChosen('g', 's'))).to).toBe('measures.s');
  });

  test('the measures without a goal lead back to the goals, and all measure steps are reset', () => {
    const done = inOrder(...goalsChosen('e'), ...measureChosen('e'));
    const { to, state } = enterMeasures({ ...done, goals: {} });
    expect(to).toBe('goals');
    for (const step of ['measures', 'measures.e', 'measures.s', 'measures.g'] as const)
      expect(state.progress[step]).toEqual({ done: false, seen: false });
  });
});

describe('changing an earlier choice', () => {
  test('another goal removes the sector’s measure and reopens its step', () => {
    const done = inOrder(...goalsChosen('e', 's'), ...measureChosen('e'), ...measureChosen('s'));
    const changed = chooseGoal(done, 'e', 8);
    expect(changed.measures).toEqual({ s: 70 });
    expect(activeStep(changed)).toBe('measures.e');
    expect(missingStep(changed, 'summary')).toBe('measures');
  });

  test('choosing the same goal again changes nothing', () => {
    const done = inOrder(...goalsChosen('e'), ...measureChosen('e'));
    expect(chooseGoal(done, 'e', 7)).toBe(done);
  });

  test('the goals are not done without any goal', () => {
    const none = chooseGoal(inOrder(...goalsChosen('e')), 'e', null);
    expect(none.progress.goals.done).toBe(false);
  });

  test('a person who has seen the summary returns there, unless something is missing', () => {
    const seen = inOrder(
      ...goalsChosen('e', 's'),
      ...measureChosen('e'),
      ...measureChosen('s'),
      (state) => complete(state, 'companyInfos'),
      (state) => see(state, 'summary'),
    );
    expect(stepAfter(seen, 'motivation')).toBe('summary');
    expect(stepAfter(chooseGoal(seen, 's', 9), 'goals')).toBe('measures.s');
  });

  test('a reset removes everything', () => {
    expect(reset()).toEqual(emptyState);
  });
});

const anyStep = fc.constantFrom(...steps);
const anySector = fc.constantFrom(...sectors);
const anyId = fc.integer({ min: 1, max: 4 });

/** A person, a link or another tab may request these actions in any order. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  anyStep.map(
    (step): Action =>
      (state) =>
        see(state, step),
  ),
  anyStep.map(
    (step): Action =>
      (state) =>
        complete(state, step),
  ),
  fc.uniqueArray(anyId).map(
    (chosen): Action =>
      (state) =>
        chooseMotivation(state, chosen),
  ),
  fc.tuple(anySector, fc.option(anyId)).map(
    ([sector, id]): Action =>
      (state) =>
        chooseGoal(state, sector, id),
  ),
  fc.tuple(anySector, fc.option(anyId)).map(
    ([sector, id]): Action =>
      (state) =>
        chooseMeasure(state, sector, id),
  ),
  anyStep.map(
    (step): Action =>
      (state) =>
        mayEnter(state, step) ? state : deny(state, step),
  ),
  fc.constant<Action>((state) => enterMeasures(state).state),
  // A reset is rare, so that long sequences are tested, too.
  fc.integer({ min: 0, max: 9 }).map(
    (dice): Action =>
      (state) =>
        dice === 0 ? reset() : state,
  ),
);

const afterAnything = fc.array(anyAction, { maxLength: 60 }).map((actions) => inOrder(...actions));

function holds(property: (state: WizardState, step: Step) => void) {
  fc.assert(fc.property(afterAnything, anyStep, property), { numRuns: 400 });
}

describe('after any actions in any order', () => {
  test('a step that may be entered has what it needs', () => {
    holds((state, step) => {
      const { progress, goals } = state;
      const needs = [
        step !== 'motivation' || progress.hello.done,
        step !== 'goals' || progress.motivation.done,
        !step.startsWith('measures') || progress.goals.done,
        ...sectors.map((sector) => step !== measureStep(sector) || goals[sector] !== undefined),
        !(step === 'companyInfos' || step === 'summary') || progress.measures.done,
      ];
      expect(!mayEnter(state, step) || !needs.includes(false)).toBe(true);
    });
  });

  test('a denied person arrives at a step that may be entered', () => {
    holds((state, step) => {
      let [at, now] = [step, state];
      for (let hops = 0; ; hops += 1) {
        expect(hops).toBeLessThan(steps.length);
        const missing = missingStep(now, at);
        if (missing) {
          now = deny(now, at);
          expect(now.progress[at]).toEqual({ done: false, seen: false });
          at = missing;
        } else if (at === 'measures') {
          const entrance = enterMeasures(now);
          [at, now] = [entrance.to, entrance.state];
        } else break;
      }
      expect(mayEnter(now, at)).toBe(true);
    });
  });

  test('the active step may be entered and is the first that is not done', () => {
    holds((state) => {
      const active = activeStep(state);
      expect(mayEnter(state, active)).toBe(true);
      for (const step of countingSteps(state)) {
        if (step === active) break;
        expect(state.progress[step].done).toBe(true);
      }
    });
  });

  test('a step that is done has an answer', () => {
    holds((state, step) => {
      expect(!state.progress[step].done || isAnswered(state, step)).toBe(true);
    });
  });

  test('the measures are done exactly when all that count are', () => {
    holds(({ progress, goals }) => {
      const counting = chosenSectors(goals).map(measureStep);
      expect(progress.measures.done).toBe(
        progress.goals.done && counting.length > 0 && counting.every((step) => progress[step].done),
      );
    });
  });

  test('no measure remains without its goal', () => {
    holds(({ goals, measures }) => {
      const withMeasures = sectors.filter((sector) => measures[sector] !== undefined);
      expect(withMeasures.filter((sector) => goals[sector] === undefined)).toEqual([]);
    });
  });

  test('the next and the previous step are among the steps that count', () => {
    holds((state, step) => {
      expect(countingSteps(state)).toContain(stepAfter(state, step));
      const before = stepBefore(state, step);
      if (before) expect(stepNumbers[before]).toBeLessThan(stepNumbers[step]);
    });
  });
});
