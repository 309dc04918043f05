import type { Sector } from '@metra/contract/core/primitives';
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
import { SetUpSecondFactorSkeleton } from '../../features/auth/set-up-second-factor-skeleton.tsx';
import { KpiSkeleton } from '../../features/company-data/detail/kpi-skeleton.tsx';
import { FactorsSkeleton } from '../../features/company-data/factors/factors-skeleton.tsx';
import { OverviewSkeleton } from '../../features/company-data/overview/overview-skeleton.tsx';
import { SectorSkeleton } from '../../features/company-data/overview/sector-skeleton.tsx';
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
import { OffersSkeleton } from '../../features/organisation/offers/offers-skeleton.tsx';
import { PageSkeleton as OrganisationPageSkeleton } from '../../features/organisation/profile/page-skeleton.tsx';
import { OrganisationListSkeleton } from '../../features/organisation/skeletons.tsx';
import { AccountSkeleton } from '../../features/profile/account-skeleton.tsx';
import { DataSkeleton } from '../../features/profile/my-data/data-skeleton.tsx';
import { SavedResultsSkeleton } from '../../features/questionnaire/member/saved-results-skeleton.tsx';
import { ReportSkeleton } from '../../features/report/report-skeleton.tsx';
import { FilesSkeleton } from '../../features/resources/files-skeleton.tsx';
import { SettingsSkeleton } from '../../features/settings/settings-skeleton.tsx';
import { SubscriptionSkeleton } from '../../features/subscription/subscription-skeleton.tsx';
import { VsmeSkeleton } from '../../features/vsme/vsme-skeleton.tsx';
import {
  CompanyStepSkeleton,
  GoalsStepSkeleton,
  MeasuresStepSkeleton,
  MotivationStepSkeleton,
  SummaryStepSkeleton,
  WelcomeStepSkeleton,
} from '../../features/wizard/step-skeletons.tsx';
import { WizardFrameSkeleton } from '../../features/wizard/wizard-frame-skeleton.tsx';
import { EmptySkeleton } from '../../shell/document/empty-skeleton.tsx';
import { isId, type LayoutSkeletons, type ScreenSkeletons } from '../../shell/document/pages-of-entry.tsx';
import { PlainLink } from '../../shell/document/plain-link.tsx';
import {
  EntranceFrameSkeleton,
  MainFrameSkeleton,
  OrganisationFrameSkeleton,
  ProfileFrameSkeleton,
} from './frame-skeletons.tsx';

export const isSector = (value: string | undefined): value is Sector => /^[esg]$/.test(value ?? '');

export const layoutSkeletons: LayoutSkeletons = {
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
};

const SUBSCRIBED = '/app/main/strategy/subscribed';

/** A route that is missing here fails `render/application-document.test.ts`. */
export const screenSkeletons: ScreenSkeletons = {
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
  '/entrance/second-factor': () => <SetUpSecondFactorSkeleton />,
  '/app/main/profile/settings': () => <SettingsSkeleton />,
  '/app/main/profile/abo': () => <SubscriptionSkeleton />,
  '/app/main/profile/account': () => <AccountSkeleton />,
  '/app/main/profile/data': () => <DataSkeleton />,
  '/app/main/profile/questionnaire-results': () => <SavedResultsSkeleton />,
  '/app/main/organisation/resources': () => <FilesSkeleton />,
  '/app/main/organisation/profile': () => <OrganisationPageSkeleton />,
  '/app/main/organisation/offers': () => <OffersSkeleton />,
  '/app/main/organisation/posts': () => <OrganisationListSkeleton of="posts" />,
  '/app/main/organisation/partners': () => <OrganisationListSkeleton of="partners" />,
  '/app/main/organisation/contacts': () => <OrganisationListSkeleton of="contacts" />,
  '/app/main/organisation/watch-list': () => <OrganisationListSkeleton of="watchList" />,
  '/app/main/events': () => <EventsSkeleton />,
  '/app/main/reporting/archive': () => <ArchiveSkeleton />,
  '/app/main/reporting/current-report': () => <ReportSkeleton />,
  '/app/main/reporting/vsme': () => <VsmeSkeleton />,
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
  '/app/wizard/welcome': () => <WelcomeStepSkeleton />,
  '/app/wizard/motivation': () => <MotivationStepSkeleton />,
  '/app/wizard/goals': () => <GoalsStepSkeleton />,
  '/app/wizard/measures/$type': ({ type }) => <MeasuresStepSkeleton sector={isSector(type) ? type : 'e'} />,
  '/app/wizard/company-profile': () => <CompanyStepSkeleton />,
  '/app/wizard/summary': () => <SummaryStepSkeleton />,
  '/dev/design': () => <EmptySkeleton title="Metra" />,
};

/** These routes have no page of their own and redirect to another one. */
export const leadingOn: Readonly<Record<string, string>> = {
  '/app/': '/app/dashboard',
  '/app/main/profile/': '/app/profile/settings',
  '/app/main/organisation/': '/app/organisation/profile',
  '/app/main/organisation/offers/$offerId': '/app/organisation/offers',
  '/app/main/reporting': '/app/reporting/current-report',
  '/app/wizard/': '/app/wizard/welcome',
  '/app/wizard/$': '/app/wizard/welcome',
  '/app/wizard/measures': '/app/wizard/measures/e',
};
