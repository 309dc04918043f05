import { Link } from '@tanstack/react-router';
import type { FrameLinkProps } from '../design-system/frames/frame-parts.ts';

/** The router's link in the form the design system's frames ask for. */
export function FrameLink({ href, ...rest }: FrameLinkProps) {
  const { pathname, search, hash } = new URL(href, location.origin);
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      {...(hash && { hash: hash.slice(1) })}
      // The frames decide which of their items is the current one.
      activeProps={{}}
      {...definedOnly(rest)}
    />
  );
}

function definedOnly<Props extends object>(
  props: Props,
): { [K in keyof Props]: Exclude<Props[K], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof Props]: Exclude<Props[K], undefined> };
}
