import { useLinkProps, useRouter } from '@tanstack/react-router';
import type { FrameLinkProps } from '../../design-system/frames/frame-parts.ts';
import { isSameEntry } from '../guards/entry-of.ts';
import { SiteLink } from './site-link.tsx';

/** It adapts a plain address to the link of the design system's frames. */
export function FrameLink(props: FrameLinkProps) {
  // A page of another entry needs a new document.
  return isSameEntry(props.href, location.pathname) ? <RouterLink {...props} /> : <SiteLink {...props} />;
}

function RouterLink({ href, children, onClick, 'aria-current': current, ...rest }: FrameLinkProps) {
  const { pathname, search, hash } = new URL(href, location.origin);
  const { options } = useRouter();
  const link = useLinkProps({
    to: pathname,
    // The router parses the query itself; a year passed as text would appear in quotes in the address.
    search: options.parseSearch(search),
    ...(hash && { hash: hash.slice(1) }),
    ...(onClick && { onClick }),
  });
  // The frames know which item is the current one; the router would mark every link to the page.
  return (
    <a {...link} {...rest} aria-current={current}>
      {children}
    </a>
  );
}
