import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aDocument, fakeRendering } from '../../test/app/fake-rendering.ts';
import type { PageContent } from './page-key.ts';
import { pageRenderer } from './render-page.ts';

const api: FastifyInstance = fastify();
let status = 200;
api.get('/api/v1/things', (_, reply) => reply.code(status).send({ things: [] }));
api.get('/api/v1/never', () => new Promise(() => {}));
afterAll(() => api.close());

const rendering = fakeRendering();
const render = pageRenderer(api, rendering, 200);
const [page] = rendering.pages;
const home = { page, language: 'de', params: {}, search: {} } as PageContent;

beforeEach(() => {
  status = 200;
  rendering.render = async ({ fetch }) => aDocument(`${(await fetch('/api/v1/things')).status}`);
});

test('a page is made of what the API says, be it that there is nothing', async () => {
  for (status of [200, 204, 400, 401, 404])
    expect(await render(home)).toMatchObject({ html: expect.stringContaining(`<p>${status}</p>`) });
});

describe('a page cannot be rendered', () => {
  test.each([
    [500, 'internal.unexpected'],
    [502, 'internal.unexpected'],
    [503, 'service.unavailable'],
    [429, 'service.unavailable'],
  ])('where the API answers with %i', async (answered, key) => {
    status = answered;
    await expect(render(home)).rejects.toMatchObject({ key });
  });

  test('where the API fails, even if it is rendered all the same, or fails for another reason then', async () => {
    status = 503;
    rendering.render = async ({ fetch }) => {
      await fetch('/api/v1/things').catch(() => undefined);
      return aDocument('a page with a hole in it');
    };
    await expect(render(home)).rejects.toMatchObject({ key: 'service.unavailable' });
    rendering.render = async ({ fetch }) => {
      await fetch('/api/v1/things').catch(() => undefined);
      throw new Error('no response');
    };
    await expect(render(home)).rejects.toMatchObject({ key: 'service.unavailable' });
  });

  test('where the API does not answer in time', async () => {
    rendering.render = async ({ fetch }) => aDocument(`${(await fetch('/api/v1/never')).status}`);
    await expect(render(home)).rejects.toMatchObject({ key: 'service.unavailable', retryAfterSeconds: 2 });
  });
});
