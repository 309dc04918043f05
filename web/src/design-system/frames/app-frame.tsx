import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { MeasuringEdge } from '../pictures/measuring-edge.tsx';
import { NavigationProgressBar } from '../progress/navigation-progress-bar.tsx';
import './frames.css';
import './app-frame.css';
import { currentMark, type FrameItem, type FrameLink, MAIN_ID } from './frame-parts.ts';
import { HomeLink } from './home-link.tsx';
import type { SheetEnd } from './navigation-sheet.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

export interface AppFrameProps {
  Link: FrameLink;
  homeHref: string;
  /** Wide screens show these in the header. */
  items: readonly FrameItem[];
  current?: string | undefined;
  /** Small screens show up to four of them in the tab bar; they need icons. */
  tabs: readonly FrameItem[];
  /** The last place of the tab bar opens these. */
  more: readonly FrameItem[];
  /** It is below the links of that sheet: sign out, language. */
  moreEnd?: SheetEnd;
  tools?: ReactNode;
  /** The menu of the account is usually around an `AccountLabel`. */
  account?: ReactNode;
  footerNote?: ReactNode;
  footerItems: readonly FrameItem[];
  footerEnd?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

/** The tab bar appears below 860 px. */
export function AppFrame(props: AppFrameProps) {
  const { Link, items, current, footerItems } = props;
  const words = useWords();
  return (
    <div className="frame app-frame">
      <SkipLink />
      <div className="app-top">
        {props.banner}
        <header className="app-header">
          <div className="wrap app-header-row">
            <HomeLink Link={Link} href={props.homeHref} />
            <nav aria-label={words.mainNavigation} className="app-nav">
              {items.map((item) => (
                <Link
                  key={item.href}
                  href={item.href}
                  className="app-nav-item"
                  aria-current={currentMark(item, current)}
                >
                  {item.label}
                </Link>
              ))}
            </nav>
            <div className="app-tools">
              {props.tools}
              {props.account && <div className="app-account">{props.account}</div>}
            </div>
          </div>
          <div className="app-edge">
            <MeasuringEdge />
            <NavigationProgressBar placement="edge" />
          </div>
        </header>
      </div>
      <main id={MAIN_ID} tabIndex={-1} className="frame-main">
        {props.children}
      </main>
      <footer className="app-footer">
        <div className="wrap app-footer-row">
          {props.footerNote && <span className="app-footer-note">{props.footerNote}</span>}
          <nav aria-label={words.footerNavigation} className="frame-footer-links">
            {footerItems.map((item) => (
              <Link key={item.href} href={item.href} lang={item.lang}>
                {item.label}
              </Link>
            ))}
          </nav>
          {props.footerEnd && <span className="app-footer-end">{props.footerEnd}</span>}
        </div>
      </footer>
      <TabBar Link={Link} tabs={props.tabs} more={props.more} moreEnd={props.moreEnd} current={current} />
    </div>
  );
}
