/** The signs between 0x80 and 0x9f; a gap is a place without one. */
const special = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const places = new Map(
  [...special].flatMap((sign, index) => (sign === ' ' ? [] : [[sign, 0x80 + index] as const])),
);

/** Letters that do not come apart into a letter and its mark. */
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

/** A sign that Windows-1252 does not have becomes the one it is made of (ő: o), or a question mark. */
function bytesOf(sign: string): number {
  const plain = related[sign] ?? sign.normalize('NFD').at(0) ?? '';
  return placeOf(sign) ?? placeOf(plain) ?? 0x3f;
}

/** For programs that read no Unicode. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from(Array.from(text.normalize('NFC'), bytesOf));
