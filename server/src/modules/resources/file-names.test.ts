import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../test/values/any-character.ts';
import { fileTypes } from '../../platform/files/inspect-file.ts';
import { cleanFileName, downloadName, linkName } from './file-names.ts';

const anyName = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 400 }), fc.string({ maxLength: 400 }));
const anyType = fc.constantFrom(...Object.keys(fileTypes), 'application/octet-stream');

describe('a name', () => {
  test.each([
    ['Rechnung.pdf', 'Rechnung.pdf'],
    [' a/b\\c.txt ', 'a_b_c.txt'],
    ['Zei\nle.txt', 'Zeile.txt'],
    ['u\u0308ber.txt', 'über.txt'],
    ['\u202etxt.exe', 'txt.exe'],
    ['', 'Datei'],
  ])('%j becomes %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

  test('is always one that can be stored and shown', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const clean = cleanFileName(name);
        expect(clean.length).toBeGreaterThan(0);
        expect(clean.length).toBeLessThanOrEqual(255);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});

describe('a download', () => {
  test.each([
    ['Vertrag', 'application/pdf', 'Vertrag.pdf'],
    ['Foto.JPEG', 'image/jpeg', 'Foto.JPEG'],
    ['logo.svg', 'image/png', 'logo.png'],
    ['seite.html', 'text/plain', 'seite.html.txt'],
    ['liesmich.md', 'text/plain', 'liesmich.md'],
    ['rechnung.pdf.exe', 'application/pdf', 'rechnung.pdf.exe.pdf'],
  ])('%j of type %s is saved as %j', (name, type, saved) => expect(downloadName(name, type)).toBe(saved));

  test('has a link that is plain and short', () => {
    fc.assert(
      fc.property(anyName, anyType, (name, type) => {
        expect(linkName(name, type)).toMatch(/^[\w][\w.-]{0,79}$/);
      }),
    );
  });
});
