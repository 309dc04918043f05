import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MonthsStrip } from '../../design-system/charts/months-strip.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { SectorLabel } from '../../design-system/tag.tsx';
import { monthsOf } from '../../domain/kpis/months-of.ts';
import { today as todayHere } from '../../domain/tracking/today.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { stripText } from './strip-text.ts';
import { RailAreasSkeleton } from './tracking-skeleton.tsx';
import { useAreas } from './use-areas.ts';

/** Where to go in tracking, with the last twelve months of each category. */
export function TrackingRail() {
  const { t } = useTranslate();
  const { sectors, today = todayHere(), isPending } = useAreas();
  return (
    <nav aria-label={t('tracking.nav.label')} className="sticky top-[100px]">
      <ul>
        <RailItem href="/app/tracking">{t('tracking.nav.overview')}</RailItem>
        <RailItem href="/app/tracking/records">{t('tracking.nav.records')}</RailItem>
        <RailItem href="/app/tracking/import">{t('tracking.nav.import')}</RailItem>
      </ul>
      {isPending && (
        <Skeleton>
          <RailAreasSkeleton />
        </Skeleton>
      )}
      {sectors.map(({ sector, areas }) => (
        <div key={sector}>
          <SectorLabel sector={sector} className="mt-6 mb-2">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
          <ul>
            {areas.map(({ category, missing, gaps, begun }) => (
              <RailItem key={category.slug} href={`/app/tracking/${category.slug}`}>
                {category.name}
                <MonthsStrip
                  months={monthsOf({ missing, gaps, today, begun })}
                  label={
                    begun || missing.length > 0
                      ? stripText(missing.length, gaps.length, t)
                      : t('tracking.nav.unused')
                  }
                />
              </RailItem>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-6 grid gap-2 border-t border-line pt-5 text-small text-text-muted *:flex *:items-center *:gap-2">
        <span>
          <MonthsStrip months={['recorded', 'recorded']} />
          {t('tracking.nav.recorded')}
        </span>
        <span>
          <MonthsStrip months={['open']} />
          {t('tracking.nav.missing')}
        </span>
        <span>
          <MonthsStrip months={['recorded', 'gap']} />
          {t('tracking.nav.gap')}
        </span>
      </div>
    </nav>
  );
}

function RailItem({ href, children }: { href: string; children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <li>
      <FrameLink
        href={href}
        className="-mx-2 flex min-h-[38px] items-center justify-between gap-3 rounded-control px-2 text-text-soft hover:bg-text/5 hover:text-text aria-[current]:bg-surface aria-[current]:font-strong aria-[current]:text-text aria-[current]:shadow-[inset_3px_0_0_var(--yellow),inset_0_0_0_1px_var(--line-strong)]"
        aria-current={pathname.replace(/\/$/, '') === href ? 'page' : undefined}
      >
        {children}
      </FrameLink>
    </li>
  );
}
