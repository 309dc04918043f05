import type { GoalStatus } from '@metra/contract/shapes/tracking-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const goal = (name: string, status: GoalStatus, progress = 0.5, expectedProgress = 0.5) => ({
  name,
  status,
  progress,
  expectedProgress,
});
const year = { label: '2026', state: 'RUNNING', known: 20, emissions: null, goals: [] } as const;
const fallen = { kind: 'PERCENT', amount: -0.114, verdict: 'BETTER' } as const;

describe('the headline', () => {
  test('describes the change of emissions and the goals that are behind', () => {
    const goals = [
      goal('Energie', 'OFF_TRACK', 0.26, 0.61),
      goal('Sicherheit', 'ON_TRACK'),
      goal('Einkauf', 'REACHED', 1, 0.8),
    ];
    const told = { ...year, emissions: fallen, goals };
    expect(headlineOf(told, 'de')).toMatchObject({
      lead: 'Unsere Emissionen sind um 11\u00a0% gesunken.',
      rest: 'Zwei von drei Zielen sind auf Kurs, zurück liegen wir bei „Energie“.',
    });
    expect(headlineOf(told, 'en')).toMatchObject({
      lead: 'Our emissions have fallen by 11%.',
      rest: 'Two of three goals are on track; we are behind on “Energie”.',
    });
  });

  test('is true without anything', () => {
    expect(headlineOf({ ...year, known: 0 }, 'de').lead).toBe('Für 2026 liegen noch keine Werte vor.');
    expect(headlineOf({ ...year, known: 0, state: 'OVER' }, 'en').lead).toBe('There are no values for 2026.');
    expect(headlineOf({ ...year, known: 1 }, 'de')).toMatchObject({
      lead: 'Für 2026 liegt eine Kennzahl vor.',
      rest: null,
    });
  });

  test.each([
    [
      'RUNNING',
      ['NO_DATA'],
      'Wir arbeiten an einem Ziel, für ein Urteil fehlen noch Werte.',
      'We are working on one goal; there are not enough values to judge it by yet.',
    ],
    [
      'RUNNING',
      ['NO_TARGET'],
      'Wir arbeiten an einem Ziel, für ein Urteil fehlt noch ein Zielwert.',
      'We are working on one goal; there is no target to judge it by yet.',
    ],
    [
      'RUNNING',
      ['NO_TARGET', 'NO_DATA'],
      'Wir arbeiten an zwei Zielen, für ein Urteil fehlen noch Werte oder Zielwerte.',
      'We are working on two goals; there are not enough values or targets to judge them by yet.',
    ],
    [
      'OVER',
      ['NO_TARGET', 'NO_TARGET'],
      'Wir haben an zwei Zielen gearbeitet, für ein Urteil fehlen Zielwerte.',
      'We worked on two goals; there are no targets to judge them by.',
    ],
  ] as const)('of a year that is %s says why %j cannot be judged', (state, statuses, german, english) => {
    const goals = statuses.map((status) => goal('Energie', status));
    expect(headlineOf({ ...year, state, goals }, 'de').rest).toBe(german);
    expect(headlineOf({ ...year, state, goals }, 'en').rest).toBe(english);
  });

  test('counts no goal that cannot be judged, and says the same in both languages', () => {
    const status = fc.constantFrom<GoalStatus>(
      'NO_TARGET',
      'NO_DATA',
      'ON_TRACK',
      'AT_RISK',
      'OFF_TRACK',
      'REACHED',
      'MISSED',
    );
    fc.assert(
      fc.property(
        fc.array(status, { maxLength: 20 }),
        fc.option(fc.double({ min: -5, max: 5, noNaN: true })),
        (all, amount) => {
          const goals = all.map((each, index) => goal(`Ziel ${index}`, each));
          const emissions = amount === null ? null : ({ kind: 'PERCENT', amount, verdict: 'SAME' } as const);
          const [german, english] = (['de', 'en'] as const).map((language) =>
            headlineOf({ ...year, emissions, goals }, language),
          );
          expect(german?.goalsOnTrack).toBeLessThanOrEqual(german?.goalsJudged ?? 0);
          expect({ ...german, lead: '', rest: '' }).toEqual({ ...english, lead: '', rest: '' });
          if (all.length === 0) expect(german?.rest).toBeNull();
        },
      ),
    );
  });
});
