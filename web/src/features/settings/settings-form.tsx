import type { CompanySize, Industry } from '@metra/contract/operations/frontend';
import type { CompanyProfile } from '@metra/contract/operations/profile';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { SaveBar } from '../../lib/versioned-form/save-bar.tsx';
import { type Conflict, useVersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../lib/versioned-form/versioned-form.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { ProfileForm, profileValues, profileWrite } from './profile-values.ts';
import { useProfileWords } from './profile-words.tsx';
import { settingsQueries } from './settings.queries.ts';
import { SettingsGroup } from './settings-group.tsx';
import { SettingsPreview } from './settings-preview.tsx';

interface SettingsFormProps {
  profile: CompanyProfile;
  industries: readonly Industry[];
  sizes: readonly CompanySize[];
}

const GROUPS = {
  organisation: ['name', 'industryId', 'sizeId', 'firstMonth', 'description', 'logo'],
  address: ['street', 'additionalInfo', 'zipCode', 'city', 'country'],
  contact: ['website', 'email', 'phone'],
} as const;

export function SettingsForm({ profile, industries, sizes }: SettingsFormProps) {
  const { t } = useTranslate();
  const isWriter = useMayWrite();
  const conflictFields = useProfileWords(industries, sizes);
  const query = settingsQueries.profile();
  const versioned = (present: CompanyProfile) => ({
    values: profileValues(present, t('company.logo')),
    version: present.version,
  });
  const editing = useVersionedForm<ProfileForm>(ProfileForm, {
    start: versioned(profile),
    read: async () => versioned(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    async write(values, { version }) {
      const changed = await api.profile.update({ body: profileWrite(values, version) });
      queryClient.setQueryData(query.queryKey, changed);
      events.emit('profileChanged');
      return versioned(changed);
    },
    onSaved: () => showToast({ variant: 'success', title: t('settings.saved') }),
    afterChoice: withItsPlace,
    fieldNames: { logo: 'logo' },
  });
  const { form, control } = editing;
  const { errors } = form.formState;
  return (
    <VersionedPageForm
      of={editing}
      conflictFields={conflictFields}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="min-w-0">
        <fieldset disabled={!isWriter} className="contents">
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
        </fieldset>
      </div>
      <SettingsPreview control={control} />
      <SaveBar
        of={editing}
        words={{ unsaved: t('settings.unsaved'), discard: t('settings.discard'), save: t('settings.save') }}
      />
    </VersionedPageForm>
  );
}

/** A place on the map belongs to the address it was found for. */
function withItsPlace(values: ProfileForm, { mine, theirs }: Conflict<ProfileForm>): ProfileForm {
  const isTheirs = values.zipCode === theirs.values.zipCode && values.city === theirs.values.city;
  return { ...values, location: isTheirs ? theirs.values.location : mine.location };
}
