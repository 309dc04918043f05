import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DeleteOrganisation } from './leaving/delete-organisation.tsx';
import { DeleteSection } from './leaving/delete-section.tsx';
import { ExportSection } from './leaving/export-section.tsx';
import { PersonSection } from './person-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { TeamSection } from './team/team-section.tsx';
import { WatchListSection } from './watch-list-section.tsx';

/** The screen shows what belongs to the person: sign-in, name, sessions and team. */
export function AccountScreen() {
  const { t } = useTranslate();
  const { account } = useSession();
  if (!account) return null;
  return (
    <>
      <h1 className="type-h1 pt-2 pb-8">{t('account.title')}</h1>
      <SignInSection account={account} />
      <SecondFactorSection account={account} />
      <PersonSection key={account.id} account={account} />
      <AppearanceSection />
      <SessionsSection account={account} />
      <RemindersSection account={account} />
      <WatchListSection account={account} />
      <TeamSection account={account} />
      <ExportSection account={account} />
      <DeleteSection account={account} />
      <DeleteOrganisation account={account} />
    </>
  );
}
