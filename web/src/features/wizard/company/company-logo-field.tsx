import { LogoField } from '../../../domain/company/logo-field.tsx';
import type { WizardStore } from '../wizard-store.ts';
import type { CompanyInfo } from '../wizard-values.ts';
import { logoUploadOf } from './wizard-logo.ts';

/** The logo is stored as soon as it has arrived, whatever else is still to be filled in. */
export function CompanyLogoField({ company, store }: { company: CompanyInfo; store: WizardStore }) {
  return (
    <LogoField
      companyName={company.name}
      value={company.logo}
      upload={logoUploadOf(store)}
      onChange={(logo) => store.changeCompany({ ...store.snapshot().company, logo })}
    />
  );
}
