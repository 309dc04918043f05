import { expect, test } from 'vitest';
import { boundedWorker, LimitExceededError } from '../threads/bounded-worker.ts';
import { engineCode, type TaggedDocument } from './typeset-tagged.ts';

const file = new URL('../../../test/workers/typesetting-worker.ts', import.meta.url);

const ofSource = (source: string): TaggedDocument => ({ sources: { '/main.typ': source }, data: {} });

/** The limits are above what the engine needs to start and far below an endless document. */
const limits = {
  workMilliseconds: 3_000,
  milliseconds: 110_000,
  heapMegabytes: 512,
  idleMilliseconds: 60_000,
  calls: 100,
};

const call = boundedWorker<{ document: TaggedDocument; engine: WebAssembly.Module }, Uint8Array>(
  file,
  limits,
);
const ask = async (source: string) => call({ document: ofSource(source), engine: await engineCode() });

/** The result of a document while another one waits for its turn, which it gets. */
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
  expect(await outcomeOf(source)).toMatchObject({
    status: 'rejected',
    reason: expect.any(LimitExceededError),
  });
});

test('a document that calls itself without end fails, and others get theirs', async () => {
  expect(await outcomeOf('#let f(n) = f(n + 1)\n#f(0)')).toMatchObject({ status: 'rejected' });
});
