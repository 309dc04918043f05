import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MonthsStrip } from '../../design-system/charts/months-strip.tsx';
import { Skeleton } from '../../design-system/feedback/skeleton.tsx';
import { SectorLabel } from '../../design-system/values/tag.tsx';
import { stripMonths } from '../../domain/kpis/month-marks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { stripText } from './strip-text.ts';
import { RailAreasSkeleton } from './tracking-skeleton.tsx';
import { useAreas } from './use-areas.ts';

const LEGEND = [
  ['recorded', 'recorded', 'recorded'],
  ['estimated', 'recorded', 'estimated'],
  ['nothing', 'recorded', 'nothing-to-measure'],
  ['missing', 'open'],
  ['gap', 'recorded', 'gap'],
] as const;

export function TrackingRail() {
  const { t } = useTranslate();
  const { sectors, isPending } = useAreas();
  return (
    <nav aria-label={t('tracking.nav.label')} className="sticky top-[100px]">
      <ul>
        <RailItem href="/app/tracking">{t('tracking.nav.overview')}</RailItem>
        <ForWriters>
          <RailItem href="/app/tracking/records">{t('tracking.nav.records')}</RailItem>
        </ForWriters>
        <ForWriters>
          <RailItem href="/app/tracking/import">{t('tracking.nav.import')}</RailItem>
        </ForWriters>
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
            {areas.map((area) => (
              <RailItem key={area.category.slug} href={`/app/tracking/${area.category.slug}`}>
                {area.category.name}
                <MonthsStrip months={stripMonths(area.marks)} label={stripText(area, t)} />
              </RailItem>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-6 grid gap-2 border-t border-line pt-5 text-small text-text-muted *:flex *:items-center *:gap-2">
        {LEGEND.map(([name, ...months]) => (
          <span key={name}>
            <MonthsStrip months={months} />
            {t(`tracking.nav.${name}`)}
          </span>
        ))}
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
