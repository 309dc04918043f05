import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { useOwnOrganisationId } from '../own-organisation.ts';
import { ListedSwitch } from './listed-switch.tsx';
import { PageFormOf } from './page-form.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export function OrganisationPageScreen() {
  const { t } = useTranslate();
  const page = useQuery(organisationQueries.page(useOwnOrganisationId()));
  const profile = useQuery(organisationQueries.profile());
  const failed = [page, profile].find(({ data, error }) => !data && error);
  if (!failed && (!page.data || !profile.data)) return <PageSkeleton />;
  return (
    <div className="grid gap-6">
      <h1 className="type-h1 pt-2">{t('organisation.page.title')}</h1>
      {page.data && profile.data && (
        <>
          <ListedSwitch page={page.data} />
          <PageFormOf page={page.data} profile={profile.data} />
        </>
      )}
      {failed && (
        <div className="panel p-6">
          <LoadError headingLevel={2} title={t('organisation.page.error')} query={failed} />
        </div>
      )}
    </div>
  );
}
