import { expect, test } from 'vitest';
import { BeyondLimits, boundedThread } from '../threads/bounded-thread.ts';
import type { TaggedDocument } from './typeset-tagged.ts';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
const worker = `import { answerQuestions } from ${here('../threads/answer-questions.ts')};
import { typesetTagged } from ${here('./typeset-tagged.ts')};
answerQuestions(typesetTagged);`;
const file = new URL(`data:text/javascript,${encodeURIComponent(worker)}`);

const ofSource = (source: string): TaggedDocument => ({ sources: { '/main.typ': source }, data: {} });
const short = ofSource('Kurz');

/** More than the engine needs to start, and far less than what never ends. */
const limits = {
  workMilliseconds: 5_000,
  milliseconds: 110_000,
  heapMegabytes: 512,
  restMilliseconds: 60_000,
  questions: 100,
};

test.each([
  [
    'takes for ever',
    '#let n = 0\n#for a in range(9000) { for b in range(9000) { for c in range(9000) { n += 1 } } }',
  ],
  ['takes all memory', '#let all = (0,)\n#for round in range(40) { all = all + all }\n#all.len()'],
])(
  'a document that %s is ended, and others get theirs',
  async (_, source) => {
    const ask = boundedThread<TaggedDocument, Uint8Array>(file, limits);
    const [before, beyond, after] = await Promise.allSettled([ask(short), ask(ofSource(source)), ask(short)]);
    expect(beyond).toMatchObject({ status: 'rejected', reason: expect.any(BeyondLimits) });
    for (const served of [before, after]) {
      expect(served.status).toBe('fulfilled');
      if (served.status === 'fulfilled')
        expect(Buffer.from(served.value).toString('latin1')).toMatch(/^%PDF-/);
    }
  },
  120_000,
);

test('a document that calls itself without end fails, and others get theirs', async () => {
  const ask = boundedThread<TaggedDocument, Uint8Array>(file, limits);
  const [beyond, after] = await Promise.allSettled([
    ask(ofSource('#let f(n) = f(n + 1)\n#f(0)')),
    ask(short),
  ]);
  expect(beyond.status).toBe('rejected');
  expect(after.status).toBe('fulfilled');
}, 120_000);
