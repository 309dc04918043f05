import { expect, test } from 'vitest';
import { encodeWindows1252 } from './windows-1252.ts';

const read = (bytes: Uint8Array) => new TextDecoder('windows-1252', { fatal: true }).decode(bytes);

test('every sign of Windows-1252 comes back as it was', () => {
  const gaps = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
  const all = Uint8Array.from({ length: 256 }, (_, code) => code).filter((code) => !gaps.includes(code));
  expect(encodeWindows1252(read(all)).equals(Buffer.from(all))).toBe(true);
});

test('a missing character becomes the nearest one', () => {
  expect(read(encodeWindows1252('őŁódźİ 漢😀 −5'))).toBe('oLódzI ?? -5');
  // A letter and its combining mark become one letter.
  expect(read(encodeWindows1252('Mu\u0308ller'))).toBe('Müller');
});
