import type { RichText } from '@metra/contract/shapes/rich-text';
import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useFieldNamedByText } from '../../../design-system/fields/field-context.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import { type EditorNode, fromEditorDocument, toEditorDocument } from './editor-document.ts';
import { Keys } from './editor-keys.ts';
import { elements } from './editor-schema.ts';
import { openLinkDialog } from './link-dialog.tsx';
import { pasteInto } from './paste.ts';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

interface RichTextEditorProps {
  name: string;
  lang: Language;
  value: RichText;
  onChange: (value: RichText) => void;
}

export function RichTextEditor({ name, lang, value, onChange }: RichTextEditorProps) {
  useFieldNamedByText();
  const { t } = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(place, { name, lang, value, onChange });
  return (
    <div className={styles.frame}>
      {editor && <Toolbar editor={editor} label={t('content.text.toolbar', { name })} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

/** The editor exists as long as the field. It takes over values from outside, but not its own changes. */
function useEditor(place: { current: HTMLDivElement | null }, props: RichTextEditorProps): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const written = useRef(props.value);

  useEffect(() => {
    if (!place.current) return;
    const { name, lang, value } = latest.current;
    const made: Editor = new Editor({
      element: place.current,
      extensions: [...elements, Keys],
      content: toEditorDocument(value),
      // The security policy refuses style elements, so the few rules are in a file.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name, lang },
        handlePaste: (view, event) => pasteInto(view, event),
        handleKeyDown: (_view, event) => {
          if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return false;
          event.preventDefault();
          void openLinkDialog(made);
          return true;
        },
      },
      onUpdate: () => {
        const text = fromEditorDocument(made.getJSON() as EditorNode);
        if (isSame(text, written.current)) return;
        written.current = text;
        latest.current.onChange(text);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  useEffect(() => {
    if (!editor || isSame(props.value, written.current)) return;
    written.current = props.value;
    editor.commands.setContent(toEditorDocument(props.value), { emitUpdate: false });
  });

  return editor;
}
