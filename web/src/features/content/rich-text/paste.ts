import { Node as DocumentNode, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { toEditorDocument } from './editor-document.ts';
import { pastedRichText } from './pasted-text.ts';

/** The editor marks what it has copied itself and pastes it without a conversion. */
const OWN = 'data-pm-slice';

/** Returns true if it has handled the paste. */
export function pasteInto(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || html.includes(OWN)) return false;
  const text = pastedRichText(html);
  if (text.length === 0) return false;
  const doc = DocumentNode.fromJSON(view.state.schema, toEditorDocument(text));
  // A single paragraph is inserted into the paragraph at the cursor.
  const isWithinRow = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
  const slice = new Slice(doc.content, isWithinRow ? 1 : 0, isWithinRow ? 1 : 0);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
