import { useQuery } from '@tanstack/react-query';
import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { settingsQueries } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function SettingsScreen() {
  const { t } = useTranslate();
  const profile = useQuery(settingsQueries.profile());
  const catalogue = useQuery(publicDataQueries.catalogue());
  if (!profile.data && !profile.error) return <SettingsSkeleton />;
  return (
    <>
      <h1 className="type-h1 pt-2 pb-8">{t('settings.title')}</h1>
      {profile.data ? (
        <SettingsForm
          profile={profile.data}
          industries={catalogue.data?.industries ?? []}
          sizes={catalogue.data?.sizes ?? []}
        />
      ) : (
        <div className="panel p-6">
          <LoadError
            title={t('settings.error')}
            text={t('settings.errorText')}
            query={profile}
            headingLevel={2}
          />
        </div>
      )}
    </>
  );
}
