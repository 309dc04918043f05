import { languages, rememberLanguage } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { siteAddress } from './site-address.ts';

interface LanguageLinkProps {
  path: string;
  className?: string | undefined;
}

/** The way to the same page in the other language, said in that language; following it is the choice. */
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
        // The query and the section stay what they are.
        event.currentTarget.href = siteAddress(`${path}${location.search}${location.hash}`, other);
      }}
    >
      {t(`common.language.${other}`)}
    </a>
  ));
}
