import { Menu } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePart } from '../behaviour/use-part.ts';
import { useWords } from '../behaviour/words.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { NavigationProgressBar } from '../progress/navigation-progress-bar.tsx';
import { currentMark, type FrameGroup, type FrameLink, MAIN_ID } from './frame-parts.ts';
import './frames.css';
import './admin-frame.css';
import { HomeLink } from './home-link.tsx';
import type { SheetEnd } from './navigation-sheet.tsx';
import { SkipLink } from './skip-link.tsx';

const loadSheet = () => import('./navigation-sheet.tsx');

export interface AdminFrameProps {
  Link: FrameLink;
  homeHref: string;
  tag: string;
  groups: readonly FrameGroup[];
  current?: string | undefined;
  /** It is at the bottom of the navigation: the account and the link back. */
  account?: ReactNode;
  /** Small screens show it at the right of the bar. */
  compactAccount?: ReactNode;
  /** Small screens show it below the links of the menu. */
  menuEnd?: SheetEnd;
  banner?: ReactNode;
  children: ReactNode;
}

/** The navigation is a rail; below 860 px it is a menu in a bar. */
export function AdminFrame(props: AdminFrameProps) {
  const { Link, homeHref, tag, groups, current } = props;
  const words = useWords();
  const sheet = usePart(loadSheet);
  const [open, setOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  useCurrentInSight(navigation, current);
  return (
    <div className="frame">
      <SkipLink />
      {props.banner}
      <div className="admin-frame">
        <header className="admin-bar">
          <IconButton
            label={words.menu}
            variant="on-ink"
            icon={<Menu size={22} aria-hidden="true" />}
            aria-expanded={open}
            aria-haspopup="dialog"
            {...sheet.whenReached}
            onClick={async () => {
              await sheet.ask();
              setOpen(true);
            }}
          />
          <HomeLink Link={Link} href={homeHref} tone="ink" />
          <span className="admin-tag">{tag}</span>
          <span className="admin-bar-end">{props.compactAccount}</span>
        </header>
        <aside aria-label={words.administration} className="admin-rail">
          <div className="admin-rail-head">
            <HomeLink Link={Link} href={homeHref} tone="ink" />
            <span className="admin-tag">{tag}</span>
          </div>
          <nav ref={navigation} aria-label={words.mainNavigation} className="admin-nav">
            {groups.map((group) => (
              <div key={group.title ?? group.items[0]?.href}>
                {group.title && <p className="admin-group-title">{group.title}</p>}
                <ul>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <Link
                        href={item.href}
                        className="admin-nav-item"
                        aria-current={currentMark(item, current)}
                      >
                        {item.icon && <item.icon size={17} aria-hidden="true" />}
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {props.account && <div className="admin-account">{props.account}</div>}
        </aside>
        <main id={MAIN_ID} tabIndex={-1} className="admin-main">
          <NavigationProgressBar />
          {props.children}
        </main>
      </div>
      {sheet.part && (
        <sheet.part.NavigationSheet
          open={open}
          onClose={() => setOpen(false)}
          title={words.menu}
          groups={groups}
          current={current}
          Link={Link}
          end={props.menuEnd}
        />
      )}
    </div>
  );
}

/** The navigation may be longer than the screen, so the current item is scrolled into view. */
function useCurrentInSight(navigation: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks for the mark of the current item.
  useLayoutEffect(() => {
    const list = navigation.current;
    const mark = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !mark) return;
    const lowest = mark.offsetTop;
    const highest = mark.offsetTop + mark.offsetHeight - list.clientHeight;
    list.scrollTop = Math.max(highest, Math.min(lowest, list.scrollTop));
  }, [navigation, current]);
}
