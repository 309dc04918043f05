import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A page has one translation layer, so every test opens a new page. */
async function aNewPage() {
  vi.resetModules();
  const i18n = { ...(await import('./tolgee.ts')), ...(await import('./initialize-tolgee.ts')) };
  const storage = await import('../storage/safe-storage.ts');
  return { ...i18n, storage: storage.browserStorage };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

describe('the translation layer', () => {
  test('says when it is used too early', async () => {
    const { translate } = await aNewPage();
    expect(() => translate('common.error')).toThrow('Tolgee has not yet been initialized.');
  });

  test('speaks German unless told otherwise', async () => {
    const { initializeTolgee, loadTexts, translate } = await aNewPage();
    initializeTolgee();
    await loadTexts('common');
    expect(translate('common.navigation.login')).toBe('Anmelden');
    expect(document.documentElement.lang).toBe('de');
  });

  test('changes to English with all texts that are in use, and remembers', async () => {
    const { initializeTolgee, loadTexts, translate, changeLanguage, storage } = await aNewPage();
    initializeTolgee();
    await loadTexts('common', 'home');
    await changeLanguage('en');
    expect(translate('common.navigation.login')).toBe('Sign in');
    expect(translate('home.start')).toBe('Start your strategy');
    expect(document.documentElement.lang).toBe('en');
    expect(storage.getItem('language')).toBe('en');
  });

  test('finds the texts of the API under api.exceptions', async () => {
    const { initializeTolgee, loadTexts, translateIfKnown } = await aNewPage();
    initializeTolgee();
    await loadTexts('api');
    expect(translateIfKnown('api.exceptions.auth.forbidden')).toBe('Dafür fehlt Ihnen die Berechtigung.');
    expect(translateIfKnown('api.exceptions.nobody.knows')).toBeUndefined();
  });

  test('shows the word invalid for a text that cannot be formatted', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const { initializeTolgee, loadTexts, translate } = await aNewPage();
    initializeTolgee();
    await loadTexts('common');
    expect(translate('common.format.points')).toBe('invalid');
    expect(complaint).toHaveBeenCalledWith(new Error('The argument value is missing.'));
    complaint.mockRestore();
  });

  test('knows plurals', async () => {
    const { initializeTolgee, getTolgee, loadTexts } = await aNewPage();
    vi.doMock('../../locales/de/auth.json', () => ({
      default: { goals: '{count, plural, one {ein Ziel} other {# Ziele}}' },
    }));
    initializeTolgee();
    await loadTexts('auth');
    expect([1, 3].map((count) => getTolgee().t({ ns: 'auth', key: 'goals', params: { count } }))).toEqual([
      'ein Ziel',
      '3 Ziele',
    ]);
  });
});
