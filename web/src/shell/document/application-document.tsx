import type { ReactNode } from 'react';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { SkeletonsAtOnce } from '../../design-system/feedback/skeleton.tsx';
import { TranslatedWords } from '../../layouts/translated-words.tsx';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/site/paths.ts';
import { siteAddress } from '../../lib/site/site-address.ts';

export const ApplicationDocument = ({ children }: { children: ReactNode }) => (
  <LanguageProvider>
    <TranslatedWords>
      <SkeletonsAtOnce value={true}>{children}</SkeletonsAtOnce>
    </TranslatedWords>
  </LanguageProvider>
);

export function WithoutScripts({ found }: { found: boolean }) {
  const { t, language } = useTranslate();
  return (
    <noscript>
      <p className="wrap py-5">
        {found ? t('common.noScripts') : t('common.notFound.heading')}{' '}
        <a className="link" href={siteAddress(paths.home, language)}>
          {t('common.notFound.toHome')}
        </a>
      </p>
    </noscript>
  );
}

/** `before-first-paint.js` shows it instead of a skeleton that would stay forever. */
export function StartFailed() {
  const { t } = useTranslate();
  return (
    <main
      id="start-failed"
      hidden
      className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16"
    >
      <div role="alert" className="grid gap-2">
        <h1>{t('common.startFailed.title')}</h1>
        <p className="measure text-text-soft">{t('common.startFailed.text')}</p>
      </div>
      <button type="button" className={buttonClass({ variant: 'primary', size: 'md' })}>
        {t('parts.reload')}
      </button>
    </main>
  );
}
