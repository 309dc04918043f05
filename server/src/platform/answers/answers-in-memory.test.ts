import { expect, test } from 'vitest';
import { answersInMemory } from './answers-in-memory.ts';

const kilobyte = Buffer.alloc(1024);

test('an answer is found in the version that it was kept in', () => {
  const answers = answersInMemory({ bytes: 4096, bytesOfOne: 2048 });
  answers.keep(1, 'a', 'key', kilobyte);
  expect(answers.find(1, 'a', 'key')).toBe(kilobyte);
  expect(answers.find(2, 'a', 'key')).toBeUndefined();
  expect(answers.find(1, 'b', 'key')).toBeUndefined();
  answers.keep(1, 'b', 'another', kilobyte);
  expect(answers.find(1, 'a', 'key')).toBeUndefined();
});

test('the answers used longest ago make room, of an organisation and of all', () => {
  const answers = answersInMemory({ bytes: 4096, bytesOfOne: 2048 });
  answers.keep(1, 'a', 'first', kilobyte);
  answers.keep(1, 'a', 'second', kilobyte);
  answers.find(1, 'a', 'first');
  answers.keep(1, 'a', 'third', kilobyte);
  expect(answers.find(1, 'a', 'second')).toBeUndefined();
  expect(answers.find(1, 'a', 'first')).toBe(kilobyte);
  for (const organisation of [2, 3, 4]) answers.keep(organisation, 'a', 'key', kilobyte);
  expect(answers.find(1, 'a', 'first')).toBeUndefined();
  expect(answers.find(4, 'a', 'key')).toBe(kilobyte);
  expect(answers.bytes()).toBe(3072);
});

test('an answer that is too large is not kept', () => {
  const answers = answersInMemory({ bytes: 4096, bytesOfOne: 512 });
  answers.keep(1, 'a', 'key', kilobyte);
  expect(answers.find(1, 'a', 'key')).toBeUndefined();
});
