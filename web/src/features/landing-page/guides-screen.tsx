import { cx } from '../../design-system/behaviour/cx.ts';
import { SectorMark, sectorText } from '../../design-system/pictures/sector-mark.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { SiteScreenProps } from '../../lib/site/site-page.ts';
import { GuideCards, type GuideOfGoal } from './guide-cards.tsx';

const SECTORS = ['e', 's', 'g'] as const;

export function GuidesScreen({ data: guides }: SiteScreenProps<readonly GuideOfGoal[]>) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid grid-cols-1 gap-12 pt-10 pb-20 md:gap-16 md:pt-16 md:pb-30">
      <header className="grid gap-5">
        <h1 className="type-display">{t('reading.guides.title')}</h1>
        <p className="type-lead measure">{t('reading.guides.lead')}</p>
      </header>
      {guides.length === 0 && <p>{t('reading.guides.none')}</p>}
      {SECTORS.map((sector) => {
        const own = guides.filter((guide) => guide.sector === sector);
        return (
          own.length > 0 && (
            <section key={sector} aria-labelledby={`${sector}-title`} className="grid gap-6">
              <h2
                id={`${sector}-title`}
                className={cx(
                  'flex items-center gap-3 border-b border-line-strong pb-4 text-h2',
                  sectorText[sector],
                )}
              >
                <SectorMark sector={sector} size={14} />
                {t(`common.sectorLong.${sector}`)}
              </h2>
              <GuideCards guides={own} />
            </section>
          )
        );
      })}
    </div>
  );
}
