/** The characters of a typeface, read from the table of its file that maps characters to glyphs (OpenType `cmap`). */
export function lettersOf(file: Uint8Array): Set<number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = tableNamed(view, 'cmap');
  const letters = new Set<number>();
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const part = table + view.getUint32(table + 4 + index * 8 + 4);
    const format = view.getUint16(part);
    if (format === 4) addSegments(view, part, letters);
    if (format === 12) addGroups(view, part, letters);
  }
  return letters;
}

function tableNamed(view: DataView, name: string): number {
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(entry + place)));
    if (tag === name) return view.getUint32(entry + 8);
  }
  throw new Error(`The typeface has no table ${name}`);
}

function addSegments(view: DataView, part: number, letters: Set<number>): void {
  const doubled = view.getUint16(part + 6);
  const ends = part + 14;
  const starts = ends + doubled + 2;
  for (let place = 0; place < doubled; place += 2) {
    const last = view.getUint16(ends + place);
    for (let letter = view.getUint16(starts + place); letter <= last && letter < 0xffff; letter += 1)
      if (drawingIn(view, starts + place, doubled, letter) !== 0) letters.add(letter);
  }
}

/** Glyph zero is the box for missing characters. */
function drawingIn(view: DataView, startAt: number, doubled: number, letter: number): number {
  const delta = view.getInt16(startAt + doubled);
  const offsetAt = startAt + 2 * doubled;
  const offset = view.getUint16(offsetAt);
  if (offset === 0) return (letter + delta) & 0xffff;
  const drawing = view.getUint16(offsetAt + offset + 2 * (letter - view.getUint16(startAt)));
  return drawing === 0 ? 0 : (drawing + delta) & 0xffff;
}

function addGroups(view: DataView, part: number, letters: Set<number>): void {
  for (let index = 0; index < view.getUint32(part + 12); index += 1) {
    const group = part + 16 + index * 12;
    const last = view.getUint32(group + 4);
    for (let letter = view.getUint32(group); letter <= last; letter += 1) letters.add(letter);
  }
}
