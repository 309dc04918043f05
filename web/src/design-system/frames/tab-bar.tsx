import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '../behaviour/use-part.ts';
import { useWords } from '../behaviour/words.ts';
import { usePageMark } from '../pictures/page-mark.ts';
import { currentMark, type FrameItem, type FrameLink } from './frame-parts.ts';
import type { SheetEnd } from './navigation-sheet.tsx';

const loadSheet = () => import('./navigation-sheet.tsx');

interface TabBarProps {
  Link: FrameLink;
  tabs: readonly FrameItem[];
  more: readonly FrameItem[];
  moreEnd?: SheetEnd | undefined;
  current: string | undefined;
}

/** It has up to four places, and a sheet contains the other items. */
export function TabBar({ Link, tabs, more, moreEnd, current }: TabBarProps) {
  const words = useWords();
  usePageMark('tabBar');
  const sheet = usePart(loadSheet);
  const [open, setOpen] = useState(false);
  const standsInMore = more.some((item) => item.href === current);
  return (
    <>
      <nav aria-label={words.tabNavigation} className="tab-bar">
        {tabs.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            className="tab-bar-item"
            aria-current={currentMark(item, current)}
          >
            {item.icon && <item.icon size={21} aria-hidden="true" />}
            {item.shortLabel ?? item.label}
          </Link>
        ))}
        <button
          type="button"
          className="tab-bar-item"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={standsInMore ? 'true' : undefined}
          {...sheet.whenReached}
          onClick={async () => {
            await sheet.ask();
            setOpen(true);
          }}
        >
          <Ellipsis size={21} aria-hidden="true" />
          {words.more}
        </button>
      </nav>
      {sheet.part && (
        <sheet.part.NavigationSheet
          open={open}
          onClose={() => setOpen(false)}
          title={words.more}
          groups={[{ items: more }]}
          current={current}
          Link={Link}
          end={moreEnd}
        />
      )}
    </>
  );
}
