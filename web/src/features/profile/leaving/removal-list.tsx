import type { OrganisationRemoval } from '@metra/contract/operations/organisations';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { profileQueries } from '../profile.queries.ts';

const COUNTED = [
  'people',
  'goals',
  'kpiRecords',
  'files',
  'offers',
  'posts',
  'contacts',
  'partnerships',
  'projects',
  'watchers',
  'watchListEntries',
] as const satisfies readonly (keyof OrganisationRemoval)[];

/**
 * The list tells before an organisation is deleted what is deleted with it, and until when it can be
 * restored.
 */
export function RemovalList({ organisationId }: { organisationId: number }) {
  const { t, language } = useTranslate();
  const query = useQuery(profileQueries.removal(organisationId));
  const { data, error } = query;
  if (!data && error) return <LoadError title={t('account.removal.error')} query={query} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonRows rows={3} />
      </Skeleton>
    );
  return (
    <div className="grid gap-2">
      <h3 className="type-label">{t('account.removal.title')}</h3>
      <ul className="grid list-disc gap-x-6 gap-y-1 pl-5 text-text-soft sm:grid-cols-2">
        {COUNTED.filter((name) => data[name] > 0).map((name) => (
          <li key={name}>{t(`account.removal.${name}`, { count: data[name] })}</li>
        ))}
      </ul>
      <p className="text-small text-text-muted">
        {t('account.removal.until', { date: formatDate(data.removedAfter, language) })}
      </p>
    </div>
  );
}
