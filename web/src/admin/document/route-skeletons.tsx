import { AdministrationSkeleton } from '../../features/administration/administration-skeleton.tsx';
import {
  CatalogueListSkeleton,
  CatalogueRecordSkeleton,
} from '../../features/catalogue-admin/catalogue-skeletons.tsx';
import { HomeContentSkeleton } from '../../features/content/home-editor/home-content-skeleton.tsx';
import { PageSkeleton } from '../../features/content/page-editor/page-skeleton.tsx';
import { PagesSkeleton } from '../../features/content/pages-list/pages-skeleton.tsx';
import {
  MarketplaceDetailSkeleton,
  MarketplaceListSkeleton,
} from '../../features/marketplace-admin/admin-skeletons.tsx';
import {
  QuestionnaireSkeleton,
  QuestionnairesSkeleton,
} from '../../features/questionnaire-admin/skeletons.tsx';
import { isId, type LayoutSkeletons, type ScreenSkeletons } from '../../shell/document/pages-of-entry.tsx';
import { AdminFrameSkeleton } from './admin-frame-skeleton.tsx';

/** What stands around the rooms. */
export const layoutSkeletons: LayoutSkeletons = {
  '/admin': (pathname, children) => <AdminFrameSkeleton pathname={pathname}>{children}</AdminFrameSkeleton>,
};

/** The rooms to come. A route that is missing here fails `render/application-document.test.ts`. */
export const screenSkeletons: ScreenSkeletons = {
  '/admin/': () => <AdministrationSkeleton />,
  '/admin/landing-pages': () => <PagesSkeleton />,
  '/admin/landing-pages/$pageId': ({ pageId }) => isId(pageId) && <PageSkeleton />,
  '/admin/home': () => <HomeContentSkeleton />,
  '/admin/questionnaires': () => <QuestionnairesSkeleton />,
  '/admin/questionnaires/$questionnaireId': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="questions" />,
  '/admin/questionnaires/$questionnaireId/results': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="results" />,
  '/admin/questionnaires/$questionnaireId/settings': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="settings" />,
  '/admin/organisations': () => <MarketplaceListSkeleton of="organisations" />,
  '/admin/offers': () => <MarketplaceListSkeleton of="offers" />,
  '/admin/offers/$offerId': ({ offerId }) => isId(offerId) && <MarketplaceDetailSkeleton of="offers" />,
  '/admin/tag-types': () => <MarketplaceListSkeleton of="tagTypes" />,
  '/admin/tags': () => <MarketplaceDetailSkeleton of="tags" />,
  '/admin/goals': () => <CatalogueListSkeleton of="goals" />,
  '/admin/goals/$id': ({ id }) => isId(id) && <CatalogueRecordSkeleton of="goals" />,
  '/admin/measures': () => <CatalogueListSkeleton of="measures" />,
  '/admin/measures/$id': ({ id }) => isId(id) && <CatalogueRecordSkeleton of="measures" />,
  '/admin/kpis': () => <CatalogueListSkeleton of="kpis" />,
  '/admin/kpis/$id': ({ id }) => isId(id) && <CatalogueRecordSkeleton of="kpis" />,
  '/admin/factors': () => <CatalogueListSkeleton of="factors" />,
  '/admin/factors/$id': ({ id }) => isId(id) && <CatalogueRecordSkeleton of="factors" />,
  '/admin/projects': () => <CatalogueListSkeleton of="projects" />,
  '/admin/projects/$id': ({ id }) => isId(id) && <CatalogueRecordSkeleton of="projects" />,
  '/admin/translations': () => <CatalogueListSkeleton of="translations" />,
  '/admin/$': () => false,
};
