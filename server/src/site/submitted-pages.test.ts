import { describe, expect, test } from 'vitest';
import { aSubmission, quickCheck } from '../../test/factories/questionnaires.ts';
import { useSite } from '../../test/site.ts';

const { app, rendering, get } = useSite();

const send = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(app().address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': type },
    body,
  });

describe('a form without scripts', () => {
  test('is taken at the address of its page, in its language', async () => {
    const answer = await send('/en/fragen/7', 'a=1&b=zwei&a=%3Cb%3E');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('questions [["a",["1","<b>"]],["b",["zwei"]]]');
    expect(rendering.asked).toMatchObject([{ name: 'questions', language: 'en', params: { id: '7' } }]);
  });

  test('is the same when it is sent again, and another with other words', async () => {
    for (const body of ['a=1', 'a=1', 'a=2']) await send('/fragen/7', body);
    const keys = rendering.asked.map((asked) => ('formKey' in asked ? asked.formKey : ''));
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('leads on, and is kept by nobody', async () => {
    rendering.submit = async () => ({ status: 303, address: '/ergebnis/ä' });
    const { status, headers } = await send('/fragen/7', '');
    expect(status).toBe(303);
    expect(Object.fromEntries(headers)).toMatchObject({
      location: '/ergebnis/%C3%A4',
      'cache-control': 'no-store',
    });
  });

  test('calls the API as whoever sent it, signed in as nobody', async () => {
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
    expect((await send('/fragen/7', '')).headers.get('location')).toBe('/201');
    // Their network has used up a part of what it may do, by forms and by calls the same.
    await app()
      .client()
      .questionnaires.submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    expect(await kysely.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    ['/impressum', 'a=1', 'application/x-www-form-urlencoded'],
    ['/fragen/7', '{"a":1}', 'application/json'],
    ['/fragen/%00', 'a=1', 'application/x-www-form-urlencoded'],
  ])('is not there where none is: %s %s %s', async (path, body, type) => {
    expect((await send(path, body, type)).status).toBe(404);
  });

  test('has bounds', async () => {
    expect((await send('/fragen/7', `a=${'x'.repeat(300_000)}`)).status).toBe(413);
    const many = await send('/fragen/7', Array.from({ length: 1500 }, (_, n) => `f${n}=1`).join('&'));
    expect(await many.text()).toContain('["f999",["1"]]');
    const [last] = rendering.asked.slice(-1);
    expect(last && 'fields' in last && (last.fields as Map<string, unknown>).size).toBe(1000);
  });

  test('takes no other way of the API than to read and to send', async () => {
    rendering.submit = async ({ fetch: call }) => {
      await call('https://metra.example/api/v1/questionnaires/1/progress', { method: 'PUT' });
      return { status: 303, address: '/' };
    };
    expect((await send('/fragen/7', '')).status).toBe(500);
  });
});

describe('other sites', () => {
  test('may show the page that is made for it, and no other', async () => {
    const framed = await get('/fragen/7/rahmen');
    expect(framed.headers.get('content-security-policy')).toMatch(/; frame-ancestors \*$/);
    expect(framed.headers.get('x-frame-options')).toBeNull();
    for (const path of [
      '/',
      '/fragen/7',
      '/ergebnis/x',
      '/login',
      '/app/dashboard',
      '/nirgends',
      '/api/v1/x',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });
});

describe('a page as PDF', () => {
  test('is found below the page, for whoever has its address', async () => {
    const asked = await app()
      .client()
      .questionnaires.read({ params: { id: quickCheck } });
    const sent = { params: { id: quickCheck }, body: aSubmission(asked) };
    const { id } = await app().client().questionnaires.submit(sent);
    const answer = await get(`/ergebnis/${id}/pdf`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-disposition': expect.stringContaining('esg-quick-check'),
    });
    expect((await get(`/ergebnis/${'x'.repeat(43)}/pdf`)).status).toBe(404);
    expect((await get('/ergebnis/../pdf')).status).toBe(404);
  });
});
