import { buttonClass } from '../design-system/button-style.ts';
import { NotFoundDrawing } from '../design-system/not-found-drawing.tsx';
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
    <div className="wrap grid justify-items-start gap-5 py-12 md:py-24">
      <NotFoundDrawing />
      <h1 className="type-display">{t('common.notFound.heading')}</h1>
      <p className="type-lead measure">{t('common.notFound.text')}</p>
      <FrameLink
        href={account ? paths.dashboard : paths.home}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {t(account ? 'common.notFound.toOverview' : 'common.notFound.toHome')}
      </FrameLink>
    </div>
  );
}
