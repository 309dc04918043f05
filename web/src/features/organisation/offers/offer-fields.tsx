import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import type { Option } from '../../../design-system/fields/option-text.tsx';
import { SoonSelect } from '../../../design-system/fields/soon-select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { PlaceInput } from '../../../domain/company/place-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import type { OfferForm } from './offer-values.ts';

interface OfferFieldsProps {
  form: UseFormReturn<OfferForm, unknown, OfferForm>;
}

const LONGEST_SUMMARY = 300;

export function WordFields({ form }: OfferFieldsProps) {
  const { t } = useTranslate();
  const { control } = form;
  const summary = useWatch({ control, name: 'summary' });
  const offerTypes = useQuery(organisationQueries.offerTypes());
  return (
    <>
      <FormField control={control} name="title" required label={t('organisation.offer.title')}>
        {(field) => <TextInput {...field} maxLength={120} />}
      </FormField>
      <FormField
        control={control}
        name="summary"
        required
        label={t('organisation.offer.summary')}
        description={t('organisation.offer.summaryCount', { count: summary.length, max: LONGEST_SUMMARY })}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={LONGEST_SUMMARY} />}
      </FormField>
      <div className="field-grid">
        <FormField control={control} name="offerType" required label={t('organisation.offer.type')}>
          {({ value, ...field }) => (
            <SoonSelect
              {...field}
              value={value || null}
              options={(offerTypes.data?.items ?? []).map(({ slug, name, description }) => ({
                value: slug,
                label: name,
                description,
              }))}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="priceHint"
          optional
          label={t('organisation.offer.priceHint')}
          description={t('organisation.offer.priceHintHint')}
        >
          {(field) => <TextInput {...field} maxLength={200} />}
        </FormField>
      </div>
      <FormField control={control} name="description" optional label={t('organisation.offer.description')}>
        {(field) => <Textarea {...field} rows={5} maxLength={5000} />}
      </FormField>
    </>
  );
}

/** People find the offer by its categories and its place. */
export function FilingFields({ form }: OfferFieldsProps) {
  const { t } = useTranslate();
  const categories = useQuery(organisationQueries.categories());
  const tags = useQuery(organisationQueries.tags());
  const categoryOptions = (categories.data?.items ?? []).map(({ slug, name, sector }) => ({
    value: slug,
    label: name,
    sector,
  }));
  const tagOptions = (tags.data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <FormField
        control={form.control}
        name="categories"
        required
        label={t('organisation.offer.categories')}
        description={t('organisation.offer.categoriesHint')}
      >
        {({ value, onChange, ...field }) => (
          <MultiCombobox
            {...field}
            options={categoryOptions}
            value={chosen(value, categoryOptions)}
            onChange={(options) => onChange(options.map((option) => option.value))}
          />
        )}
      </FormField>
      <FormField
        control={form.control}
        name="tags"
        optional
        label={t('organisation.offer.tags')}
        description={t('organisation.offer.tagsHint')}
      >
        {({ value, onChange, ...field }) => (
          <MultiCombobox
            {...field}
            options={tagOptions}
            value={chosen(value, tagOptions)}
            onChange={(options) => onChange(options.map((option) => option.value))}
          />
        )}
      </FormField>
    </>
  );
}

/** A chosen value that is no option any more is shown by its name. */
const chosen = (slugs: readonly string[], options: readonly Option[]): Option[] =>
  slugs.map((slug) => options.find(({ value }) => value === slug) ?? { value: slug, label: slug });

export function PlaceFields({ form }: OfferFieldsProps) {
  const { t } = useTranslate();
  const { control } = form;
  return (
    <>
      <div className="field-grid">
        <FormField
          control={control}
          name="place"
          label={t('organisation.offer.place')}
          description={t('organisation.offer.placeHint')}
        >
          {({ onChange, ...field }) => (
            <PlaceInput
              {...field}
              onChange={(typed) => {
                onChange(typed);
                // The found location does not belong to a place that was changed.
                form.setValue('location', null, { shouldDirty: true });
              }}
              onFound={({ zipCode, city, location }) => {
                onChange([zipCode, city].filter(Boolean).join(' '));
                form.setValue('location', location, { shouldDirty: true });
                form.clearErrors('place');
              }}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="radiusKm"
          optional
          label={t('organisation.offer.radius')}
          description={t('organisation.offer.radiusHint')}
        >
          {(field) => <NumberInput {...field} unit="km" />}
        </FormField>
      </div>
      <Controller
        control={control}
        name="remote"
        render={({ field }) => <Checkbox {...field} label={t('organisation.offer.remote')} />}
      />
    </>
  );
}
