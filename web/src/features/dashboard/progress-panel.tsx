import type { Dashboard } from '@metra/contract/operations/my';
import { ProgressRing } from '../../design-system/charts/progress-ring.tsx';
import { formatNumber } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ColumnBalance } from './column-balance.ts';

interface ProgressPanelProps extends Pick<Dashboard, 'measures'> {
  size: ColumnBalance['progress'];
}

export function ProgressPanel({ measures: { inProgress, done, total }, size }: ProgressPanelProps) {
  const { t, language } = useTranslate();
  const share = total === 0 ? 0 : done / total;
  return (
    <section aria-labelledby="progress-title" className="panel below-fold flex flex-col p-6 max-sm:p-5">
      <h2 id="progress-title" className="type-panel">
        {t('dashboard.done.title')}
      </h2>
      <p className="type-small mt-1 text-text-muted">{t('dashboard.done.caption')}</p>
      <div
        className="my-auto grid gap-6 pt-6 data-[size=short]:lg:grid-cols-[auto_minmax(0,1fr)] data-[size=short]:lg:items-center"
        data-size={size}
      >
        <div className="grid justify-items-center">
          <ProgressRing
            share={share}
            value={formatNumber(Math.round(share * 100), language)}
            unit={t('dashboard.done.percent')}
            label={t('dashboard.done.label', { done, total })}
          />
        </div>
        <dl className="facts">
          <dt>{t('dashboard.done.inProgress')}</dt>
          <dd>{formatNumber(inProgress, language)}</dd>
          <dt>{t('dashboard.done.done')}</dt>
          <dd>{formatNumber(done, language)}</dd>
          <dt>{t('dashboard.done.total')}</dt>
          <dd>{formatNumber(total, language)}</dd>
        </dl>
      </div>
    </section>
  );
}
