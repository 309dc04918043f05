import type { FactorInUse } from '@metra/contract/shapes/factor-shapes';
import { Link } from '@tanstack/react-router';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { factorFacts, factorWarnings } from '../factors/factor-facts.ts';
import { Line } from './lines.tsx';

/** The line shows a factor with its value, year, source and warnings, and links to an own value. */
export function FactorLine({ factor }: { factor: FactorInUse }) {
  const { t, language } = useTranslate();
  const isOwn = factor.ownFactorId !== null;
  const facts = [
    ...(isOwn ? [t('company-data.factors.by.own')] : []),
    ...factorFacts(factor, language),
    ...factorWarnings(factor),
  ];
  return (
    <Line>
      <span>
        <CatalogueText>{factor.name}</CatalogueText>
      </span>
      <span className="tabular">
        {formatNumber(factor.value, language)} <CatalogueText>{factor.unit}</CatalogueText>
      </span>
      <span className="type-small col-span-full text-text-muted">
        <CatalogueText>{facts.join(' · ')}</CatalogueText>{' '}
        {factor.replaceable && (
          <Link
            to="/app/company-data/factors"
            search={isOwn ? { year: factor.forYear } : { year: factor.forYear, factor: factor.slug }}
            className="link"
          >
            {t(isOwn ? 'company-data.factors.manage' : 'company-data.factors.replace')}
          </Link>
        )}
      </span>
    </Line>
  );
}
