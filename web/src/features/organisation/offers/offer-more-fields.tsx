import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import type { OfferForm } from './offer-values.ts';

const PAUSE_MS = 250;

export function PartnersField({ control, ownId }: { control: Control<OfferForm>; ownId: number }) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState('');
  const found = useQuery(organisationQueries.organisations(useDebouncedValue(typed.trim(), PAUSE_MS)));
  const options = (found.data?.items ?? [])
    .filter(({ id }) => id !== ownId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormField
      control={control}
      name="partners"
      optional
      label={t('organisation.offer.partners')}
      description={t('organisation.offer.partnersHint')}
    >
      {({ value, onChange, ...field }) => (
        <MultiCombobox
          {...field}
          options={options}
          value={value}
          onChange={(chosen) => onChange(chosen.map(({ value: id, label }) => ({ value: id, label })))}
          onSearch={setTyped}
          loading={found.isFetching}
        />
      )}
    </FormField>
  );
}

export function ContactFields({ control }: { control: Control<OfferForm> }) {
  const { t } = useTranslate();
  return (
    <div className="field-grid">
      <FormField control={control} name="contactName" optional label={t('organisation.offer.contactName')}>
        {(field) => <TextInput {...field} maxLength={200} autoComplete="name" />}
      </FormField>
      <FormField
        control={control}
        name="contactEmail"
        optional
        label={t('organisation.offer.contactEmail')}
        description={t('organisation.offer.contactEmailHint')}
      >
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} type="email" maxLength={254} autoComplete="email" />
        )}
      </FormField>
      <FormField control={control} name="contactPhone" optional label={t('organisation.offer.contactPhone')}>
        {(field) => <TextInput {...field} type="tel" maxLength={50} autoComplete="tel" />}
      </FormField>
      <FormField
        control={control}
        name="contactWebsite"
        optional
        label={t('organisation.offer.contactWebsite')}
      >
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} type="url" maxLength={2000} autoComplete="url" />
        )}
      </FormField>
    </div>
  );
}

export function EnglishFields({ control }: { control: Control<OfferForm> }) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-5" lang="en">
      <FormField control={control} name="englishTitle" label={t('organisation.offer.englishTitle')}>
        {(field) => <TextInput {...field} maxLength={120} />}
      </FormField>
      <FormField control={control} name="englishSummary" label={t('organisation.offer.englishSummary')}>
        {(field) => <Textarea {...field} rows={2} maxLength={300} />}
      </FormField>
      <FormField
        control={control}
        name="englishDescription"
        optional
        label={t('organisation.offer.englishDescription')}
      >
        {(field) => <Textarea {...field} rows={4} maxLength={5000} />}
      </FormField>
      <FormField
        control={control}
        name="englishPriceHint"
        optional
        label={t('organisation.offer.englishPriceHint')}
      >
        {(field) => <TextInput {...field} maxLength={200} />}
      </FormField>
    </div>
  );
}

interface FoldedFieldsProps {
  title: string;
  /** The group opens if it has an error, so that the error is visible. */
  hasError: boolean;
  open?: boolean;
  children: ReactNode;
}

/** Most offers do without these fields. */
export function FoldedFields({ title, hasError, open: openAtFirst = false, children }: FoldedFieldsProps) {
  const [open, setOpen] = useState(openAtFirst);
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  return (
    <details
      className="group border-t border-line"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-[48px] cursor-pointer list-none items-center justify-between rounded-control [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-text-muted transition-[rotate] duration-(--t-base) group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
