import type { PublicData } from '@metra/contract/operations/frontend';
import { useId } from 'react';
import { LogoField } from '../../../domain/company/logo-field.tsx';
import { useDrawn } from '../../../lib/browser/use-drawn.ts';
import { useNarrow } from '../../../lib/browser/use-media.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormSkeleton } from '../skeletons.tsx';
import { StepBar } from '../step-bar.tsx';
import { StepHead } from '../step-head.tsx';
import { UnreadableStep } from '../unreadable-step.tsx';
import { type StepInHand, useStep } from '../use-step.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import type { WizardStore } from '../wizard-store.ts';
import type { CompanyInfo } from '../wizard-values.ts';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { useCompanyForm } from './use-company-form.ts';
import { logoUploadOf } from './wizard-logo.ts';

/** Who the company is: the form, and beside it how the company will look on its reports. */
export function CompanyScreen() {
  const { t } = useTranslate();
  const step = useStep('companyInfos');
  const title = t('metra-lite.wizard.company.title');

  if (step.unreadable.includes('companyInfo'))
    return (
      <>
        <StepHead title={title} />
        <UnreadableStep step="companyInfos" value="companyInfo" />
      </>
    );
  return (
    <>
      <StepHead title={title} lead={t('metra-lite.wizard.company.lead')} />
      <WithCatalogue skeleton={<FormSkeleton />}>
        {(catalogue) => <Profile step={step} catalogue={catalogue} />}
      </WithCatalogue>
    </>
  );
}

function Profile({ step, catalogue }: { step: StepInHand; catalogue: PublicData }) {
  const formId = useId();
  const isWhole = useDrawn(!useNarrow());
  const { form, control, onSubmit } = useCompanyForm(step);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,34rem)] items-start gap-6 md:mt-10 md:gap-x-12 md:gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-6">
        <CompanyFields control={control} catalogue={catalogue} />
        {isWhole ? (
          <>
            <AddressFields form={form} store={step.store} />
            <CompanyLogoField company={step.company} store={step.store} />
          </>
        ) : (
          <div className="h-[560px]" />
        )}
      </form>
      <CompanyPreview control={control} logo={step.company.logo} />
      <StepBar step={step} form={formId} />
    </div>
  );
}

/** The logo is stored as soon as it has arrived, whatever else is still to be filled in. */
function CompanyLogoField({ company, store }: { company: CompanyInfo; store: WizardStore }) {
  return (
    <LogoField
      companyName={company.name}
      value={company.logo}
      upload={logoUploadOf(store)}
      onChange={(logo) => store.changeCompany({ ...store.snapshot().company, logo })}
    />
  );
}
