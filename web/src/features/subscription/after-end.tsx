import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { paths } from '../../lib/site/paths.ts';

/** After the end: what still can be done, before anything is offered again. */
export function AfterEnd() {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="stays-title" className="titled-section">
      <h2 id="stays-title" className="type-h3">
        {t('subscription.stays.title')}
      </h2>
      <div className="measure grid min-w-0 gap-3">
        <p>{t('subscription.stays.text')}</p>
        <p>
          <FrameLink href={paths.account} className="link">
            {t('subscription.export')}
          </FrameLink>
        </p>
      </div>
    </section>
  );
}
