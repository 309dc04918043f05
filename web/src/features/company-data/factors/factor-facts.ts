import type { FactorInUse } from '@metra/contract/shapes/factor-shapes';
import { countryName } from '../../../domain/company/country-name.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

/** Returns year, country and source of a value in the order in which people read them. */
export function factorFacts(factor: FactorInUse, language: Language): string[] {
  const { year, forYear, country, source } = factor;
  return [
    factor.remarks.includes('OTHER_YEAR')
      ? translate('company-data.factors.valueOf', { year, forYear })
      : translate('company-data.factors.valueOfYear', { year }),
    country ? countryName(country, language) : '',
    source ?? '',
    factor.confidence === 'DERIVED' ? translate('company-data.factors.derived') : '',
  ].filter((fact) => fact !== '');
}

/** People have to know these warnings before they rely on the value. */
export function factorWarnings({ remarks, insteadOf }: FactorInUse): string[] {
  return remarks.flatMap((remark) => {
    if (remark === 'OTHER_YEAR') return [];
    if (remark === 'NO_VALUE')
      return insteadOf ? translate('company-data.factors.insteadOf', { name: insteadOf }) : [];
    return translate(`company-data.factors.remark.${remark}`);
  });
}
