import type { Organisation } from '@metra/contract/operations/organisations';
import type { CompanyProfile } from '@metra/contract/operations/profile';
import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { SoonSelect } from '../../../design-system/fields/soon-select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { LogoField } from '../../../domain/company/logo-field.tsx';
import { useLogoUpload } from '../../../domain/company/use-logo-upload.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import { SaveBar } from '../../../lib/versioned-form/save-bar.tsx';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useInputOwner } from '../own-organisation.ts';
import { PagePreview } from './page-preview.tsx';
import { PageForm, pageValues, pageWrite } from './page-values.ts';
import { SlugField } from './slug-field.tsx';

interface PageFormProps {
  page: Organisation;
  profile: CompanyProfile;
}

const WORDS = [
  'slug',
  'slogan',
  'englishSlogan',
  'description',
  'englishDescription',
  'website',
  'email',
  'phone',
] as const;

/** The form edits what others read about the organisation, beside a preview of its page. */
export function PageFormOf({ page, profile }: PageFormProps) {
  const { t } = useTranslate();
  const isWriter = useMayWrite();
  const conflictFields = useWordsOfPage();
  const kept = `organisation-page:${useInputOwner()}`;
  const versioned = (present: Organisation, company: CompanyProfile) => ({
    values: pageValues(present, company, t('company.logo')),
    version: present.version,
  });
  const queries = { page: organisationQueries.page(page.id), profile: organisationQueries.profile() };
  const readAgain = async (present?: Organisation) =>
    versioned(
      present ?? (await queryClient.fetchQuery({ ...queries.page, staleTime: 0 })),
      await queryClient.fetchQuery({ ...queries.profile, staleTime: 0 }),
    );
  const editing = useVersionedForm<PageForm>(PageForm, {
    start: versioned(page, profile),
    read: () => readAgain(),
    async write(values, { version }) {
      const saved = await api.organisations.update({
        params: { organisationId: page.id },
        body: pageWrite(values, page, version),
      });
      forgetInput(kept);
      queryClient.setQueryData(queries.page.queryKey, saved);
      const written = await readAgain(saved);
      events.emit('profileChanged');
      return written;
    },
    onSaved: () => showToast({ variant: 'success', title: t('organisation.page.saved') }),
    errorFields: { 'conflict.slug': 'slug' },
  });
  const { form, control } = editing;
  const wasBroughtBack = useStoredInput(form, kept);
  return (
    <VersionedPageForm
      of={editing}
      conflictFields={conflictFields}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_420px]"
    >
      <div className="grid min-w-0 gap-5">
        {wasBroughtBack && <Notice>{t('organisation.editor.broughtBack')}</Notice>}
        <fieldset disabled={!isWriter} className="contents">
          <PageFields form={form} page={page} />
        </fieldset>
      </div>
      <PagePreview control={control} page={page} />
      <SaveBar
        of={editing}
        words={{
          unsaved: t('organisation.editor.unsaved'),
          discard: t('organisation.editor.discard'),
          save: t('organisation.page.save'),
        }}
      />
    </VersionedPageForm>
  );
}

function PageFields({
  form,
  page,
}: {
  form: UseFormReturn<PageForm, unknown, PageForm>;
  page: Organisation;
}) {
  const { t } = useTranslate();
  const { control } = form;
  const types = useQuery(organisationQueries.organisationTypes());
  const upload = useLogoUpload();
  const logo = useWatch({ control, name: 'logo' });
  return (
    <>
      <p className="text-text-soft">
        {t('organisation.page.intro')}{' '}
        <FrameLink href="/app/profile/settings" className="link">
          {t('organisation.page.toSettings')}
        </FrameLink>
      </p>
      <div className="field-grid">
        <FormField control={control} name="type" label={t('organisation.page.type')}>
          {(field) => (
            <SoonSelect
              {...field}
              options={(types.data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </FormField>
        <SlugField control={control} own={page.slug} />
        <FormField
          control={control}
          name="slogan"
          optional
          label={t('organisation.page.slogan')}
          className="col-span-full"
        >
          {(field) => <TextInput {...field} maxLength={200} />}
        </FormField>
        <FormField
          control={control}
          name="description"
          optional
          label={t('organisation.page.description')}
          className="col-span-full"
        >
          {(field) => <Textarea {...field} rows={5} maxLength={5000} />}
        </FormField>
        <FormField
          control={control}
          name="englishSlogan"
          optional
          label={t('organisation.page.englishSlogan')}
          className="col-span-full"
        >
          {(field) => <TextInput {...field} maxLength={200} lang="en" />}
        </FormField>
        <FormField
          control={control}
          name="englishDescription"
          optional
          label={t('organisation.page.englishDescription')}
          description={t('organisation.page.englishHint')}
          className="col-span-full"
        >
          {(field) => <Textarea {...field} rows={4} maxLength={5000} lang="en" />}
        </FormField>
        <FormField control={control} name="email" optional label={t('organisation.page.email')}>
          {({ value, ...field }) => (
            <TextInput {...field} value={value ?? ''} type="email" autoComplete="email" maxLength={254} />
          )}
        </FormField>
        <FormField control={control} name="phone" optional label={t('organisation.page.phone')}>
          {(field) => <TextInput {...field} type="tel" autoComplete="tel" maxLength={50} />}
        </FormField>
        <FormField
          control={control}
          name="website"
          optional
          label={t('organisation.page.website')}
          className="col-span-full"
        >
          {({ value, ...field }) => (
            <TextInput {...field} value={value ?? ''} type="url" autoComplete="url" maxLength={2000} />
          )}
        </FormField>
        <div className="col-span-full">
          <LogoField
            companyName={page.name}
            value={logo}
            upload={upload}
            onChange={(next) => form.setValue('logo', next, { shouldDirty: true })}
          />
        </div>
      </div>
    </>
  );
}

function useWordsOfPage(): readonly ConflictField<PageForm>[] {
  const { t } = useTranslate();
  const orEmpty = (value: string | null | undefined) => value?.trim() || t('conflict.empty');
  return [
    ...WORDS.map((name) => ({
      name,
      label: t(`organisation.page.${name}`),
      show: (values: PageForm) => orEmpty(values[name]),
    })),
    { name: 'type', label: t('organisation.page.type'), show: ({ type }) => orEmpty(type) },
    { name: 'logo', label: t('company.logo'), show: ({ logo }) => orEmpty(logo?.name) },
  ];
}
