import type { ValueSource } from '@metra/contract/shapes/completeness';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';

export function MissingInputs({ kpiId, period }: { kpiId: number; period: Period }) {
  const origin = useQuery(companyDataQueries.origin(kpiId, period.start, period.end)).data;
  return origin ? <InputsWithGaps sources={origin.completeness.sources} /> : null;
}

/** The list links to the page of each KPI whose value is missing. */
function InputsWithGaps({ sources }: { sources: readonly ValueSource[] }) {
  const { t } = useTranslate();
  const gaps = sources.filter(({ state }) => state === 'GAPS' || state === 'MISSING');
  if (gaps.length === 0) return null;
  return (
    <span>
      {t('company-data.origin.gaps')}{' '}
      {gaps.map(({ kpiId, sector, name }, index) => (
        <Fragment key={kpiId}>
          {index > 0 && ', '}
          <Link to="/app/company-data/$sector/$kpiId" params={{ sector, kpiId }} className="link">
            <CatalogueText>{name}</CatalogueText>
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
