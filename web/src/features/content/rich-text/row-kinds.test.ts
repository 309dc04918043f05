import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { type EditorNode, fromEditorDocument, toEditorDocument } from './editor-document.ts';
import { elements } from './editor-schema.ts';
import { currentKind, type RowKind, setKind, toggleKind } from './row-kinds.ts';

const schema = getSchema(elements);
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ text }] });
const item = (text: string) => [{ text }];

function selected(text: Parameters<typeof toEditorDocument>[0], first: string, last = first): EditorState {
  const doc = schema.nodeFromJSON(toEditorDocument(text));
  const places: Record<string, number> = {};
  doc.descendants((node, position) => {
    if (node.isText && node.text) places[node.text] = position;
  });
  const selection = TextSelection.create(doc, (places[first] ?? 0) + 1, (places[last] ?? 0) + 1);
  return EditorState.create({ doc, selection });
}

const after = (state: EditorState, kind: RowKind) => {
  const { doc } = state.apply(toggleKind(state, kind));
  doc.check();
  return fromEditorDocument(doc.toJSON() as EditorNode);
};

test('paragraphs become items of one list, and paragraphs again', () => {
  const text = [paragraph('eins'), paragraph('zwei'), paragraph('drei')];
  const list = [
    { type: 'list' as const, ordered: false, items: [item('eins'), item('zwei')] },
    paragraph('drei'),
  ];
  expect(after(selected(text, 'eins', 'zwei'), 'bullets')).toEqual(list);
  expect(after(selected(list, 'eins', 'zwei'), 'bullets')).toEqual(text);
});

test('a row taken out of a list splits it', () => {
  const text = [{ type: 'list' as const, ordered: true, items: [item('eins'), item('zwei'), item('drei')] }];
  expect(after(selected(text, 'zwei'), 'paragraph')).toEqual([
    { type: 'list', ordered: true, items: [item('eins')] },
    paragraph('zwei'),
    { type: 'list', ordered: true, items: [item('drei')] },
  ]);
});

test('a new item joins the list beside it', () => {
  const text = [{ type: 'list' as const, ordered: false, items: [item('eins')] }, paragraph('zwei')];
  expect(after(selected(text, 'zwei'), 'bullets')).toEqual([
    { type: 'list', ordered: false, items: [item('eins'), item('zwei')] },
  ]);
});

test('bullets become numbers, lines and headings', () => {
  const text = [{ type: 'list' as const, ordered: false, items: [item('eins'), item('zwei')] }];
  expect(after(selected(text, 'eins', 'zwei'), 'numbers')).toEqual([
    { type: 'list', ordered: true, items: [item('eins'), item('zwei')] },
  ]);
  expect(after(selected(text, 'eins', 'zwei'), 'lines')).toEqual([
    { type: 'lines', items: [item('eins'), item('zwei')] },
  ]);
  expect(after(selected(text, 'eins'), 'heading3')).toEqual([
    { type: 'heading', level: 3, content: item('eins') },
    { type: 'list', ordered: false, items: [item('zwei')] },
  ]);
});

test('the cursor stays at its letter', () => {
  const state = selected([paragraph('eins'), paragraph('zwei')], 'zwei');
  const changed = state.apply(setKind(state, 'bullets'));
  expect(changed.selection.$from.parent.textContent).toBe('zwei');
  expect(changed.selection.$from.parentOffset).toBe(1);
  expect(currentKind(changed)).toBe('bullets');
});
