import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../design-system/fields/field.tsx';
import { IndustryInput } from '../../../domain/company/industry-input.tsx';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { CompanyInfo } from '../wizard-values.ts';

interface IndustryHintProps {
  company: CompanyInfo;
  onChange: (company: CompanyInfo) => void;
}

/** The industry belongs to the company profile; who says it here already gets goals that suit it first. */
export function IndustryHint({ company, onChange }: IndustryHintProps) {
  const { t } = useTranslate();
  const { data } = useQuery(publicDataQueries.catalogue());
  if (!data) return null;
  return (
    <Field
      optional
      label={t('metra-lite.wizard.goals.industry')}
      description={t('metra-lite.wizard.goals.industryHint')}
      className="w-full sm:w-[288px]"
    >
      <IndustryInput
        industries={data.industries}
        value={company.industry}
        onChange={(industry) => onChange({ ...company, industry })}
        placeholder={t('metra-lite.wizard.company.industryPlaceholder')}
      />
    </Field>
  );
}
