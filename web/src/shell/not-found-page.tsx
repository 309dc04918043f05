import { buttonClass } from '../design-system/button-style.ts';
import { NotFoundMessage } from '../layouts/not-found-message.tsx';
import { FrameLink } from '../lib/frame-link.tsx';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { useNamePage } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/use-session.ts';

/** For an address inside a known area that leads to nothing. */
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
