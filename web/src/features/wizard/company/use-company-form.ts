import { useEffect, useRef } from 'react';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { StepInHand } from '../use-step.ts';
import type { CompanyInfo } from '../wizard-values.ts';
import { beginningOf, withFields } from './company-form.ts';

const rules = async () => (await import('./company-rules.ts')).CompanyForm;

/** The form and the stored value follow each other: typing is stored, and what others store appears. */
export function useCompanyForm({ company, store, goOn }: StepInHand) {
  const { account } = useSession();
  const organisationName = account?.organisation.name ?? '';
  const shown = useRef<CompanyInfo>(company);

  const contractForm = useContractForm(rules, {
    defaultValues: beginningOf(company, organisationName),
    submit: async (values) => {
      keep(values);
      await goOn();
    },
  });
  const { form } = contractForm;

  function keep(fields: Parameters<typeof withFields>[1]) {
    shown.current = withFields(store.snapshot().company, fields);
    store.changeCompany(shown.current);
  }
  const keeping = useRef(keep);
  keeping.current = keep;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Only what somebody types; a reset comes from the store itself.
          if (name) keeping.current(values);
        },
      }),
    [form],
  );

  useEffect(() => {
    if (isSame(company, shown.current)) return;
    shown.current = company;
    form.reset(beginningOf(company, organisationName), { keepErrors: true, keepTouched: true });
  }, [company, form, organisationName]);

  return contractForm;
}

/** Logo and location have places of their own. */
const isSame = (one: CompanyInfo, other: CompanyInfo) =>
  JSON.stringify({ ...one, logo: null, location: null }) ===
  JSON.stringify({ ...other, logo: null, location: null });

export type CompanyFormInHand = ReturnType<typeof useCompanyForm>;
