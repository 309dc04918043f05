import { describe, expect, test, vi } from 'vitest';
import { contract, type MetraContract } from '../index.ts';
import { createClient } from './client.ts';
import { ClientError } from './client-error.ts';
import { manifestOf } from './manifest.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });

const network = new TypeError('network');

/** The connection ends in the middle of the body. */
const cutOff = (status: number) =>
  new Response(new ReadableStream({ pull: (body) => body.error(network) }), { status });

function clientWith(fetch: typeof globalThis.fetch, token: string | null = null) {
  const told = { token: vi.fn(), unauthorized: vi.fn(), forbidden: vi.fn() };
  const client = createClient<MetraContract>(manifestOf(contract), {
    token: () => token,
    language: () => 'de',
    noResponseText: () => 'Metra ist nicht erreichbar.',
    fetch,
    onToken: told.token,
    onUnauthorized: told.unauthorized,
    onForbidden: told.forbidden,
  });
  return { client, told };
}

describe('the client', () => {
  test('sends the application id, the language and the token', async () => {
    const fetch = vi.fn(async () => answer(200, { name: 'a', value: '1', version: 1, updatedAt: '' }));
    await clientWith(fetch, 'secret').client.storage.read({ params: { name: 'metraLite.goals' } });
    const [address, init] = fetch.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(address).toBe('/api/v1/my/organisation/storage/metraLite.goals');
    expect(Object.fromEntries(init.headers)).toEqual({
      'x-application-id': 'mc_esg',
      'accept-language': 'de',
      authorization: 'Bearer secret',
    });
  });

  test.each([null, undefined])('refuses %s for a required parameter before sending', async (missing) => {
    const fetch = vi.fn();
    // @ts-expect-error: what plain JavaScript or a wrong cast could do
    const call = clientWith(fetch).client.storage.read({ params: { name: missing } });
    await expect(call).rejects.toThrow('Required parameter name was null or undefined when calling read.');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('refuses a missing required query parameter', async () => {
    // @ts-expect-error: the token is required
    const call = clientWith(vi.fn()).client.account.confirm({ query: {} });
    await expect(call).rejects.toThrow(
      'Required parameter token was null or undefined when calling confirm.',
    );
  });

  test('tells what the server said', async () => {
    const body = { i18nKey: 'input.invalid', message: 'Nein', fields: [{ path: 'email', key: 'email' }] };
    const { client } = clientWith(async () =>
      answer(400, body, { 'x-response-id': 'r1', 'retry-after': '7' }),
    );
    const error = await client.frontend.metraLite().catch((caught) => caught);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({
      type: 'api',
      id: 'frontend:metra-lite',
      status: 400,
      responseId: 'r1',
      i18nKey: 'input.invalid',
      fields: body.fields,
      retryAfter: 7,
    });
  });

  test.each([
    ['never came', () => Promise.reject(network)],
    ['was cut off', async () => cutOff(200)],
    ['is no JSON', async () => new Response('<html>')],
  ])('an answer that %s is an application error with a message of its own', async (_, fetch) => {
    const error = await clientWith(fetch)
      .client.frontend.metraLite()
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({
      type: 'app',
      id: 'api-error:axios-error-ill-defined',
      message: 'Metra ist nicht erreichbar.',
      status: undefined,
      cause: expect.any(Error),
    });
  });

  test('a download that is cut off is one too, watched or not', async () => {
    const { client } = clientWith(async () => cutOff(200));
    for (const options of [{}, { onProgress: vi.fn() }])
      await expect(client.account.exportData({}, options)).rejects.toMatchObject({
        id: 'api-error:axios-error-ill-defined',
      });
  });

  test('a refusal whose body is cut off is still a refusal', async () => {
    const { client } = clientWith(async () => cutOff(409));
    await expect(client.frontend.metraLite()).rejects.toMatchObject({ status: 409, type: 'api' });
  });

  test('a proxy that answers HTML does not break it', async () => {
    const { client } = clientWith(async () => new Response('<html>', { status: 502 }));
    await expect(client.frontend.metraLite()).rejects.toMatchObject({ status: 502, type: 'api' });
  });

  test('a cancelled call stays a cancelled call', async () => {
    const { client } = clientWith(async (_, init) => {
      init?.signal?.throwIfAborted();
      return answer(200, {});
    });
    const call = client.frontend.metraLite({}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('also when it is cancelled while the answer comes', async () => {
    const cancelling = new AbortController();
    const { client } = clientWith(async () => {
      cancelling.abort();
      const cancelled = (body: ReadableStreamDefaultController) => body.error(cancelling.signal.reason);
      return new Response(new ReadableStream({ pull: cancelled }));
    });
    const call = client.frontend.metraLite({}, { signal: cancelling.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('tells how much of a download has arrived', async () => {
    const { client } = clientWith(async () => new Response(new Blob(['12345', '67'])));
    const onProgress = vi.fn();
    const file = await client.account.exportData({}, { onProgress });
    expect(await file.text()).toBe('1234567');
    expect(onProgress).toHaveBeenLastCalledWith(7);
  });

  test('tells of 401 with the token and whether it was the logout, of 403 with the address, and of a fresh token', async () => {
    const unauthorized = clientWith(async () => answer(401, {}), 'old');
    await unauthorized.client.auth.logout().catch(() => {});
    await unauthorized.client.auth.getLogin().catch(() => {});
    expect(unauthorized.told.unauthorized.mock.calls).toEqual([
      [{ id: 'auth:logout', isLogout: true, token: 'old' }],
      [{ id: 'auth:get-login', isLogout: false, token: 'old' }],
    ]);

    const forbidden = clientWith(async () => answer(403, { i18nKey: 'subscription.required' }));
    await forbidden.client.auth.getLogin().catch(() => {});
    expect(forbidden.told.forbidden).toHaveBeenCalledWith(
      '/api/v1/auth/login',
      expect.objectContaining({ i18nKey: 'subscription.required' }),
    );

    const fresh = clientWith(async () => answer(200, {}, { 'auth-token': 'new' }));
    await fresh.client.auth.login({ body: { username: 'a', password: 'b' } });
    expect(fresh.told.token).toHaveBeenCalledWith('new');
  });
});
