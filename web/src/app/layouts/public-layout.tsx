import { Outlet, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../../design-system/button-style.ts';
import { PublicFrame } from '../../design-system/frames/public-frame.tsx';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/impersonation-banner.tsx';
import { useSession } from '../../lib/use-session.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useLegalItems } from './legal-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Header and footer of the pages for everyone. */
export function PublicLayout() {
  const { t } = useTranslate();
  const current = useLocation({ select: ({ pathname }) => pathname });
  return (
    <PublicFrame
      Link={FrameLink}
      banner={<ImpersonationBanner />}
      homeHref="/"
      current={current}
      items={[
        { href: '/#ablauf', label: t('common.navigation.process') },
        { href: '/#ziele', label: t('common.navigation.goals') },
        { href: '/#preis', label: t('common.navigation.price') },
      ]}
      actions={
        <>
          <LanguageSwitch className={buttonClass({ variant: 'quiet', size: 'md' })} />
          <WaysIn />
        </>
      }
      compactAction={<Enter size="sm" variant="secondary" />}
      menuEnd={
        <>
          <WaysIn />
          <LanguageSwitch className={buttonClass({ variant: 'quiet', size: 'md' })} />
        </>
      }
      footerItems={useLegalItems()}
      footerEnd={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      <Outlet />
    </PublicFrame>
  );
}

/** Pages with a main action of their own: the header's way in steps back there. */
const FORM_PAGES =
  /^\/(login|register|confirm-account|password-recovery|reset-credentials|join|new-password)(\/|$)/;

function WaysIn() {
  const { t } = useTranslate();
  const { account } = useSession();
  const isForm = useLocation({ select: ({ pathname }) => FORM_PAGES.test(pathname) });
  const variant = isForm ? 'secondary' : 'primary';
  if (account) return <Enter size="md" variant={variant} />;
  return (
    <>
      <Enter size="md" variant="quiet" />
      <FrameLink href="/register" className={buttonClass({ variant, size: 'md' })}>
        {t('common.navigation.register')}
      </FrameLink>
    </>
  );
}

/** To the login, or for people who are logged in to their overview. */
function Enter(look: { size: 'sm' | 'md'; variant: 'primary' | 'secondary' | 'quiet' }) {
  const { t } = useTranslate();
  const { account } = useSession();
  return (
    <FrameLink href={account ? '/app/dashboard' : '/login'} className={buttonClass(look)}>
      {t(account ? 'common.navigation.toOverview' : 'common.navigation.login')}
    </FrameLink>
  );
}
