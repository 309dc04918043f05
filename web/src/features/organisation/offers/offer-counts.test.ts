import { expect, test } from 'vitest';
import { countOf } from './offer-counts.ts';

const report = {
  views: 100,
  watchers: 7,
  matches: 9,
  weeks: [
    { week: '2026-11-02', views: 3, watchers: 5, matches: 1 },
    { week: '2026-11-09', views: 4, watchers: 7, matches: 0 },
  ],
};

test('looks and matches are those of the weeks that are shown', () => {
  expect(countOf(report, 'views')).toEqual({ value: 7, weeks: [3, 4] });
  expect(countOf(report, 'matches')).toEqual({ value: 1, weeks: [1, 0] });
});

test('watchers are not added up: whoever watches, watches every week', () => {
  expect(countOf(report, 'watchers')).toEqual({ value: 7, weeks: [5, 7] });
});
