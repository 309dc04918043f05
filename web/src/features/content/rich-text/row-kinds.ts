import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** A row of text has one of these kinds. The rows of a list or an address share one node. */
export type RowKind = 'paragraph' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'lines';

interface Row {
  kind: RowKind;
  content: Fragment;
  from: number;
  to: number;
}

const GROUPS = new Set<RowKind>(['bullets', 'numbers', 'lines']);

export function currentKind({ selection: { $from } }: EditorState): RowKind {
  return kindOf($from.node(1) ?? $from.parent);
}

/** The selected rows get the given kind. If all of them have it already, they become paragraphs. */
export function toggleKind(state: EditorState, kind: RowKind): Transaction {
  const { from, to } = state.selection;
  const isAll = rowsBetween(state, from, to).every((row) => !isSelected(row, from, to) || row.kind === kind);
  return setKind(state, isAll ? 'paragraph' : kind);
}

export function setKind(state: EditorState, kind: RowKind): Transaction {
  const { doc, selection, tr } = state;
  const { from, to } = selection;
  const [start, end] = touchedRange(state, kind);
  const rows = rowsBetween(state, start, end);
  const changed = rows.map((row) => (isSelected(row, from, to) ? { ...row, kind } : row));
  tr.replaceWith(start, end, nodesOf(doc, changed));
  const place = (position: number) => placeAfter(tr.doc, start, rows, position);
  return tr.setSelection(TextSelection.create(tr.doc, place(selection.anchor), place(selection.head)));
}

/** Returns the range of whole nodes, including the neighbours that the changed rows can join. */
function touchedRange({ doc, selection }: EditorState, kind: RowKind): [number, number] {
  let first = selection.$from.index(0);
  let last = selection.$to.index(0);
  const joins = (index: number) => {
    const node = doc.maybeChild(index);
    return node !== null && GROUPS.has(kind) && kindOf(node) === kind;
  };
  if (joins(first - 1)) first -= 1;
  if (joins(last + 1)) last += 1;
  return [positionOf(doc, first), positionOf(doc, last + 1)];
}

function positionOf(doc: DocumentNode, index: number): number {
  let position = 0;
  for (let before = 0; before < Math.min(index, doc.childCount); before += 1)
    position += doc.child(before).nodeSize;
  return position;
}

function rowsBetween({ doc }: EditorState, start: number, end: number): Row[] {
  const rows: Row[] = [];
  doc.nodesBetween(start, Math.min(end, doc.content.size), (node, position, parent) => {
    if (!node.isTextblock) return true;
    const kind = kindOf(parent && parent !== doc ? parent : node);
    rows.push({ kind, content: node.content, from: position, to: position + node.nodeSize });
    return false;
  });
  return rows;
}

const isSelected = (row: Row, from: number, to: number) => row.from < to && row.to > from;

function kindOf(node: DocumentNode): RowKind {
  if (node.type.name === 'heading') return node.attrs.level === 3 ? 'heading3' : 'heading2';
  if (node.type.name === 'list') return node.attrs.ordered === true ? 'numbers' : 'bullets';
  return node.type.name === 'lines' ? 'lines' : 'paragraph';
}

function nodesOf({ type: { schema } }: DocumentNode, rows: readonly Row[]): DocumentNode[] {
  const { nodes } = schema;
  const made: DocumentNode[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const { kind, content } = rows[index] as Row;
    if (!GROUPS.has(kind)) {
      const attrs = kind === 'paragraph' ? null : { level: kind === 'heading3' ? 3 : 2 };
      made.push(
        (kind === 'paragraph' ? nodes.paragraph : nodes.heading)?.create(attrs, content) as DocumentNode,
      );
      continue;
    }
    const items: DocumentNode[] = [];
    const item = kind === 'lines' ? nodes.line : nodes.listItem;
    for (; rows[index]?.kind === kind; index += 1)
      items.push(item?.create(null, rows[index]?.content) as DocumentNode);
    index -= 1;
    const group = kind === 'lines' ? nodes.lines : nodes.list;
    made.push(group?.create({ ordered: kind === 'numbers' }, Fragment.from(items)) as DocumentNode);
  }
  return made;
}

function placeAfter(doc: DocumentNode, start: number, rows: readonly Row[], position: number): number {
  const index = Math.max(
    0,
    rows.findIndex((row) => position > row.from && position < row.to),
  );
  const offset = position - (rows[index]?.from ?? 0) - 1;
  let row = -1;
  let found = start + 1;
  doc.nodesBetween(start, doc.content.size, (node, at) => {
    if (!node.isTextblock) return true;
    row += 1;
    if (row === index) found = at + 1 + Math.min(Math.max(offset, 0), node.content.size);
    return false;
  });
  return found;
}
