import { expect, test } from 'vitest';
import { rhythmOf } from './schedule-words.ts';

test.each([
  ['*/5 * * * *', { rhythm: 'minutes', minutes: 5 }],
  ['5 * * * *', { rhythm: 'hourly', minute: '05' }],
  ['20 3 * * *', { rhythm: 'daily', time: '03:20' }],
  ['0 14 * * *', { rhythm: 'daily', time: '14:00' }],
])('%s is said in words', (cron, words) => {
  expect(rhythmOf(cron)).toEqual(words);
});

test.each(['0 6 * * 1', '0 6 1 * *', '0 6,18 * * *', ''])('%s is not guessed at', (cron) => {
  expect(rhythmOf(cron)).toBeUndefined();
});
