import type { FrameLinkProps } from '../../design-system/frames/frame-parts.ts';
import { rememberedLanguage, rememberLanguage } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { isOnSite, siteAddress } from './site-address.ts';

/** It adapts an ordinary link in the page's language to the design system's frames. */
export function SiteLink({ href, children, onClick, ...rest }: FrameLinkProps) {
  const { language } = useTranslate();

  function leavePage() {
    // The application has no language in its addresses, so the link remembers the language of this page.
    if (!isOnSite(href) && rememberedLanguage() !== language) rememberLanguage(language);
  }

  return (
    <a
      {...rest}
      href={siteAddress(href, language)}
      onClick={(event) => {
        leavePage();
        onClick?.(event);
      }}
      onAuxClick={leavePage}
    >
      {children}
    </a>
  );
}
