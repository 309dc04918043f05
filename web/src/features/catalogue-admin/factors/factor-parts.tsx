import type { AdminFactorDetail } from '@metra/contract/operations/factors-admin';
import { useQuery } from '@tanstack/react-query';
import { StateText } from '../../../design-system/values/badge.tsx';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber, formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { Fact } from '../catalogue-parts.tsx';

/** The newest value comes first, and each states how certain it is. */
export function FactorYears({ factor }: { factor: AdminFactorDetail }) {
  const { t, language } = useTranslate();
  const { history, value, year, confidence, unit } = factor;
  const years = history.length > 0 ? history.toReversed() : [{ value, year, confidence }];
  return (
    <ul className="grid gap-2">
      {years.map((each) => (
        <li
          key={each.year}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2"
        >
          <span className="type-value">{each.year}</span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            {each.confidence !== 'SOURCED' && (
              <StateText tone={each.confidence === 'DERIVED' ? 'neutral' : 'warning'}>
                {t(`catalogue-admin.factors.confidence.${each.confidence}`)}
              </StateText>
            )}
            <span className="type-value">
              {each.value === null
                ? t('catalogue-admin.factors.noValue')
                : formatQuantity(each.value, unit, language)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function FactorFacts({ factor }: { factor: AdminFactorDetail }) {
  const { t, language } = useTranslate();
  const day = (value: string) => formatDate(value, language, 'short');
  return (
    <dl className="grid gap-4">
      <Fact label={t('catalogue-admin.factors.country')}>
        {factor.country ?? t('catalogue-admin.factors.everywhere')}
      </Fact>
      <Fact label={t('catalogue-admin.factors.validity')}>
        {factor.validTo === null
          ? t('catalogue-admin.factors.validSince', { from: day(factor.validFrom) })
          : t('catalogue-admin.factors.validBetween', {
              from: day(factor.validFrom),
              to: day(factor.validTo),
            })}
      </Fact>
      <Fact label={t('catalogue-admin.factors.dueOn')}>{day(factor.dueOn)}</Fact>
      {factor.reviewedAt && (
        <Fact label={t('catalogue-admin.factors.reviewedAt')}>
          {[formatDateTime(factor.reviewedAt, language, 'short'), factor.reviewedBy]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      )}
      {factor.fallback && <Fact label={t('catalogue-admin.factors.fallback')}>{factor.fallback}</Fact>}
      <Fact label={t('catalogue-admin.kpis.formulas')}>
        {factor.usedBy.length === 0 ? (
          '–'
        ) : (
          <ul className="grid gap-1">
            {factor.usedBy.map(({ id, name }) => (
              <li key={id}>
                <FrameLink href={`/admin/kpis/${id}`} className="link">
                  {name}
                </FrameLink>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t('catalogue-admin.slug')}>{factor.slug}</Fact>
    </dl>
  );
}

export function FactorHistory({ factor }: { factor: AdminFactorDetail }) {
  const { t, language } = useTranslate();
  const { data } = useQuery(catalogueAdminQueries.factorChanges(factor.id));
  if (!data || data.items.length === 0) return null;
  const shown = (value: number | null, year: number) =>
    `${value === null ? t('catalogue-admin.factors.noValue') : formatNumber(value, language)} (${year})`;
  return (
    <ol className="grid gap-3 text-small">
      {data.items.map(({ id, at, by, why, before, after }) => (
        <li key={id} className="grid gap-1 border-t border-line pt-2">
          <span className="text-text-muted">
            {formatDateTime(at, language, 'short')} · {by ?? t('catalogue-admin.factors.byDelivery')}
          </span>
          <span>
            {shown(before.value, before.year)} → {shown(after.value, after.year)}
          </span>
          {why && <span>{why}</span>}
        </li>
      ))}
    </ol>
  );
}
