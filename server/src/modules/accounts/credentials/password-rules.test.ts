import { expect, test } from 'vitest';
import { isWeakPassword } from './password-rules.ts';

const person = { email: 'Katrin.Lindner@firma.example', organisationName: 'Lindner Metallbau' };

test.each([
  ['a common one', 'password123'],
  ['a common one in capitals', 'BASKETBALL'],
  ['a common word with a year and signs', 'Sommer2026!!'],
  ['a German one', 'Passwort1234'],
  ['digits for letters', 'P4ssw0rd2026'],
  ['a common word twice', 'schatzschatz'],
  ['one sign again and again', 'aaaaaaaaaaaa'],
  ['a short pattern', '1212121212'],
  ['a row of the keyboard', 'qwertzuiop'],
  ['a row backwards', '0987654321'],
  ['the alphabet', 'abcdefghijkl'],
  ['the e-mail address', 'katrin.lindner@firma.example'],
  ['the mailbox with digits', 'katrin.lindner1'],
  ['the organisation', 'Lindner Metallbau'],
  ['the organisation in one word', 'lindnermetallbau!'],
])('%s is weak', (_, password) => expect(isWeakPassword(password, person)).toBe(true));

test.each([
  'drei Ziele, ein Maßstab',
  'correct horse battery staple',
  'xK9#mQ2$vL',
  'Lindner fährt morgens Rad',
  '密码很长很安全的一句话',
])('%s is not', (password) => expect(isWeakPassword(password, person)).toBe(false));
