import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextAlignStart,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import type { TranslationKey } from '../../../lib/i18n/translation-key.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { redoIn, toggle, undoIn } from './editor-keys.ts';
import { openLinkDialog } from './link-dialog.tsx';
import { currentKind, type RowKind } from './row-kinds.ts';

interface Tool {
  icon: LucideIcon;
  text: TranslationKey;
  /** The key names follow Ctrl or Cmd. */
  keys: string;
  /** A tool without this function acts once and is never on. */
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => unknown;
}

const ofKind = (icon: LucideIcon, kind: Exclude<RowKind, 'paragraph'>, keys: string): Tool => ({
  icon,
  keys,
  text: `content.text.${kind}`,
  isOn: ({ state }) => currentKind(state) === kind,
  use: (editor) => toggle(editor, kind),
});

const TOOLS: readonly Tool[] = [
  ofKind(Heading2, 'heading2', 'Alt+2'),
  ofKind(Heading3, 'heading3', 'Alt+3'),
  ofKind(List, 'bullets', 'Shift+8'),
  ofKind(ListOrdered, 'numbers', 'Shift+7'),
  ofKind(TextAlignStart, 'lines', 'Shift+9'),
  {
    icon: Bold,
    text: 'content.text.bold',
    keys: 'B',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.commands.toggleMark('bold'),
  },
  {
    icon: Italic,
    text: 'content.text.italic',
    keys: 'I',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.commands.toggleMark('italic'),
  },
  {
    icon: Link2,
    text: 'content.text.link',
    keys: 'K',
    isOn: (editor) => editor.isActive('link'),
    use: openLinkDialog,
  },
  { icon: Undo2, text: 'content.text.undo', keys: 'Z', use: undoIn },
  { icon: Redo2, text: 'content.text.redo', keys: 'Shift+Z', use: redoIn },
];

const MODIFIER =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Tab reaches the toolbar as one control. Arrow keys move between the tools, and Escape and Tab move into the text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslate();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const to = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: TOOLS.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + TOOLS.length) % TOOLS.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line p-1"
    >
      {TOOLS.map(({ icon: Icon, text, keys, isOn, use }, index) => (
        <IconButton
          key={text}
          size="sm"
          label={`${t(text)} (${MODIFIER}+${keys})`}
          icon={<Icon size={18} aria-hidden="true" />}
          tabIndex={index === stop ? 0 : -1}
          className={isOn?.(editor) ? 'bg-current-value-soft' : undefined}
          {...(isOn && { 'aria-pressed': isOn(editor) })}
          onFocus={() => setStop(index)}
          // A click on a tool must not change the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(editor)}
        />
      ))}
    </div>
  );
}
