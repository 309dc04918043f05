import { buttonClass } from '../design-system/buttons/button-style.ts';
import { NotFoundMessage } from '../layouts/not-found-message.tsx';
import { useNamePage } from '../lib/guards/page-name.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { useSession } from '../lib/session/use-session.ts';
import { FrameLink } from '../lib/site/frame-link.tsx';
import { paths } from '../lib/site/paths.ts';

export function NotFoundPage() {
  const { t } = useTranslate();
  const { account } = useSession();
  useNamePage(t('common.notFound.title'));
  return (
    <NotFoundMessage>
      <FrameLink
        href={account ? paths.dashboard : paths.home}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {t(account ? 'common.notFound.toOverview' : 'common.notFound.toHome')}
      </FrameLink>
    </NotFoundMessage>
  );
}
