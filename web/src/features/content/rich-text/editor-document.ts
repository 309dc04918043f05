import type { RichText, RichTextNode, TextRun } from '@metra/contract/shapes/rich-text';

export interface EditorNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  text?: string;
  marks?: EditorMark[];
}

interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** The editor needs at least one paragraph to write into. */
export const toEditorDocument = (richText: RichText): EditorNode => {
  const content = tidied(richText).map(toNode);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

/** Empty paragraphs, which the cursor leaves behind, are dropped. */
export const fromEditorDocument = (document: EditorNode): RichText =>
  tidied((document.content ?? []).flatMap(fromNode));

/** Removes empty parts and joins neighbours with the same format, so that texts that read the same are equal. */
export const tidied = (richText: RichText): RichText =>
  richText.flatMap((node): RichTextNode[] => {
    if (node.type === 'list' || node.type === 'lines') {
      const items = node.items.map(joinedRuns).filter((runs) => runs.length > 0);
      return items.length > 0 ? [{ ...node, items }] : [];
    }
    const content = joinedRuns(node.content);
    return content.length > 0 ? [{ ...node, content }] : [];
  });

function joinedRuns(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && looksLike(last, run)) last.text += run.text;
    else if (run.text !== '') joined.push({ ...run });
  }
  return joined.some(({ text }) => text.trim() !== '') ? joined : [];
}

const looksLike = (a: TextRun, b: TextRun) => a.bold === b.bold && a.italic === b.italic && a.link === b.link;

function toNode(node: RichTextNode): EditorNode {
  if (node.type === 'paragraph') return { type: 'paragraph', content: toTexts(node.content) };
  if (node.type === 'heading')
    return { type: 'heading', attrs: { level: node.level }, content: toTexts(node.content) };
  if (node.type === 'list')
    return {
      type: 'list',
      attrs: { ordered: node.ordered },
      content: node.items.map((runs) => ({ type: 'listItem', content: toTexts(runs) })),
    };
  return {
    type: 'lines',
    content: node.items.map((runs) => ({ type: 'line', content: toTexts(runs) })),
  };
}

const toTexts = (runs: readonly TextRun[]): EditorNode[] =>
  runs.map(({ text, bold, italic, link }) => {
    const marks: EditorMark[] = [
      ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ];
    return { type: 'text', text, ...(marks.length > 0 && { marks }) };
  });

function fromNode(node: EditorNode): RichTextNode[] {
  const children = node.content ?? [];
  if (node.type === 'paragraph') return [{ type: 'paragraph', content: fromTexts(children) }];
  if (node.type === 'heading')
    return [{ type: 'heading', level: node.attrs?.level === 3 ? 3 : 2, content: fromTexts(children) }];
  const items = children.map((item) => fromTexts(item.content ?? []));
  if (node.type === 'list') return [{ type: 'list', ordered: node.attrs?.ordered === true, items }];
  return node.type === 'lines' ? [{ type: 'lines', items }] : [];
}

const fromTexts = (nodes: readonly EditorNode[]): TextRun[] =>
  nodes.map(({ text = '', marks = [] }) => {
    const link = marks.find(({ type }) => type === 'link')?.attrs?.href;
    return {
      text,
      ...(marks.some(({ type }) => type === 'bold') && { bold: true as const }),
      ...(marks.some(({ type }) => type === 'italic') && { italic: true as const }),
      ...(typeof link === 'string' && { link }),
    };
  });
