import type { LandingPageOverview } from '@metra/contract/shapes/landing-page-shapes';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../content.queries.ts';
import { openNewPageDialog } from './new-page-dialog.tsx';
import { landingPageList, legalPageList, type PagesSearch } from './page-lists.ts';
import { PageState } from './page-state.tsx';

const landingPages = getRouteApi('/admin/landing-pages');
const legalPages = getRouteApi('/admin/legal');

export function PagesScreen() {
  const { t } = useTranslate();
  return (
    <PageList
      of={landingPageList}
      search={landingPages.useSearch()}
      query={contentQueries.pages}
      csv={(query) => operatorApi.landingPagesAdmin.export({ query: { ...query, kind: 'LANDING' } })}
      title={t('content.pages.title')}
      action={
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={openNewPageDialog}>
          {t('content.pages.new')}
        </Button>
      }
    />
  );
}

export function LegalPagesScreen() {
  const { t } = useTranslate();
  return (
    <PageList
      of={legalPageList}
      search={legalPages.useSearch()}
      query={contentQueries.legalPages}
      csv={(query) => operatorApi.landingPagesAdmin.export({ query: { ...query, kind: 'LEGAL' } })}
      title={t('content.legal.title')}
    />
  );
}

interface PageListProps {
  of: typeof landingPageList;
  search: PagesSearch;
  query: typeof contentQueries.pages;
  csv: (query: ReturnType<typeof landingPageList.exportQuery>) => Promise<Blob>;
  title: string;
  action?: ReactNode;
}

function PageList(props: PageListProps) {
  const { t, language } = useTranslate();
  return (
    <AdminList<LandingPageOverview, typeof landingPageList>
      {...props}
      searchLabel={t('content.pages.search')}
      name={{
        header: t('content.pages.name'),
        of: ({ title }) => title || t('content.pages.untitled'),
        detail: ({ slug }) => `/${slug}`,
        sort: 'title',
      }}
      href={({ id }) => `/admin/landing-pages/${id}`}
      columns={{
        slug: { header: t('content.slug'), sort: 'slug', cell: ({ slug }) => `/${slug}` },
        state: {
          header: t('content.pages.state'),
          wrap: true,
          cell: (page) => <PageStates of={page} />,
        },
        updatedAt: {
          header: t('content.pages.updatedAt'),
          sort: 'updatedAt',
          cell: ({ updatedAt, updatedBy }) => (
            <span className="grid leading-ui">
              <time dateTime={updatedAt}>{formatDateTime(updatedAt, language, 'short')}</time>
              {updatedBy && <span className="text-small text-text-muted max-sm:hidden">{updatedBy}</span>}
            </span>
          ),
        },
        publishedAt: {
          header: t('content.pages.publishedAt'),
          sort: 'publishedAt',
          narrow: 'hidden',
          cell: ({ publishedAt }) => publishedAt && formatDateTime(publishedAt, language, 'short'),
        },
      }}
      filters={{
        state: {
          label: t('content.pages.state'),
          options: { DRAFT: t('content.state.draft'), PUBLISHED: t('content.state.published') },
        },
      }}
      views={[
        { name: t('content.state.draft'), search: { state: 'DRAFT' } },
        { name: t('content.state.published'), search: { state: 'PUBLISHED' } },
      ]}
      empty={{ title: t('content.pages.none'), text: t('content.pages.noneText') }}
    />
  );
}

function PageStates({ of: page }: { of: LandingPageOverview }) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <PageState page={page} />
      {page.missingLanguages.map((missing) => (
        <Badge key={missing} tone="warning">
          {t(`content.pages.missing.${missing}`)}
        </Badge>
      ))}
    </span>
  );
}
