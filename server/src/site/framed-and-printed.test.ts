import { describe, expect, test } from 'vitest';
import { useSite } from '../../test/app/site.ts';
import { aSubmission, quickCheck } from '../../test/factories/questionnaires.ts';

const { app, get } = useSite();

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
  test('is below the page’s address for people who know it', async () => {
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
