import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';

/** An API whose answers have the hash of their content as tag, as the real ones. */
function anApi() {
  const content: Record<string, string> = {};
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const text = content[String(input)] ?? '';
    const tag = `"${text}"`;
    const isKnown = new Headers(init?.headers).get('if-none-match') === tag;
    sent.push(isKnown ? 'tag' : text);
    return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { etag: tag } });
  };
  return { content, sent, fetch };
}

test('what has not changed is neither sent nor parsed again, and what has changed is', async () => {
  const { content, sent, fetch } = anApi();
  const known = knownAnswers();
  const read = async (path: string, language = 'de') => {
    const { fetch: ask, parse } = known(fetch, language);
    const response = await ask?.(path, { method: 'GET' });
    return parse?.((await response?.text()) ?? '');
  };
  content['/catalogue'] = '{"goals":1}';
  const first = await read('/catalogue');
  expect(first).toEqual({ goals: 1 });
  expect(await read('/catalogue')).toBe(first);
  content['/catalogue'] = '{"goals":2}';
  expect(await read('/catalogue')).toEqual({ goals: 2 });
  expect(await read('/catalogue', 'en')).toEqual({ goals: 2 });
  expect(sent).toEqual(['{"goals":1}', 'tag', '{"goals":2}', '{"goals":2}']);
});

test('the answers that were used last are remembered, and no more than a few', async () => {
  const { content, sent, fetch } = anApi();
  const { fetch: ask } = knownAnswers()(fetch, 'de');
  const read = (path: string) => ask?.(path, { method: 'GET' });
  for (let n = 0; n < 100; n += 1) {
    content[`/pages/${n}`] = '{}';
    content['/catalogue'] = '{"goals":1}';
    await read(`/pages/${n}`);
    await read('/catalogue');
  }
  await read('/pages/0');
  expect(sent.filter((text) => text === 'tag')).toHaveLength(99);
});

test('only reading is remembered', async () => {
  const { content, sent, fetch } = anApi();
  const { fetch: ask } = knownAnswers()(fetch, 'de');
  content['/form'] = '{}';
  for (const _ of [1, 2]) await ask?.('/form', { method: 'POST' });
  expect(sent).toEqual(['{}', '{}']);
});
