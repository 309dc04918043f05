import { ExternalLink } from 'lucide-react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The guide opens in a new tab, so that no input is lost. */
export function GuideLink({ landingPageId }: { landingPageId: number }) {
  const { t } = useTranslate();
  return (
    <a
      href={`/app/landing-page/${landingPageId}`}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-(--target) items-center gap-2 text-small"
    >
      {t('common.guide.read')}
      <ExternalLink size={15} aria-hidden="true" />
      <span className="sr-only">{t('common.guide.newTab')}</span>
    </a>
  );
}
