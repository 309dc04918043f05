import type { ReactNode } from 'react';
import { buttonClass } from '../design-system/buttons/button-style.ts';
import type { FrameLink } from '../design-system/frames/frame-parts.ts';
import { PublicFrame } from '../design-system/frames/public-frame.tsx';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { useLegalItems } from './legal-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface PublicLayoutProps {
  Link: FrameLink;
  LanguageSwitch: (props: { className?: string }) => ReactNode;
  current: string;
  signedIn: boolean;
  /** The page has its own main action, so the header shows the sign-in less prominently. */
  isForm?: boolean;
  banner?: ReactNode;
  children: ReactNode;
}

export function PublicLayout({ LanguageSwitch, isForm = false, children, ...props }: PublicLayoutProps) {
  const { t } = useTranslate();
  const { Link, banner, current, signedIn } = props;
  const ways = <WaysIn Link={Link} signedIn={signedIn} variant={isForm ? 'secondary' : 'primary'} />;
  const language = <LanguageSwitch className={buttonClass({ variant: 'quiet', size: 'md' })} />;
  return (
    <PublicFrame
      Link={Link}
      banner={banner}
      homeHref="/"
      current={current}
      items={[
        { href: '/#ablauf', label: t('common.navigation.process') },
        { href: '/#ziele', label: t('common.navigation.goals') },
        { href: '/landing-pages', label: t('common.navigation.guides') },
        { href: '/marketplace', label: t('common.navigation.marketplace') },
        { href: '/organisations', label: t('common.navigation.organisations') },
        { href: '/#preis', label: t('common.navigation.price') },
      ]}
      actions={
        <>
          {language}
          {ways}
        </>
      }
      compactAction={<Enter Link={Link} signedIn={signedIn} size="sm" variant="secondary" />}
      menuEnd={
        <>
          {ways}
          {language}
        </>
      }
      footerItems={[
        { href: '/questionnaires/esg-quick-check', label: t('common.navigation.quickCheck') },
        ...useLegalItems(),
      ]}
      footerEnd={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      {children}
    </PublicFrame>
  );
}

interface WayInProps {
  Link: FrameLink;
  signedIn: boolean;
  variant: 'primary' | 'secondary' | 'quiet';
}

function WaysIn({ Link, signedIn, variant }: WayInProps) {
  const { t } = useTranslate();
  if (signedIn) return <Enter Link={Link} signedIn size="md" variant={variant} />;
  return (
    <>
      <Enter Link={Link} signedIn={false} size="md" variant="quiet" />
      <Link href="/register" className={buttonClass({ variant, size: 'md' })}>
        {t('common.navigation.register')}
      </Link>
    </>
  );
}

/** People with a login get a link to their overview instead. */
function Enter({ Link, signedIn, variant, size }: WayInProps & { size: 'sm' | 'md' }) {
  const { t } = useTranslate();
  return (
    <Link href={signedIn ? '/app/dashboard' : '/login'} className={buttonClass({ variant, size })}>
      {t(signedIn ? 'common.navigation.toOverview' : 'common.navigation.login')}
    </Link>
  );
}
