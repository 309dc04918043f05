/** A piece of a text; `mark` says which of the marks it belongs to. */
export interface Piece {
  text: string;
  mark: number | null;
}

export interface Mark {
  start: number;
  end: number;
}

/** A text by its blank lines, each paragraph in pieces of marked and other words. Marks that do not fit the text are left out. */
export function paragraphsOf(text: string, marks: readonly Mark[] = []): Piece[][] {
  const paragraphs: Piece[][] = [];
  let from = 0;
  for (const part of text.split(/(\n[^\S\n]*\n\s*)/)) {
    if (part.trim() !== '') paragraphs.push(piecesOf(part, from, marks));
    from += part.length;
  }
  return paragraphs;
}

function piecesOf(part: string, from: number, marks: readonly Mark[]): Piece[] {
  const end = from + part.length;
  const pieces: Piece[] = [];
  let at = from;
  const within = marks
    .map((mark, index) => ({ ...mark, index }))
    .filter((mark) => mark.start >= from && mark.end <= end && mark.start < mark.end)
    .toSorted((a, b) => a.start - b.start);
  for (const mark of within) {
    if (mark.start < at) continue;
    if (mark.start > at) pieces.push({ text: part.slice(at - from, mark.start - from), mark: null });
    pieces.push({ text: part.slice(mark.start - from, mark.end - from), mark: mark.index });
    at = mark.end;
  }
  if (at < end) pieces.push({ text: part.slice(at - from), mark: null });
  return pieces;
}
