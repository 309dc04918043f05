import { AdminListSkeleton } from '../../domain/administration/admin-list-skeleton.tsx';
import { AccountSkeleton, AccountsSkeleton } from '../../features/accounts-admin/accounts-skeletons.tsx';
import {
  BillingListSkeleton,
  BillingRecordSkeleton,
} from '../../features/billing-admin/billing-skeletons.tsx';
import {
  CatalogueListSkeleton,
  CatalogueRecordSkeleton,
} from '../../features/catalogue-admin/catalogue-skeletons.tsx';
import { StandardsSkeleton } from '../../features/catalogue-admin/standards/standards-skeleton.tsx';
import { HomeContentSkeleton } from '../../features/content/home-editor/home-content-skeleton.tsx';
import { PageSkeleton } from '../../features/content/page-editor/page-skeleton.tsx';
import { MarketplaceDetailSkeleton } from '../../features/marketplace-admin/admin-skeletons.tsx';
import { OperationListSkeleton } from '../../features/operation/operation-skeletons.tsx';
import { OverviewSkeleton } from '../../features/operation/overview/overview-skeleton.tsx';
import { SystemSkeleton } from '../../features/operation/system/system-skeleton.tsx';
import { QuestionnaireSkeleton } from '../../features/questionnaire-admin/skeletons.tsx';
import type { TranslationKey } from '../../lib/i18n/translation-key.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isId, type LayoutSkeletons, type ScreenSkeletons } from '../../shell/document/pages-of-entry.tsx';
import { AdminFrameSkeleton } from './admin-frame-skeleton.tsx';

function ListToCome({ title }: { title: TranslationKey }) {
  const { t } = useTranslate();
  return <AdminListSkeleton title={t(title)} />;
}

/** The frame around the admin pages. */
export const layoutSkeletons: LayoutSkeletons = {
  '/admin': (pathname, children) => <AdminFrameSkeleton pathname={pathname}>{children}</AdminFrameSkeleton>,
};

/** A route that is missing here fails `render/application-document.test.ts`. */
export const screenSkeletons: ScreenSkeletons = {
  '/admin/': () => <OverviewSkeleton />,
  '/admin/audit': () => <OperationListSkeleton of="audit" />,
  '/admin/jobs': () => <OperationListSkeleton of="jobs" />,
  '/admin/mails': () => <OperationListSkeleton of="mails" />,
  '/admin/missed-searches': () => <OperationListSkeleton of="missed" />,
  '/admin/system': () => <SystemSkeleton />,
  '/admin/accounts': () => <AccountsSkeleton />,
  '/admin/accounts/$accountId': ({ accountId }) => isId(accountId) && <AccountSkeleton />,
  '/admin/accounts/$accountId/sessions': ({ accountId }) => isId(accountId) && <AccountSkeleton />,
  '/admin/accounts/$accountId/history': ({ accountId }) => isId(accountId) && <AccountSkeleton />,
  '/admin/landing-pages': () => <ListToCome title="content.pages.title" />,
  '/admin/landing-pages/$pageId': ({ pageId }) => isId(pageId) && <PageSkeleton />,
  '/admin/legal': () => <ListToCome title="content.legal.title" />,
  '/admin/home': () => <HomeContentSkeleton />,
  '/admin/questionnaires': () => <ListToCome title="questionnaire-admin.title" />,
  '/admin/questionnaires/$questionnaireId': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="questions" />,
  '/admin/questionnaires/$questionnaireId/results': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="results" />,
  '/admin/questionnaires/$questionnaireId/statistics': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="statistics" />,
  '/admin/questionnaires/$questionnaireId/settings': ({ questionnaireId }) =>
    isId(questionnaireId) && <QuestionnaireSkeleton tab="settings" />,
  '/admin/standards': () => <StandardsSkeleton />,
  '/admin/standards/$version': () => <StandardsSkeleton />,
  '/admin/organisations': () => <ListToCome title="marketplace-admin.organisations.title" />,
  '/admin/organisations/$organisationId': ({ organisationId }) =>
    isId(organisationId) && <MarketplaceDetailSkeleton of="organisations" />,
  '/admin/offers': () => <ListToCome title="marketplace-admin.offers.title" />,
  '/admin/offers/$offerId': ({ offerId }) => isId(offerId) && <MarketplaceDetailSkeleton of="offers" />,
  '/admin/tag-types': () => <ListToCome title="marketplace-admin.tagTypes.title" />,
  '/admin/tags': () => <MarketplaceDetailSkeleton of="tags" />,
  '/admin/subscriptions': () => <BillingListSkeleton of="subscriptions" />,
  '/admin/subscriptions/$subscriptionId': ({ subscriptionId }) =>
    isId(subscriptionId) && <BillingRecordSkeleton of="subscriptions" />,
  '/admin/invoices': () => <BillingListSkeleton of="invoices" />,
  '/admin/invoices/$invoiceId': ({ invoiceId }) => isId(invoiceId) && <BillingRecordSkeleton of="invoices" />,
  '/admin/promotions': () => <BillingListSkeleton of="promotions" />,
  '/admin/promotions/$promotionId': ({ promotionId }) =>
    isId(promotionId) && <BillingRecordSkeleton of="promotions" />,
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
