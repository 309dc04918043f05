import type { FrameLinkProps } from '../../design-system/frames/frame-parts.ts';
import { rememberedLanguage, rememberLanguage } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { isOnSite, siteAddress } from './site-address.ts';

/** A link on a page for everyone: an ordinary one, in the page's language, in the form the design system's frames ask for. */
export function SiteLink({ href, children, onClick, ...rest }: FrameLinkProps) {
  const { language } = useTranslate();

  function keepLanguage() {
    // The application has no language in its addresses: it goes on in the one that was read.
    if (!isOnSite(href) && rememberedLanguage() !== language) rememberLanguage(language);
  }

  return (
    <a
      {...rest}
      href={siteAddress(href, language)}
      onClick={(event) => {
        keepLanguage();
        onClick?.(event);
      }}
      onAuxClick={keepLanguage}
    >
      {children}
    </a>
  );
}
