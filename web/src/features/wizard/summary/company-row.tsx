import type { PublicData } from '@metra/contract/operations/frontend';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CompanyLogo } from '../../../domain/company/company-logo.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { CompanyInfo } from '../wizard-values.ts';
import { ChangeLink } from './change-link.tsx';

interface CompanyRowProps {
  company: CompanyInfo;
  catalogue: PublicData;
  isIncomplete: boolean;
}

/** The company as it will be known. */
export function CompanyRow({ company, catalogue, isIncomplete }: CompanyRowProps) {
  const { t } = useTranslate();
  const { account } = useSession();
  const name = company.name || (account?.organisation.name ?? '');
  const industry = catalogue.industries.find(({ id }) => id === company.industry)?.name;
  const size = catalogue.sizes.find(({ id }) => id === company.size)?.name;
  const place = [company.zipCode, company.city].filter(Boolean).join(' ');
  const address = [company.address, company.additionalInfo, place].filter(Boolean).join(', ');
  return (
    <section
      className="panel flex items-center gap-4 p-4 md:p-5"
      aria-label={t('metra-lite.wizard.step.companyInfos')}
    >
      <CompanyLogo name={name} logoId={company.logo?.id ?? null} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1 leading-[1.4] wrap-anywhere">
        <span className="type-small text-text-muted">{t('metra-lite.wizard.step.companyInfos')}</span>
        <h2 className="type-h3">{name}</h2>
        {address && <span className="text-text-soft">{address}</span>}
        <span className="text-text-soft">{[industry, size].filter(Boolean).join(', ')}</span>
        {isIncomplete && (
          <StateText tone="warning">{t('metra-lite.wizard.summary.companyIncomplete')}</StateText>
        )}
      </div>
      <ChangeLink step="companyInfos" what={t('metra-lite.wizard.step.companyInfos')} />
    </section>
  );
}
