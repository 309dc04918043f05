import type { ReactNode } from 'react';
import { SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { SectorLabel } from '../../design-system/values/tag.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const SECTORS = ['e', 's', 'g'] as const;
const ITEM = 'flex min-h-[38px] items-center text-text-soft';

/** A wide screen has the list of categories beside the page, and a narrow one a select above it. */
export function TrackingSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-6 pt-5 pb-12 lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-12 lg:pt-10 lg:pb-16">
      <div className="skeleton-control min-h-(--control) rounded-control border lg:hidden" />
      <RailSkeleton />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function RailSkeleton() {
  const { t } = useTranslate();
  return (
    <div className="max-lg:hidden">
      {(['overview', 'records', 'import'] as const).map((place) => (
        <p key={place} className={ITEM}>
          {t(`tracking.nav.${place}`)}
        </p>
      ))}
      <RailAreasSkeleton />
    </div>
  );
}

export function RailAreasSkeleton() {
  const { t } = useTranslate();
  return SECTORS.map((sector) => (
    <div key={sector}>
      <SectorLabel sector={sector} className="mt-6 mb-2">
        {t(`common.sectorLong.${sector}`)}
      </SectorLabel>
      {[1, 2, 3, 4, 5].map((area) => (
        <div key={area} className={ITEM}>
          <SkeletonLine className="w-[60%]" />
        </div>
      ))}
    </div>
  ));
}
