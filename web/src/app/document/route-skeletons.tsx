import type { Sector } from '@metra/contract/primitives';
import type { ReactNode } from 'react';
import { AdministrationSkeleton } from '../../features/administration/administration-skeleton.tsx';
import { ArchiveSkeleton } from '../../features/archive/archive-skeleton.tsx';
import {
  ConfirmAccountSkeleton,
  CredentialsSkeleton,
  EmailChangeSkeleton,
  JoinSkeleton,
  LogoutSkeleton,
  StopDigestSkeleton,
} from '../../features/auth/link-skeletons.tsx';
import { LoginSkeleton } from '../../features/auth/login-skeleton.tsx';
import { NewPasswordSkeleton } from '../../features/auth/new-password-skeleton.tsx';
import { PasswordRecoverySkeleton } from '../../features/auth/password-recovery-skeleton.tsx';
import { RegisterSkeleton } from '../../features/auth/register/register-skeleton.tsx';
import { KpiSkeleton } from '../../features/company-data/detail/kpi-skeleton.tsx';
import { FactorsSkeleton } from '../../features/company-data/factors/factors-skeleton.tsx';
import { OverviewSkeleton } from '../../features/company-data/overview/overview-skeleton.tsx';
import { SectorSkeleton } from '../../features/company-data/overview/sector-skeleton.tsx';
import { HomeContentSkeleton } from '../../features/content/home-editor/home-content-skeleton.tsx';
import { PageSkeleton } from '../../features/content/page-editor/page-skeleton.tsx';
import { PagesSkeleton } from '../../features/content/pages-list/pages-skeleton.tsx';
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx';
import { EventsSkeleton } from '../../features/events/events-skeleton.tsx';
import { GoalSkeleton } from '../../features/goals/goal-skeleton.tsx';
import { TargetsSkeleton } from '../../features/goals/targets/targets-skeleton.tsx';
import { CategorySkeleton } from '../../features/kpi-tracking/category/category-skeleton.tsx';
import { DueSkeleton } from '../../features/kpi-tracking/due/due-skeleton.tsx';
import { RecordsSkeleton } from '../../features/kpi-tracking/grid/records-skeleton.tsx';
import { ImportSkeleton } from '../../features/kpi-tracking/import/import-skeleton.tsx';
import { TrackingSkeleton } from '../../features/kpi-tracking/tracking-skeleton.tsx';
import { MemberGuideSkeleton } from '../../features/landing-page/member/member-guide-skeleton.tsx';
import {
  MarketplaceDetailSkeleton,
  MarketplaceListSkeleton,
} from '../../features/marketplace-admin/admin-skeletons.tsx';
import { OffersSkeleton } from '../../features/organisation/offers/offers-skeleton.tsx';
import { PageSkeleton as OrganisationPageSkeleton } from '../../features/organisation/profile/page-skeleton.tsx';
import { OrganisationListSkeleton } from '../../features/organisation/skeletons.tsx';
import { AccountSkeleton } from '../../features/profile/account-skeleton.tsx';
import { DataSkeleton } from '../../features/profile/my-data/data-skeleton.tsx';
import { KeptResultsSkeleton } from '../../features/questionnaire/member/kept-results-skeleton.tsx';
import {
  QuestionnaireSkeleton,
  QuestionnairesSkeleton,
} from '../../features/questionnaire-admin/skeletons.tsx';
import { FilesSkeleton } from '../../features/resources/files-skeleton.tsx';
import { SettingsSkeleton } from '../../features/settings/settings-skeleton.tsx';
import { SubscriptionSkeleton } from '../../features/subscription/subscription-skeleton.tsx';
import {
  CompanyStepSkeleton,
  GoalsStepSkeleton,
  MeasuresStepSkeleton,
  MotivationStepSkeleton,
  SummaryStepSkeleton,
  WelcomeStepSkeleton,
} from '../../features/wizard/step-skeletons.tsx';
import { WizardFrameSkeleton } from '../../features/wizard/wizard-frame-skeleton.tsx';
import {
  AdminFrameSkeleton,
  EmptySkeleton,
  EntranceFrameSkeleton,
  MainFrameSkeleton,
  OrganisationFrameSkeleton,
  ProfileFrameSkeleton,
} from './frame-skeletons.tsx';
import { PlainLink } from './plain-link.tsx';

type Layout = (pathname: string, children: ReactNode) => ReactNode;
/** Nothing for parameters that lead nowhere. */
type Screen = (params: Readonly<Record<string, string>>, pathname: string) => ReactNode;

const ID = /^[1-9]\d{0,14}$/;
export const isSector = (value: string | undefined): value is Sector => /^[esg]$/.test(value ?? '');
const isId = (value: string | undefined): boolean => ID.test(value ?? '');

/** What stands around the screens below a route. */
export const layoutSkeletons: Readonly<Record<string, Layout>> = {
  '/entrance': (pathname, children) => (
    <EntranceFrameSkeleton pathname={pathname}>{children}</EntranceFrameSkeleton>
  ),
  '/app/main': (pathname, children) => <MainFrameSkeleton pathname={pathname}>{children}</MainFrameSkeleton>,
  '/app/main/profile': (pathname, children) => (
    <ProfileFrameSkeleton pathname={pathname}>{children}</ProfileFrameSkeleton>
  ),
  '/app/main/organisation': (pathname, children) => (
    <OrganisationFrameSkeleton pathname={pathname}>{children}</OrganisationFrameSkeleton>
  ),
  '/app/main/strategy/subscribed/tracking': (_, children) => <TrackingSkeleton>{children}</TrackingSkeleton>,
  '/app/wizard': (pathname, children) => (
    <WizardFrameSkeleton Link={PlainLink} pathname={pathname}>
      {children}
    </WizardFrameSkeleton>
  ),
  '/admin': (_, children) => <AdminFrameSkeleton>{children}</AdminFrameSkeleton>,
};

const SUBSCRIBED = '/app/main/strategy/subscribed';

/** The screens to come. A route that is missing here fails the test beside this file. */
export const screenSkeletons: Readonly<Record<string, Screen>> = {
  '/entrance/login': () => <LoginSkeleton />,
  '/entrance/logout': () => <LogoutSkeleton />,
  '/entrance/register': () => <RegisterSkeleton />,
  '/entrance/confirm-account': () => <ConfirmAccountSkeleton />,
  '/entrance/password-recovery': () => <PasswordRecoverySkeleton />,
  '/entrance/reset-credentials': () => <CredentialsSkeleton />,
  '/entrance/reset-credentials/confirm': () => <CredentialsSkeleton />,
  '/entrance/join': () => <JoinSkeleton />,
  '/entrance/email-change': () => <EmailChangeSkeleton />,
  '/entrance/email-change/object': () => <EmailChangeSkeleton />,
  '/entrance/watch-list-digest': () => <StopDigestSkeleton />,
  '/entrance/new-password': () => <NewPasswordSkeleton />,
  '/app/main/profile/settings': () => <SettingsSkeleton />,
  '/app/main/profile/abo': () => <SubscriptionSkeleton />,
  '/app/main/profile/account': () => <AccountSkeleton />,
  '/app/main/profile/data': () => <DataSkeleton />,
  '/app/main/profile/questionnaire-results': () => <KeptResultsSkeleton />,
  '/app/main/organisation/resources': () => <FilesSkeleton />,
  '/app/main/organisation/profile': () => <OrganisationPageSkeleton />,
  '/app/main/organisation/offers': () => <OffersSkeleton />,
  '/app/main/organisation/posts': () => <OrganisationListSkeleton of="posts" />,
  '/app/main/organisation/partners': () => <OrganisationListSkeleton of="partners" />,
  '/app/main/organisation/contacts': () => <OrganisationListSkeleton of="contacts" />,
  '/app/main/organisation/watch-list': () => <OrganisationListSkeleton of="watchList" />,
  '/app/main/events': () => <EventsSkeleton />,
  '/app/main/landing-page/$landingPageId': ({ landingPageId }) =>
    isId(landingPageId) && <MemberGuideSkeleton />,
  [`${SUBSCRIBED}/dashboard`]: () => <DashboardSkeleton />,
  [`${SUBSCRIBED}/dashboard/targets`]: () => <TargetsSkeleton />,
  [`${SUBSCRIBED}/dashboard/goals/$goalId`]: ({ goalId }) => isId(goalId) && <GoalSkeleton />,
  [`${SUBSCRIBED}/company-data`]: () => <OverviewSkeleton />,
  [`${SUBSCRIBED}/company-data/factors`]: () => <FactorsSkeleton />,
  [`${SUBSCRIBED}/company-data/$sector`]: ({ sector }) =>
    isSector(sector) && <SectorSkeleton sector={sector} />,
  [`${SUBSCRIBED}/company-data/$sector/$kpiId`]: ({ sector, kpiId }) =>
    isSector(sector) && isId(kpiId) && <KpiSkeleton sector={sector} />,
  [`${SUBSCRIBED}/tracking/`]: () => <DueSkeleton />,
  [`${SUBSCRIBED}/tracking/records`]: () => <RecordsSkeleton />,
  [`${SUBSCRIBED}/tracking/import`]: () => <ImportSkeleton />,
  [`${SUBSCRIBED}/tracking/$category`]: () => <CategorySkeleton />,
  [`${SUBSCRIBED}/reporting/archive`]: () => <ArchiveSkeleton />,
  '/app/wizard/welcome': () => <WelcomeStepSkeleton />,
  '/app/wizard/motivation': () => <MotivationStepSkeleton />,
  '/app/wizard/goals': () => <GoalsStepSkeleton />,
  '/app/wizard/measures/$type': ({ type }) => <MeasuresStepSkeleton sector={isSector(type) ? type : 'e'} />,
  '/app/wizard/company-profile': () => <CompanyStepSkeleton />,
  '/app/wizard/summary': () => <SummaryStepSkeleton />,
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
  '/admin/$': () => false,
  '/dev/design': () => <EmptySkeleton title="Metra" />,
};

/** Routes that are no pages themselves, and the page they lead to. */
export const leadingOn: Readonly<Record<string, string>> = {
  '/app/': '/app/dashboard',
  '/app/main/profile/': '/app/profile/settings',
  '/app/main/organisation/': '/app/organisation/profile',
  '/app/main/organisation/offers/$offerId': '/app/organisation/offers',
  [`${SUBSCRIBED}/reporting`]: '/app/reporting/archive',
  '/app/wizard/': '/app/wizard/welcome',
  '/app/wizard/$': '/app/wizard/welcome',
  '/app/wizard/measures': '/app/wizard/measures/e',
};
