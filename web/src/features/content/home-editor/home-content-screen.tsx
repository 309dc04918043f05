import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../content.queries.ts';
import { HomeContentForm } from './home-content-form.tsx';
import { HomeContentSkeleton } from './home-content-skeleton.tsx';

const route = getRouteApi('/admin/home');

export function HomeContentScreen() {
  const { t } = useTranslate();
  const { project } = route.useSearch();
  const query = useQuery(contentQueries.home(project));
  if (query.data) return <HomeContentForm key={project} home={query.data} project={project} />;
  if (!query.error) return <HomeContentSkeleton />;
  return <AdminPageError title={t('content.home.error')} query={query} />;
}
