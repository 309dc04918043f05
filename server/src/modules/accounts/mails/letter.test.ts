import { expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/letter.ts';
import { confirmRegistration } from './registration.mail.ts';
import { invitation } from './team.mail.ts';

const link = 'https://metra.example/confirm-account?token=abc';
const site = 'https://metra.example';

test('greets by name, says what to do and how long the link is valid, in both languages', () => {
  const german = writeMail('de', 'Katrin Lindner', confirmRegistration('de', link), site);
  expect(german.text).toContain('Guten Tag Katrin Lindner,\n\nwillkommen bei Metra.');
  expect(german.text).toContain(link);
  expect(german.text).toContain('24 Stunden');
  const english = writeMail('en', '', confirmRegistration('en', link), site);
  expect(english.text).toContain('Hello,\n\nWelcome to Metra.');
  expect(english.html).toContain('lang="en"');
});

test('a name or an organisation cannot add lines, markup or links of its own', () => {
  const letter = invitation('de', {
    by: '<a href="https://evil.example">Klick</a>',
    organisation: 'Firma\r\nBcc: opfer@firma.example',
    link,
  });
  const { subject, text, html } = writeMail('de', 'A\n\nB', letter, site);
  expect(subject).toBe('Einladung in das Team von Firma Bcc: opfer@firma.example');
  expect(text).toContain('Guten Tag A B,');
  expect(html).not.toContain('<a href="https://evil.example">');
});

test('a name that looks like an address does not become a link', () => {
  const letter = invitation('en', { by: 'See evil.example', organisation: 'https://evil.example/x', link });
  const { text, html } = writeMail('en', 'Win at www.evil.example', letter, site);
  for (const body of [text, html]) expect(body).not.toMatch(/evil\.example|https:\/\/evil/);
});
