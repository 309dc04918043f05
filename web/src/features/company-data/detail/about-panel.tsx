import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Fragment } from 'react';
import { Tag } from '../../../design-system/values/tag.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isComputed } from './is-computed.ts';

export function AboutPanel({ kpi }: { kpi: Kpi }) {
  const { t, language } = useTranslate();
  const { min, max } = kpi.plausible;
  // A computed KPI is never entered in another unit.
  const units = isComputed(kpi) ? [kpi.unit] : kpi.units;
  const limit = (value: number) => formatQuantity(value, unitOf(kpi), language);
  return (
    <section aria-labelledby="about-title" className="panel below-fold min-w-0 p-5 sm:p-6">
      <h2 id="about-title" className="type-panel">
        {t('company-data.about.title')}
      </h2>
      {kpi.description && (
        <p className="mt-3 text-text-soft">
          <CatalogueText>{kpi.description}</CatalogueText>
        </p>
      )}
      {kpi.whereToFind && (
        <>
          <h3 className="mt-5 mb-1 text-body">{t('company-data.about.whereToFind')}</h3>
          <p className="text-text-soft">
            <CatalogueText>{kpi.whereToFind}</CatalogueText>
          </p>
        </>
      )}
      <dl className="facts mt-5 border-t border-line pt-4">
        <dt>{t(units.length === 1 ? 'company-data.own.unit' : 'company-data.about.unit')}</dt>
        <dd>
          {units.map(({ code, label }, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <Unit>{plainTwo(label)}</Unit>
            </Fragment>
          ))}
        </dd>
        <dt>{t(isComputed(kpi) ? 'company-data.about.computedPer' : 'company-data.about.frequency')}</dt>
        <dd>{t(`records.frequency.${kpi.frequency}`)}</dd>
        <dt>{t('company-data.about.aggregation')}</dt>
        <dd>{t(`company-data.aggregation.${kpi.aggregation}`)}</dd>
        <dt>{t('company-data.about.direction')}</dt>
        <dd>{t(`company-data.direction.${kpi.direction}`)}</dd>
        {kpi.band && (
          <>
            <dt>{t('company-data.about.band')}</dt>
            <dd>
              <Unit>
                {t('company-data.about.between', { min: limit(kpi.band.min), max: limit(kpi.band.max) })}
              </Unit>
            </dd>
          </>
        )}
        {min !== null && max !== null && (
          <>
            <dt>{t('company-data.about.usual')}</dt>
            <dd>
              <Unit>{t('company-data.about.between', { min: limit(min), max: limit(max) })}</Unit>
            </dd>
          </>
        )}
      </dl>
      {kpi.disclosures.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-body">{t('company-data.about.disclosures')}</h3>
          <ul className="flex flex-wrap gap-2">
            {kpi.disclosures.map(({ standard, code }) => (
              <li key={`${standard} ${code}`}>
                <Tag>{code.startsWith(standard) ? code : `${standard} ${code}`}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
