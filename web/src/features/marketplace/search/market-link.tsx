import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { addressOf, type MarketSearch } from './market-search.ts';

interface MarketLinkProps {
  to: MarketSearch;
  go: (search: MarketSearch) => void;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** A link to another search is followed without loading the page. */
export function MarketLink({ to, go, children, ...rest }: MarketLinkProps) {
  const { language } = useTranslate();

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a {...rest} href={siteAddress(addressOf(to), language)} onClick={follow}>
      {children}
    </a>
  );
}
