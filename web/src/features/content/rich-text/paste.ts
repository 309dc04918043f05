import { Node as DocumentNode, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { toEditorDocument } from './editor-document.ts';
import { pastedRichText } from './pasted-text.ts';

/** What the editor itself copied is its own; everything else is read by our rules. */
const OWN = 'data-pm-slice';

/** True when the paste is done. */
export function pasteInto(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || html.includes(OWN)) return false;
  const text = pastedRichText(html);
  if (text.length === 0) return false;
  const doc = DocumentNode.fromJSON(view.state.schema, toEditorDocument(text));
  // A single paragraph flows into the one it is pasted into.
  const isWithinRow = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
  const slice = new Slice(doc.content, isWithinRow ? 1 : 0, isWithinRow ? 1 : 0);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
