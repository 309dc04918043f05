import { languages, rememberLanguage } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { siteAddress } from './site-address.ts';

interface LanguageLinkProps {
  path: string;
  className?: string | undefined;
}

/** Following the link to the other language is the choice of the language. */
export function LanguageLink({ path, className }: LanguageLinkProps) {
  const { t, language } = useTranslate();
  const others = languages.filter((other) => other !== language);
  return others.map((other) => (
    <a
      key={other}
      href={siteAddress(path, other)}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={(event) => {
        rememberLanguage(other);
        // The query and the hash do not change.
        event.currentTarget.href = siteAddress(`${path}${location.search}${location.hash}`, other);
      }}
    >
      {t(`common.language.${other}`)}
    </a>
  ));
}
