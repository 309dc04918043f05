import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonBlock } from '../../design-system/skeleton.tsx';
import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LoadError } from '../../lib/load-error.tsx';
import { settingsQueries } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** Who the organisation is, as it stands on its reports. */
export function SettingsScreen() {
  const { t } = useTranslate();
  const profile = useQuery(settingsQueries.profile());
  const catalogue = useQuery(publicDataQueries.catalogue());
  return (
    <>
      <h1 className="type-h1 pt-2 pb-8">{t('settings.title')}</h1>
      {profile.data ? (
        <SettingsForm
          profile={profile.data}
          industries={catalogue.data?.industries ?? []}
          sizes={catalogue.data?.sizes ?? []}
        />
      ) : profile.error ? (
        <div className="panel p-6">
          <LoadError
            title={t('settings.error')}
            text={t('settings.errorText')}
            query={profile}
            headingLevel={2}
          />
        </div>
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}

function SettingsSkeleton() {
  return (
    <Skeleton>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid gap-5">
          {[1, 2, 3, 4, 5].map((field) => (
            <div key={field} className="grid gap-2">
              <SkeletonBlock width={120} height={12} />
              <SkeletonBlock height={40} />
            </div>
          ))}
        </div>
        <SkeletonBlock height={300} />
      </div>
    </Skeleton>
  );
}
