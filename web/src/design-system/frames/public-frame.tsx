import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { NavigationProgressBar } from '../progress/navigation-progress-bar.tsx';
import { currentMark, type FrameItem, MAIN_ID } from './frame-parts.ts';
import './frames.css';
import './public-frame.css';
import { HomeLink } from './home-link.tsx';
import { PublicMenu, type PublicMenuProps } from './public-menu.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PublicFrameProps extends PublicMenuProps {
  homeHref: string;
  /** Wide screens show it to the right of the navigation: language, sign in, register. */
  actions?: ReactNode;
  /** Small screens show this single action beside the menu. */
  compactAction?: ReactNode;
  footerItems: readonly FrameItem[];
  footerEnd?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

export function PublicFrame(props: PublicFrameProps) {
  const { Link, homeHref, items, current, footerItems } = props;
  const words = useWords();
  return (
    <div className="frame">
      <SkipLink />
      {props.banner}
      <header className="public-header" data-edge={current === homeHref ? undefined : ''}>
        <div className="wrap public-header-row">
          <HomeLink Link={Link} href={homeHref} />
          <nav aria-label={words.mainNavigation} className="public-nav">
            {items.map((item) => (
              <Link
                key={item.href}
                href={item.href}
                className="public-nav-item"
                aria-current={currentMark(item, current)}
              >
                {item.label}
              </Link>
            ))}
          </nav>
          <div className="public-actions">{props.actions}</div>
          <div className="public-compact">
            {props.compactAction}
            <PublicMenu {...props} />
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="frame-main">
        <NavigationProgressBar />
        {props.children}
      </main>
      <footer className="public-footer">
        <div className="wrap public-footer-row">
          <HomeLink Link={Link} href={homeHref} tone="ink" />
          <nav aria-label={words.footerNavigation} className="frame-footer-links">
            {footerItems.map((item) => (
              <Link key={item.href} href={item.href} lang={item.lang}>
                {item.label}
              </Link>
            ))}
          </nav>
          {props.footerEnd}
        </div>
      </footer>
    </div>
  );
}
