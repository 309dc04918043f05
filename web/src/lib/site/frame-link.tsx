import { useLinkProps, useRouter } from '@tanstack/react-router';
import type { FrameLinkProps } from '../../design-system/frames/frame-parts.ts';
import { isSameEntry } from '../guards/entry-of.ts';
import { SiteLink } from './site-link.tsx';

/** A link for a plain address, in the form the design system's frames ask for. */
export function FrameLink(props: FrameLinkProps) {
  // What another entry shows is a document of its own.
  return isSameEntry(props.href, location.pathname) ? <RouterLink {...props} /> : <SiteLink {...props} />;
}

function RouterLink({ href, children, onClick, 'aria-current': current, ...rest }: FrameLinkProps) {
  const { pathname, search, hash } = new URL(href, location.origin);
  const { options } = useRouter();
  const link = useLinkProps({
    to: pathname,
    // Read as the router reads it: a year given as text would stand in quotes in the address.
    search: options.parseSearch(search),
    ...(hash && { hash: hash.slice(1) }),
    ...(onClick && { onClick }),
  });
  // The frames know which of their items is the current one; the router would mark every link to the page.
  return (
    <a {...link} {...rest} aria-current={current}>
      {children}
    </a>
  );
}
