import { buttonClass } from '../design-system/buttons/button-style.ts';
import { NotFoundMessage } from '../layouts/not-found-message.tsx';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { SiteLink } from '../lib/site/site-link.tsx';

export function NotFoundScreen() {
  const { t } = useTranslate();
  return (
    <NotFoundMessage>
      <SiteLink href="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('common.notFound.toHome')}
      </SiteLink>
    </NotFoundMessage>
  );
}
