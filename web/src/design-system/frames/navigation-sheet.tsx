import type { ReactNode } from 'react';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { currentMark, type FrameGroup, type FrameLink } from './frame-parts.ts';

export type SheetEnd = ReactNode | ((close: () => void) => ReactNode);

export interface NavigationSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  groups: readonly FrameGroup[];
  current?: string | undefined;
  Link: FrameLink;
  /** It is below the links: language, sign in, sign out. An item that opens something else closes the sheet first. */
  end?: SheetEnd | undefined;
}

/** The sheet contains the navigation that does not fit into the header. */
export function NavigationSheet({ open, onClose, title, groups, current, Link, end }: NavigationSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="lg">
      <DialogBody>
        <nav aria-label={title}>
          {groups.map((group) => (
            <div key={group.title ?? group.items[0]?.href} className="sheet-group">
              {group.title && <p className="sheet-group-title">{group.title}</p>}
              <ul>
                {group.items.map((item) => (
                  <li key={item.href}>
                    <Link
                      href={item.href}
                      className="sheet-item"
                      lang={item.lang}
                      aria-current={currentMark(item, current)}
                      onClick={onClose}
                    >
                      {item.icon && <item.icon size={20} aria-hidden="true" />}
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {end && <div className="sheet-end">{typeof end === 'function' ? end(onClose) : end}</div>}
      </DialogBody>
    </Dialog>
  );
}
