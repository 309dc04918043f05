import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastContainer } from '../../design-system/toast/toast-container.tsx';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { loadTexts, showLanguage } from '../i18n/tolgee.ts';
import { log } from './log.ts';
import { listenForUnexpectedErrors } from './unexpected-errors.ts';

const SENTENCE = 'Ein unerwarteter Fehler ist aufgetreten.';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('api', 'common');
  listenForUnexpectedErrors(Promise.resolve());
});

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
  render(<ToastContainer />);
});

afterEach(() => {
  showLanguage('de');
  cleanup();
  vi.restoreAllMocks();
});

const OUR_FILE = `${location.origin}/assets/shell.js`;

const thrown = (error: unknown, { message = 'Uncaught', filename = OUR_FILE } = {}) =>
  new ErrorEvent('error', { error, message, filename });

const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

const happen = (...happenings: Event[]) =>
  act(async () => {
    for (const event of happenings) dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
  });

const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('an error that nothing caught', () => {
  test.each([
    ['thrown', thrown(new TypeError('x is undefined'))],
    ['thrown from no file', thrown(new TypeError('x is undefined'), { filename: '' })],
    ['rejected', rejected(new TypeError('x is undefined'))],
  ])('is logged and said when it was %s', async (_, event) => {
    await happen(event);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'An unexpected error.',
      new TypeError('x is undefined'),
    );
    expect(said()).toEqual([SENTENCE]);
  });

  test('is said in English where the page is English', async () => {
    showLanguage('en');
    await happen(rejected('something'));
    expect(said()).toEqual(['An unexpected error occurred.']);
  });

  test('is said once however many come, and each is logged', async () => {
    await happen(thrown(new Error('a')), rejected(new Error('b')), thrown(new Error('c')));
    expect(said()).toEqual([SENTENCE]);
    expect(log.error).toHaveBeenCalledTimes(3);
  });

  test('speaks for itself when it came from a call', async () => {
    const refusal = new ClientError('', { id: 'kpis:list', type: 'api', status: 503 });
    await happen(rejected(noResponse(new TypeError(), 'Metra ist nicht erreichbar.')), rejected(refusal));
    expect(said().toSorted()).toEqual([
      'Metra ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      'Metra ist nicht erreichbar.',
    ]);
  });

  test('leaves the end of the session to those who tell of it', async () => {
    await happen(rejected(new ClientError('', { id: 'kpis:list', type: 'api', status: 401 })));
    expect(said()).toEqual([]);
  });

  test('makes no circle when it cannot be said', async () => {
    cleanup();
    await happen(thrown(new Error('a')));
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenLastCalledWith(
      'The error could not be told.',
      expect.objectContaining({ message: 'No toast container available' }),
    );
  });
});

const ofAnExtension = Object.assign(new Error('not ours'), {
  stack: 'Error: not ours\n    at run (chrome-extension://abcdef/content.js:1:1)',
});

test.each([
  ['a cancelled request', rejected(new DOMException('The operation was aborted.', 'AbortError'))],
  ['a dropped query', rejected(new Error('CancelledError'))],
  ['a layout that took two rounds', thrown(undefined, { message: 'ResizeObserver loop limit exceeded' })],
  ['a script of another site', thrown(undefined, { message: 'Script error.', filename: '' })],
  ['a file of another site', thrown(new Error('x'), { filename: 'https://elsewhere.example/a.js' })],
  ['a file of an extension', thrown(new Error('x'), { filename: 'moz-extension://abcdef/content.js' })],
  ['an extension’s error', thrown(ofAnExtension)],
  ['an extension’s promise', rejected(ofAnExtension)],
])('%s is neither logged nor said', async (_, event) => {
  await happen(event);
  expect(log.error).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});
