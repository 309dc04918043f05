import { expect, test } from 'vitest';
import { BeyondLimits, boundedThread } from '../threads/bounded-thread.ts';
import { engineCode, type TaggedDocument } from './typeset-tagged.ts';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
const worker = `import { answerQuestions } from ${here('../threads/answer-questions.ts')};
import { takeEngineCode, typesetTagged } from ${here('./typeset-tagged.ts')};
answerQuestions(({ document, engine }) => {
  takeEngineCode(engine);
  return typesetTagged(document);
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(worker)}`);

const ofSource = (source: string): TaggedDocument => ({ sources: { '/main.typ': source }, data: {} });

/** More work than the engine needs to start, and far less than what never ends. */
const limits = {
  workMilliseconds: 3_000,
  milliseconds: 110_000,
  heapMegabytes: 512,
  restMilliseconds: 60_000,
  questions: 100,
};

const thread = boundedThread<{ document: TaggedDocument; engine: WebAssembly.Module }, Uint8Array>(
  file,
  limits,
);
const ask = async (source: string) => thread({ document: ofSource(source), engine: await engineCode() });

/** The outcome of a document while another one waits for its turn, which it gets. */
async function outcomeOf(source: string) {
  const [outcome, after] = await Promise.allSettled([ask(source), ask('Kurz')]);
  expect(after.status).toBe('fulfilled');
  if (after.status === 'fulfilled') expect(Buffer.from(after.value).toString('latin1')).toMatch(/^%PDF-/);
  return outcome;
}

test.each([
  ['takes all memory', '#let all = (0,)\n#for round in range(40) { all = all + all }\n#all.len()'],
  [
    'takes for ever',
    '#let n = 0\n#for a in range(9000) { for b in range(9000) { for c in range(9000) { n += 1 } } }',
  ],
])('a document that %s is ended, and others get theirs', async (_, source) => {
  expect(await outcomeOf(source)).toMatchObject({ status: 'rejected', reason: expect.any(BeyondLimits) });
});

test('a document that calls itself without end fails, and others get theirs', async () => {
  expect(await outcomeOf('#let f(n) = f(n + 1)\n#f(0)')).toMatchObject({ status: 'rejected' });
});
