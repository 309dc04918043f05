import { expect, test } from 'vitest';
import { aDocument } from '../../test/fake-rendering.ts';
import { useSite } from '../../test/site.ts';

const { app, rendering } = useSite();

const send = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(app().address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(values),
  });

test('a form that the API does not take is shown again, with what was typed and what is wrong', async () => {
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
  expect([400, 415]).toContain(answer.status);
});

test('a form that never ends is not read', async () => {
  const answer = await send('/angebote/1/contact', { text: 'x'.repeat(100_000) });
  expect(answer.status).toBe(413);
});
