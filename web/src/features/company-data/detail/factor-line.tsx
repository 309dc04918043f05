import type { FactorInUse } from '@metra/contract/factor-shapes';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatNumber } from '../../../lib/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Line } from './lines.tsx';

/** A factor with value, unit, year and source, and what is to be known about it. */
export function FactorLine({ factor }: { factor: FactorInUse }) {
  const { language } = useTranslate();
  return (
    <Line>
      <span>
        <CatalogueText>{factor.name}</CatalogueText>
      </span>
      <span className="tabular">
        {formatNumber(factor.value, language)} <CatalogueText>{factor.unit}</CatalogueText>
      </span>
      <span className="type-small col-span-full text-text-muted">
        <FactorFacts factor={factor} />
      </span>
    </Line>
  );
}

function FactorFacts({ factor }: { factor: FactorInUse }) {
  const { t } = useTranslate();
  const { year, forYear, remarks } = factor;
  const isOtherYear = remarks.includes('OTHER_YEAR');
  const facts = [
    factor.ownFactorId === null ? '' : t('company-data.origin.ownFactor'),
    isOtherYear
      ? t('company-data.origin.factorOf', { year, forYear })
      : t('company-data.origin.factorYear', { year }),
    factor.source ?? '',
    factor.confidence === 'DERIVED' ? t('company-data.origin.derived') : '',
    factor.insteadOf ? t('company-data.origin.insteadOf', { name: factor.insteadOf }) : '',
    ...remarks.flatMap((remark) =>
      remark === 'OTHER_YEAR' || remark === 'NO_VALUE' ? [] : t(`company-data.origin.remark.${remark}`),
    ),
  ];
  return <CatalogueText>{facts.filter((fact) => fact !== '').join(' · ')}</CatalogueText>;
}
