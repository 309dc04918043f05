import type { FrameLinkProps } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../lib/site/site-address.ts';

/** Before there is a router the frames use ordinary links, which work without scripts. */
export function PlainLink({ href, children, onClick: _needsScripts, ...rest }: FrameLinkProps) {
  const { language } = useTranslate();
  return (
    <a {...rest} href={siteAddress(href, language)}>
      {children}
    </a>
  );
}
