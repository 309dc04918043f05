import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../design-system/field.tsx';
import { SoonSelect } from '../../../design-system/soon-select.tsx';
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
      <SoonSelect
        options={data.industries.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={company.industry === null ? null : String(company.industry)}
        onChange={(industry) => onChange({ ...company, industry: Number(industry) })}
      />
    </Field>
  );
}
