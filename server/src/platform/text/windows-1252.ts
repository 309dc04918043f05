/** The characters from 0x80 to 0x9f; a space marks an unused position. */
const special = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const places = new Map(
  [...special].flatMap((sign, index) => (sign === ' ' ? [] : [[sign, 0x80 + index] as const])),
);

/** Letters that do not decompose into a letter and a mark. */
const related: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ẞ: 'ß',
  '−': '-',
  '‐': '-',
  '‑': '-',
};

function placeOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : places.get(sign);
}

/** A character that Windows-1252 lacks becomes its base letter (ő becomes o) or a question mark. */
function bytesOf(sign: string): number {
  const plain = related[sign] ?? sign.normalize('NFD').at(0) ?? '';
  return placeOf(sign) ?? placeOf(plain) ?? 0x3f;
}

/** For programs that cannot read Unicode. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from(Array.from(text.normalize('NFC'), bytesOf));
