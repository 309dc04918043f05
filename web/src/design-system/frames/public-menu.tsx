import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../behaviour/words.ts';
import { usePageMark } from '../pictures/page-mark.ts';
import { currentMark, type FrameItem, type FrameLink } from './frame-parts.ts';
import './public-menu.css';

export interface PublicMenuProps {
  Link: FrameLink;
  items: readonly FrameItem[];
  current?: string | undefined;
  /** Small screens show it below the links of the menu. */
  menuEnd?: ReactNode;
}

/** It uses the browser's own dialog, because public pages do not load the design system's dialog. */
export function PublicMenu({ Link, items, current, menuEnd }: PublicMenuProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  usePageMark('publicMenu', open);
  const close = () => dialog.current?.close();

  function show() {
    dialog.current?.showModal();
    setOpen(true);
  }

  function closeByBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close();
  }

  return (
    <>
      <button
        type="button"
        aria-label={words.menu}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="needs-scripts tint-hover inline-grid size-(--control) shrink-0 place-items-center rounded-control text-text-soft hover:text-text"
        onClick={show}
      >
        <Menu size={20} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does by itself. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="public-menu"
        onClose={() => setOpen(false)}
        onClick={closeByBackdrop}
      >
        <div className="public-menu-sheet">
          <div className="flex items-center justify-between">
            <h2 id={titleId} className="type-h3">
              {words.menu}
            </h2>
            <button
              type="button"
              aria-label={words.close}
              className="tint-hover -mr-2 grid size-(--control) place-items-center rounded-control text-text-muted"
              onClick={close}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={words.menu}>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <Link
                    href={item.href}
                    className="sheet-item"
                    aria-current={currentMark(item, current)}
                    onClick={close}
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {menuEnd && <div className="sheet-end">{menuEnd}</div>}
        </div>
      </dialog>
    </>
  );
}
