/** Notes of neighbouring rows would lie on each other: from here on there is room for one of its own. */
const ROOM = 4;

export interface JoinedNote<Note> {
  row: number;
  notes: readonly Note[];
}

/** The notes of a table's rows: those closer to each other than there is room become one, beside the first of them. */
export function joinedNotes<Note>(rows: readonly (Note | null)[]): JoinedNote<Note>[] {
  const joined: { row: number; last: number; notes: Note[] }[] = [];
  rows.forEach((note, row) => {
    if (note === null) return;
    const before = joined.at(-1);
    if (before && row - before.last < ROOM) {
      before.notes.push(note);
      before.last = row;
    } else joined.push({ row, last: row, notes: [note] });
  });
  return joined.map(({ row, notes }) => ({ row, notes }));
}
