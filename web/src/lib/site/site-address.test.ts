import { describe, expect, test } from 'vitest';
import { isOnSite, siteAddress } from './site-address.ts';

describe('addresses of the site', () => {
  test.each([
    ['/', true],
    ['/en', true],
    ['/#preis', true],
    ['/?promotionCode=x', true],
    ['/agb', true],
    ['/en/agb', true],
    ['/en/landing-pages/water', true],
    ['/pruefen', true],
    ['/en/report/abc', true],
    ['/login', false],
    ['/app/dashboard', false],
    ['/english', false],
  ])('%s: %s', (address, expected) => expect(isOnSite(address)).toBe(expected));

  test.each([
    ['/', '/en'],
    ['/#preis', '/en#preis'],
    ['/?a=b#c', '/en?a=b#c'],
    ['/agb', '/en/agb'],
    ['/en/agb', '/en/agb'],
    ['/pruefen?number=1#x', '/en/verify?number=1#x'],
    ['/bericht/abc/open', '/en/report/abc/open'],
    ['/login?route=/agb', '/login?route=/agb'],
  ])('%s is %s in English', (german, english) => {
    expect(siteAddress(german, 'en')).toBe(english);
    expect(siteAddress(english, 'de')).toBe(german.replace(/^\/en(?=\/)/, ''));
  });
});
