import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorText } from '../errors/error-text.ts';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { changeLanguage, loadTexts } from '../i18n/tolgee.ts';
import { api } from './api.ts';

beforeEach(async () => {
  initializeTolgee();
  await loadTexts('common');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (status: number, json: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(json, { status }));

const failure = () => api.frontend.metraLite().catch((error: unknown) => error);

describe('a call', () => {
  test('that is forbidden is logged with its address, and its error passed on', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    answer(403, { i18nKey: 'auth.forbidden' });
    expect(await failure()).toMatchObject({ status: 403, i18nKey: 'auth.forbidden' });
    expect(warned.mock.calls).toEqual([['User is not allowed to access /api/v1/frontend/metra-lite']]);
  });

  test.each([
    ['de', 'Metra ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.'],
    ['en', 'Metra cannot be reached. Please check your connection.'],
  ] as const)(
    'without a response carries its own message, in the language of the page (%s)',
    async (language, text) => {
      await changeLanguage(language);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      const error = await failure();
      expect(error).toMatchObject({ id: 'api-error:axios-error-ill-defined', type: 'app', message: text });
      expect(await errorText(error)).toBe(text);
    },
  );
});
