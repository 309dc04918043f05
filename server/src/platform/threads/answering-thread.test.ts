import { expect, test } from 'vitest';
import { DomainError } from '../http/domain-error.ts';
import { answeringThread } from './answering-thread.ts';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
/** Answers what it was told at the beginning, how often it was asked, and the question. */
const worker = `import { workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { answerQuestions } from ${here('./answer-questions.ts')};
import { DomainError } from ${here('../http/domain-error.ts')};
let asked = 0;
answerQuestions(async (question) => {
  asked += 1;
  if (question === 'slow') await pause(300);
  if (question === 'refuse') throw new DomainError('service.unavailable', { retryAfterSeconds: 7 });
  if (question === 'fail') throw new TypeError('no such thing');
  if (question === 'end') process.exit(1);
  if (question === 'wait') await new Promise(() => setInterval(() => undefined, 1000));
  return [workerData, asked, question].join(' ');
}, async () => {
  if (workerData === 'stubborn') await new Promise(() => undefined);
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(worker)}`);
const newThread = (data = 'A', settings = {}) => answeringThread<string, string>(file, { data, ...settings });

test('questions are answered at once, not one after the other, by a thread that knows what it was told', async () => {
  const { ask, close } = newThread('told');
  const order: string[] = [];
  const note = (answer: string) => void order.push(answer);
  await Promise.all([ask('slow').then(note), ask('quick').then(note)]);
  expect(order).toEqual(['told 2 quick', 'told 2 slow']);
  await close();
});

test('a refusal keeps its key and when to come back; another failure says what it was', async () => {
  const { ask, close } = newThread();
  const refusal: unknown = await ask('refuse').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({ key: 'service.unavailable', retryAfterSeconds: 7 });
  await expect(ask('fail')).rejects.toThrow('TypeError: no such thing');
  expect(await ask('next')).toBe('A 3 next');
  await close();
});

test('who waits for a thread that ends is told, and the next question starts another one', async () => {
  const { ask, close } = newThread();
  const both = await Promise.allSettled([ask('wait'), ask('end')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('next')).toBe('A 1 next');
  const waiting = ask('wait').catch((error: Error) => error.message);
  await close();
  expect(await waiting).toBe('The thread has ended');
});

test('a thread that is not needed gives its memory back', async () => {
  const { ask, close } = newThread('A', { restMilliseconds: 1 });
  expect(await ask('first')).toBe('A 1 first');
  await expect.poll(() => ask('next')).toBe('A 1 next');
  await close();
});

test('one that does not let go is ended all the same', async () => {
  const { ask, close } = newThread('stubborn');
  await ask('first');
  await close();
  expect(await ask('next')).toBe('stubborn 1 next');
}, 20_000);
