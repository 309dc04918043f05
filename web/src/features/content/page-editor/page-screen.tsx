import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { ErrorState } from '../../../design-system/feedback/error-state.tsx';
import { hasStatus } from '../../../lib/errors/errors.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../content.queries.ts';
import { PageEditor } from './page-editor.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const route = getRouteApi('/admin/landing-pages/$pageId');

export function PageScreen() {
  const { pageId } = route.useParams();
  const { t, language } = useTranslate();
  const query = useQuery(contentQueries.page(pageId));
  useNamePage(query.data?.content.translations[language].title);
  if (query.data) return <PageEditor key={pageId} page={query.data} />;
  if (!query.error) return <PageSkeleton />;
  return (
    <div className="wrap py-16">
      {hasStatus(query.error, 404) ? (
        <ErrorState
          icon={Compass}
          headingLevel={1}
          title={t('content.page.gone')}
          text={t('content.page.goneText')}
          action={
            <ButtonLink render={<Link to="/admin/landing-pages" />}>{t('content.pages.title')}</ButtonLink>
          }
        />
      ) : (
        <LoadError title={t('content.page.error')} query={query} headingLevel={1} />
      )}
    </div>
  );
}
