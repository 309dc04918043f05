import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProgress } from './wizard-state.ts';
import {
  emptyCompany,
  mergeChoice,
  mergeCompany,
  mergeIds,
  mergeProgress,
  parseChoice,
  parseCompany,
  parseIds,
  parseProgress,
} from './wizard-values.ts';

describe('reading what is stored', () => {
  test('leaves out what is missing', () => {
    expect(parseProgress({})).toEqual(emptyProgress);
    expect(parseChoice({ e: 3, s: null })).toEqual({ e: 3 });
    expect(parseCompany({ name: 'Muster' })).toEqual({ ...emptyCompany, name: 'Muster' });
  });

  test.each<[string, (json: unknown) => unknown, unknown]>([
    ['goals', parseChoice, { e: 'three' }],
    ['goals', parseChoice, [1, 2]],
    ['goals', parseChoice, { e: -1 }],
    ['motivation', parseIds, { 0: 1 }],
    ['motivation', parseIds, [1, 'two']],
    ['company', parseCompany, { name: 7 }],
    ['company', parseCompany, { logo: 'file.png' }],
    ['company', parseCompany, null],
    ['progress', parseProgress, 'done'],
    ['progress', parseProgress, { hello: true }],
  ])('refuses %s of another shape', (_name, parse, json) => {
    expect(() => parse(json)).toThrow(TypeError);
  });
});

describe('joining two tabs', () => {
  test('each one’s choice is kept', () => {
    expect(mergeChoice({ s: 2 }, { e: 1 }, {})).toEqual({ e: 1, s: 2 });
  });

  test('a removed choice stays removed', () => {
    expect(mergeChoice({ s: 2 }, { e: 1, s: 2, g: 3 }, { e: 1, s: 2 })).toEqual({ s: 2, g: 3 });
    expect(mergeIds([1], [1, 2, 3], [1, 2])).toEqual([1, 3]);
  });

  test('fields of the company are joined one by one', () => {
    const base = { ...emptyCompany, name: 'Muster' };
    expect(
      mergeCompany({ ...base, city: 'Ulm' }, { ...base, name: 'Muster GmbH', zipCode: '89073' }, base),
    ).toEqual({ ...emptyCompany, name: 'Muster GmbH', city: 'Ulm', zipCode: '89073' });
  });

  test('a step done in one tab and seen in the other is both', () => {
    const mine = { ...emptyProgress, goals: { done: true, seen: false } };
    const theirs = { ...emptyProgress, goals: { done: false, seen: true } };
    expect(mergeProgress(mine, theirs, null).goals).toEqual({ done: true, seen: true });
  });

  const choice = fc.record(
    {
      e: fc.integer({ min: 1, max: 3 }),
      s: fc.integer({ min: 1, max: 3 }),
      g: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: [] },
  );

  test('a tab without changes of its own takes over everything, one without news keeps everything', () => {
    fc.assert(
      fc.property(choice, choice, (mine, theirs) => {
        expect(mergeChoice(mine, theirs, mine)).toEqual(theirs);
        expect(mergeChoice(mine, theirs, theirs)).toEqual(mine);
      }),
    );
  });

  test('the order in which two reasons lists meet changes nothing but their order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(ids, ids, ids, (mine, theirs, base) => {
        const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
        expect(sorted(mergeIds(mine, theirs, base))).toEqual(sorted(mergeIds(theirs, mine, base)));
      }),
    );
  });
});
