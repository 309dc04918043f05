import { Skeleton, SkeletonButton, SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const SECTORS = ['e', 's', 'g'] as const;

export function OverviewSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap pb-20">
      <header className="page-head py-6 sm:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <h1 className="mb-3 text-small leading-body font-text tracking-normal text-text-muted">
            {t('company-data.title')}
          </h1>
          <div className="type-display">
            <SkeletonLine className="w-[90%] md:w-[720px]" />
            <SkeletonLine className="w-[40%] md:w-[640px]" />
            <SkeletonLine className="w-[80%] md:hidden" />
            <SkeletonLine className="w-[50%] md:hidden" />
          </div>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('company-data.factors.title')}</SkeletonButton>
          <SkeletonButton withIcon>{t('company-data.own.new')}</SkeletonButton>
          <SkeletonButton withIcon>{t('records.export')}</SkeletonButton>
          <SkeletonButton withIcon>{t('company-data.enter')}</SkeletonButton>
        </div>
      </header>
      <div className="-mt-2 mb-5 flex gap-6 pt-2 pb-2 md:hidden">
        {SECTORS.map((sector) => (
          <span key={sector} className="flex min-h-[44px] items-center text-text-soft">
            {t(`common.sector.${sector}`)}
          </span>
        ))}
      </div>
      <div className="grid divide-line md:panel md:grid-cols-3 md:divide-x">
        {SECTORS.map((sector) => (
          <SectorSkeleton key={sector} sector={sector} />
        ))}
      </div>
    </Skeleton>
  );
}

function SectorSkeleton({ sector }: { sector: (typeof SECTORS)[number] }) {
  const { t } = useTranslate();
  return (
    <section className="min-w-0 not-first:max-md:hidden md:p-5 lg:p-6">
      <div className="flex min-h-(--target) items-center">
        <h2 className="type-h3 flex">
          <SectorLabel sector={sector} size="body">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
        </h2>
      </div>
      {[1, 2, 3].map((category) => (
        <div key={category}>
          <div className="mt-6 mb-2 text-small">
            <SkeletonLine className="w-[110px]" />
          </div>
          {[1, 2, 3, 4].map((row) => (
            <div
              key={row}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line py-2 leading-ui first-of-type:border-t-0"
            >
              <SkeletonLine className="w-[70%]" />
              <SkeletonLine className="w-[72px]" />
              <div className="flex min-h-[18px] text-micro">
                <SkeletonLine className="w-[110px]" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
