import { useWatch } from 'react-hook-form';
import { countryName } from '../../../domain/company/country-name.ts';
import { Letterhead } from '../../../domain/company/letterhead.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { CompanyInfo } from '../wizard-values.ts';
import type { CompanyFormInHand } from './use-company-form.ts';

interface CompanyPreviewProps {
  control: CompanyFormInHand['control'];
  logo: CompanyInfo['logo'];
}

export function CompanyPreview({ control, logo }: CompanyPreviewProps) {
  const { t, language } = useTranslate();
  const { name, address, additionalInfo, zipCode, city, country } = useWatch({ control });
  // At home nobody writes the country on a letter.
  const abroad = country && country !== 'DE' ? countryName(country, language) : '';
  return (
    <div className="max-lg:row-start-1 lg:sticky lg:top-10 lg:max-w-[420px]">
      <Letterhead
        name={name?.trim() ?? ''}
        placeholder={t('metra-lite.wizard.company.namePlaceholder')}
        lines={[address ?? '', additionalInfo ?? '', [zipCode, city].filter(Boolean).join(' '), abroad]}
        logoId={logo?.id ?? null}
        caption={t('metra-lite.wizard.company.preview')}
      />
    </div>
  );
}
