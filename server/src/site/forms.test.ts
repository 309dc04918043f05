import { describe, expect, test } from 'vitest';
import { aDocument } from '../../test/app/fake-rendering.ts';
import { useSite } from '../../test/app/site.ts';
import { aSubmission, quickCheck } from '../../test/factories/questionnaires.ts';

const { app, rendering } = useSite();

const send = (
  path: string,
  values: Record<string, string> | [string, string][] | string,
  headers: Record<string, string> = {},
) =>
  fetch(app().address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(values),
  });

test('a form that the API refuses is shown again, with the input and the errors', async () => {
  rendering.render = async ({ refused }) => aDocument(JSON.stringify(refused));
  const answer = await send('/en/angebote/1/contact', {
    name: 'Ada <Lind>',
    email: 'nobody',
    text: ' ',
    isAdmin: 'true',
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [asked] = rendering.asked;
  expect(asked).toMatchObject({ name: 'offer', language: 'en', params: { slug: '1' } });
  expect(asked?.refused).toEqual({
    name: 'contact',
    values: { name: 'Ada <Lind>', email: 'nobody' },
    fields: expect.arrayContaining(['email', 'text']),
    message: expect.stringMatching(/\w/),
  });
});

test('where there is nothing to write to, the page says so', async () => {
  const answer = await send('/angebote/999999/contact', {
    name: 'Ada Lind',
    email: 'ada@example.com',
    text: 'Guten Tag',
  });
  expect(answer.status).toBe(404);
});

test('another site sends nothing in a visitor’s name', async () => {
  const answer = await send('/angebote/1/contact', { name: 'Ada' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/angebote/1');
  expect(rendering.asked).toEqual([]);
});

test.each([
  ['application/json', '{"name":"Ada"}'],
  ['text/plain', 'name=Ada'],
])('only a form is read as one, not %s', async (type, body) => {
  const answer = await fetch(`${app().address}/angebote/1/contact`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect([404, 415]).toContain(answer.status);
});

test('a form that never ends is not read', async () => {
  const answer = await send('/angebote/1/contact', { text: 'x'.repeat(100_000) });
  expect(answer.status).toBe(413);
});

describe('a form that only its page can read', () => {
  test('is shown on it in its language, and again with errors', async () => {
    rendering.render = async ({ refused }) => aDocument(JSON.stringify(refused));
    const answer = await send('/en/fragen/7/answers', 'a=1&b=zwei&a=%3Cb%3E&c=');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [sent] = rendering.sent;
    expect(sent).toMatchObject({ name: 'questions', language: 'en', params: { id: '7' } });
    expect([...(sent?.fields ?? [])]).toHaveLength(4);
    expect(rendering.asked[0]?.refused).toEqual({
      name: 'answers',
      values: { a: '1,<b>', b: 'zwei' },
      fields: ['a', 'b', 'a', 'c'],
      message: 'So nicht.',
    });
  });

  test('is the same when it is sent again, and another with other words', async () => {
    for (const body of ['a=1', 'a=1', 'a=2']) await send('/fragen/7/answers', body);
    const [first, again, other] = rendering.sent.map(({ formKey }) => formKey);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('redirects, and is not cached', async () => {
    rendering.submit = async () => ({ status: 303, address: '/ergebnis/ä' });
    const { status, headers } = await send('/fragen/7/answers', '');
    expect(status).toBe(303);
    expect(Object.fromEntries(headers)).toMatchObject({
      location: '/ergebnis/%C3%A4',
      'cache-control': 'no-store',
    });
  });

  test('calls the API with the sender’s network, without a sign-in', async () => {
    const asked = await app()
      .client()
      .questionnaires.read({ params: { id: quickCheck } });
    rendering.submit = async ({ fetch: call }) => {
      const { status } = await call(`https://metra.example/api/v1/questionnaires/${quickCheck}`, {
        method: 'POST',
        body: JSON.stringify(aSubmission(asked)),
      });
      return { status: 303, address: `/${status}` };
    };
    const { kysely } = app().platform.database;
    await kysely.deleteFrom('rate_limits').execute();
    const sentTo = async () => (await send('/fragen/7/answers', '')).headers.get('location');
    expect(await sentTo()).toBe('/201');
    // Forms and calls of a network share one limit, part of which is used up here.
    await app()
      .client()
      .questionnaires.submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    expect(await kysely.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
    // The answer to a robot names the waiting time.
    await kysely.updateTable('rate_limits').set({ whole_again_at: '2099-01-01' }).execute();
    expect(await sentTo()).toBe('/429');
  });

  test('has bounds', async () => {
    expect((await send('/fragen/7/answers', `a=${'x'.repeat(300_000)}`)).status).toBe(413);
    await send('/fragen/7/answers', Array.from({ length: 1500 }, (_, n) => `f${n}=1`).join('&'));
    expect([...(rendering.sent[0]?.fields ?? [])]).toHaveLength(1000);
  });

  test('is not found on pages without a form and at invalid addresses', async () => {
    for (const path of ['/impressum', '/fragen/7', '/fragen/%00/answers'])
      expect((await send(path, 'a=1')).status, path).toBe(404);
  });

  test('takes no other way of the API than to read and to send', async () => {
    rendering.submit = async ({ fetch: call }) => {
      await call('https://metra.example/api/v1/questionnaires/1/progress', { method: 'PUT' });
      return { status: 303, address: '/' };
    };
    expect((await send('/fragen/7/answers', '')).status).toBe(500);
  });
});
