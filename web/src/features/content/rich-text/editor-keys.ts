import { type Editor, Extension } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { currentKind, type RowKind, setKind, toggleKind } from './row-kinds.ts';

export function toggle(editor: Editor, kind: RowKind): boolean {
  editor.view.dispatch(toggleKind(editor.state, kind).scrollIntoView());
  return true;
}

function become(editor: Editor, kind: RowKind): boolean {
  editor.view.dispatch(setKind(editor.state, kind).scrollIntoView());
  return true;
}

export const undoIn = (editor: Editor): boolean => undo(editor.state, editor.view.dispatch);
export const redoIn = (editor: Editor): boolean => redo(editor.state, editor.view.dispatch);

const isGroup = (kind: RowKind) => kind === 'bullets' || kind === 'numbers' || kind === 'lines';

/** Lists are flat and cannot be indented, so Tab moves to the next control. */
export const Keys = Extension.create({
  name: 'keys',
  priority: 1000,
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Mod-z': () => undoIn(editor),
      'Mod-Shift-z': () => redoIn(editor),
      'Mod-y': () => redoIn(editor),
      'Mod-Alt-2': () => toggle(editor, 'heading2'),
      'Mod-Alt-3': () => toggle(editor, 'heading3'),
      'Mod-Shift-7': () => toggle(editor, 'numbers'),
      'Mod-Shift-8': () => toggle(editor, 'bullets'),
      'Mod-Shift-9': () => toggle(editor, 'lines'),
      Enter: () => {
        const { $from, empty } = editor.state.selection;
        const isDone = empty && $from.parent.content.size === 0 && isGroup(currentKind(editor.state));
        return isDone ? become(editor, 'paragraph') : false;
      },
      // A line break turns a paragraph into an address, and adds an item to a list.
      'Shift-Enter': () => {
        if (currentKind(editor.state) === 'paragraph') become(editor, 'lines');
        return editor.commands.splitBlock();
      },
      Backspace: () => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parentOffset > 0 || currentKind(editor.state) === 'paragraph') return false;
        return become(editor, 'paragraph');
      },
    };
  },
});
