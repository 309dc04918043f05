import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MonthsStrip } from '../../design-system/charts/months-strip.tsx';
import { SectorLabel } from '../../design-system/tag.tsx';
import { monthsOf } from '../../domain/kpis/months-of.ts';
import { today as todayHere } from '../../domain/tracking/today.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useAreas } from './use-areas.ts';

/** Where to go in tracking, with the last twelve months of each category. */
export function TrackingRail() {
  const { t } = useTranslate();
  const { sectors, today = todayHere() } = useAreas();
  return (
    <nav aria-label={t('tracking.nav.label')} className="tracking-rail">
      <ul>
        <RailItem href="/app/tracking">{t('tracking.nav.overview')}</RailItem>
        <RailItem href="/app/tracking/records">{t('tracking.nav.records')}</RailItem>
        <RailItem href="/app/tracking/import">{t('tracking.nav.import')}</RailItem>
      </ul>
      {sectors.map(({ sector, areas }) => (
        <div key={sector}>
          <SectorLabel sector={sector} className="tracking-rail-group">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
          <ul>
            {areas.map(({ category, missing, begun }) => (
              <RailItem key={category.slug} href={`/app/tracking/${category.slug}`}>
                {category.name}
                <MonthsStrip
                  months={monthsOf(missing, today, begun)}
                  label={
                    begun || missing.length > 0
                      ? t('tracking.strip', { missing: missing.length })
                      : t('tracking.nav.unused')
                  }
                />
              </RailItem>
            ))}
          </ul>
        </div>
      ))}
      <div className="tracking-rail-key">
        <span>
          <MonthsStrip months={['recorded', 'recorded']} />
          {t('tracking.nav.recorded')}
        </span>
        <span>
          <MonthsStrip months={['open']} />
          {t('tracking.nav.missing')}
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
        className="tracking-rail-link"
        aria-current={pathname.replace(/\/$/, '') === href ? 'page' : undefined}
      >
        {children}
      </FrameLink>
    </li>
  );
}
