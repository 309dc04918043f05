import { useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  Building2,
  FileText,
  Handshake,
  House,
  LayoutDashboard,
  ListChecks,
  Tags,
  UserRound,
} from 'lucide-react';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { mayEnter } from '../../lib/access.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { AdministrationPage, Place } from './administration-page.tsx';

/** What the operator's people can do today, and where. */
export function AdministrationScreen() {
  const { t } = useTranslate();
  const { account } = useSession();
  const { data: strategy } = useQuery(strategyQueries.active());
  const isAdministrator = account !== null && mayEnter(account, ['ADMIN']);
  return (
    <AdministrationPage text={t(isAdministrator ? 'administration.administrator' : 'administration.editor')}>
      <Place icon={FileText} text={t('administration.pages.text')}>
        <FrameLink href="/admin/landing-pages" className="link">
          {t('common.navigation.pages')}
        </FrameLink>
      </Place>
      <Place icon={House} text={t('administration.home.text')}>
        <FrameLink href="/admin/home" className="link">
          {t('common.navigation.homePage')}
        </FrameLink>
      </Place>
      <Place icon={ListChecks} text={t('administration.questionnaires.text')}>
        <FrameLink href="/admin/questionnaires" className="link">
          {t('common.navigation.questionnaires')}
        </FrameLink>
      </Place>
      <Place icon={Building2} text={t('administration.organisations.text')}>
        <FrameLink href="/admin/organisations" className="link">
          {t('common.navigation.organisations')}
        </FrameLink>
      </Place>
      <Place icon={Handshake} text={t('administration.offers.text')}>
        <FrameLink href="/admin/offers?reported=true&sort=reportedAt" className="link">
          {t('common.navigation.offers')}
        </FrameLink>
      </Place>
      <Place icon={Tags} text={t('administration.tags.text')}>
        <FrameLink href="/admin/tag-types" className="link">
          {t('common.navigation.tags')}
        </FrameLink>
      </Place>
      <Place icon={BookOpen} text={t('administration.api.text')}>
        <a href="/api/v1/docs" className="link">
          {t('administration.api')}
        </a>
      </Place>
      <Place icon={UserRound} text={t('administration.account.text')}>
        <FrameLink href={paths.account} className="link">
          {t('administration.account')}
        </FrameLink>
      </Place>
      {strategy && (
        <Place icon={LayoutDashboard} text={t('administration.application.text')}>
          <FrameLink href={paths.dashboard} className="link">
            {t('common.navigation.leaveAdministration')}
          </FrameLink>
        </Place>
      )}
    </AdministrationPage>
  );
}
