import { afterEach, describe, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';
import { takeDocument } from './take-document.ts';

const SKELETON = '<a href="/app/dashboard">Übersicht</a><a href="/app/tracking">Tracking</a>';

function aDocument(html: string): HTMLElement {
  document.body.innerHTML = `<div id="app">${html}</div>`;
  return document.getElementById('app') as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.signedOut;
});

describe('the content of the document', () => {
  test('stands until the application takes its place', () => {
    const place = aDocument(SKELETON);
    expect(takeDocument(place)).toBe(true);
    expect(place.innerHTML).toBe(SKELETON);
  });

  test('says no longer that the scripts are missing', () => {
    const place = aDocument(SKELETON);
    document.body.insertAdjacentHTML('beforeend', '<main id="start-failed" hidden></main>');
    takeDocument(place);
    expect(document.getElementById('start-failed')).toBeNull();
  });

  test('goes when its reader has to sign in first', () => {
    const place = aDocument(SKELETON);
    document.documentElement.dataset.signedOut = '';
    expect(takeDocument(place)).toBe(false);
    expect(place.innerHTML).toBe('');
    expect(document.documentElement.dataset.signedOut).toBeUndefined();
  });
});

describe('the keyboard', () => {
  test('stands at the same link when the application is there', async () => {
    const place = aDocument(SKELETON);
    place.querySelector<HTMLElement>('[href="/app/tracking"]')?.focus();
    const rendered = Promise.withResolvers<void>();
    keepFocus(place, rendered.promise);
    place.innerHTML = SKELETON.replaceAll('<a', '<a data-new');
    rendered.resolve();
    await rendered.promise;
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Tracking');
  });

  test('is left alone where it was elsewhere', async () => {
    const place = aDocument(SKELETON);
    keepFocus(place, Promise.resolve());
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });
});
