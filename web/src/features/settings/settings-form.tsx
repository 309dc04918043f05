import type { CompanySize, Industry } from '@metra/contract/frontend';
import type { CompanyProfile } from '@metra/contract/profile';
import { useBlocker } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api.ts';
import { ConflictView } from '../../lib/conflict/conflict-view.tsx';
import { type Conflict, useVersionedSave } from '../../lib/conflict/use-versioned-save.ts';
import { events } from '../../lib/events.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useContractForm } from '../../lib/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { queryClient } from '../../lib/query-client.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { ProfileForm, profileValues, profileWrite } from './profile-values.ts';
import { useProfileWords } from './profile-words.tsx';
import { SaveBar } from './save-bar.tsx';
import { settingsQueries } from './settings.queries.ts';
import { SettingsGroup } from './settings-group.tsx';
import { SettingsPreview } from './settings-preview.tsx';

interface SettingsFormProps {
  profile: CompanyProfile;
  industries: readonly Industry[];
  sizes: readonly CompanySize[];
}

const GROUPS = {
  organisation: ['name', 'industryId', 'sizeId', 'description', 'logo'],
  address: ['street', 'additionalInfo', 'zipCode', 'city', 'country'],
  contact: ['website', 'email', 'phone'],
} as const;

export function SettingsForm({ profile, industries, sizes }: SettingsFormProps) {
  const { t } = useTranslate();
  const formId = useId();
  const versioned = (present: CompanyProfile) => ({
    values: profileValues(present, t('company.logo')),
    version: present.version,
  });
  // What the person began with stays the base, also when the page learns of a newer version meanwhile.
  const [start] = useState(() => versioned(profile));
  const [savedAs, setSavedAs] = useState(start);
  const saving = useVersionedSave(start, {
    read: async () => versioned(await queryClient.fetchQuery({ ...settingsQueries.profile(), staleTime: 0 })),
    async write(values, from) {
      const changed = await api.profile.update({ body: profileWrite(values, from.version) });
      queryClient.setQueryData(settingsQueries.profile().queryKey, changed);
      events.emit('profileChanged');
      saving.rebase(versioned(changed));
      setSavedAs(versioned(changed));
      form.reset(versioned(changed).values);
    },
  });
  const settings = useContractForm(ProfileForm, {
    defaultValues: start.values,
    submit: async (values) => said(await saving.save(values)),
    fieldNames: { logo: 'logo' },
  });
  const { form, control } = settings;
  const { isDirty, errors } = form.formState;
  const words = useProfileWords(industries, sizes);
  useLeaving(isDirty);

  function said(saved: boolean) {
    if (saved) showToast({ variant: 'success', title: t('settings.saved') });
  }

  return (
    <form
      id={formId}
      noValidate
      onSubmit={settings.onSubmit}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="min-w-0">
        <FormProblem of={settings} />
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group, index) => (
          <SettingsGroup
            key={group}
            title={t(`settings.group.${group}`)}
            open={index === 0}
            hasError={GROUPS[group].some((name) => errors[name])}
          >
            {group === 'organisation' && (
              <OrganisationFields form={form} industries={industries} sizes={sizes} />
            )}
            {group === 'address' && <AddressFields form={form} />}
            {group === 'contact' && <ContactFields control={control} />}
          </SettingsGroup>
        ))}
      </div>
      <SettingsPreview control={control} />
      <SaveBar
        shown={isDirty || settings.submitting}
        saving={settings.submitting}
        onDiscard={() => form.reset(savedAs.values)}
      />
      <Dialog open={saving.conflict !== null} onClose={saving.goBack} size="xl" title={t('conflict.title')}>
        {saving.conflict && (
          <ConflictView
            conflict={saving.conflict}
            fields={words}
            onBack={saving.goBack}
            onResolve={async (values) => said(await saving.resolve(withItsPlace(values, saving.conflict)))}
          />
        )}
      </Dialog>
    </form>
  );
}

/** A place on the map belongs to the address it was found for. */
function withItsPlace(values: ProfileForm, conflict: Conflict<ProfileForm> | null): ProfileForm {
  if (!conflict) return values;
  const { mine, theirs } = conflict;
  const isTheirs = values.zipCode === theirs.values.zipCode && values.city === theirs.values.city;
  return { ...values, location: isTheirs ? theirs.values.location : mine.location };
}

/** Going away with something unsaved is asked about first. */
function useLeaving(isDirty: boolean): void {
  const { t } = useTranslate();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: () => isDirty,
    shouldBlockFn: async () => {
      const leave = await confirmDialog({
        title: t('settings.leave.title'),
        text: t('settings.leave.text'),
        confirmLabel: t('settings.leave.confirm'),
        cancelLabel: t('settings.leave.cancel'),
        tone: 'danger',
      });
      return !leave;
    },
  });
}
