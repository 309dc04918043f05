import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cx } from '../../design-system/cx.ts';
import { Notice } from '../../design-system/notice.tsx';
import { hasFailed } from '../../lib/failed-entry.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/use-session.ts';
import { pathAfterLogin } from './after-login.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { LOGIN_PICTURE } from './login-picture.ts';

export function LoginScreen() {
  const { t } = useTranslate();
  const { route } = useSearch({ from: '/entrance/login' });
  const { loginNotice, username } = useLocation({ select: ({ state }) => state });
  useGoOnWhenSignedIn(route);
  return (
    <div className={cx(styles.page, 'wrap')}>
      <div className="grid gap-6 max-md:mx-auto max-md:w-full max-md:max-w-[30rem]">
        <h1 className="type-display">{t('auth.login.title')}</h1>
        {loginNotice && <Notice tone="success">{t(`auth.login.notice.${loginNotice}`)}</Notice>}
        <LoginForm username={username ?? ''} />
        <p className="grid gap-1 border-t border-line pt-5 text-text-soft">
          {t('auth.login.noAccount')}
          <FrameLink href="/register" className="link inline-flex min-h-(--target) items-center text-text">
            {t('auth.login.register')}
          </FrameLink>
        </p>
      </div>
      <img src={LOGIN_PICTURE} alt="" className={styles.picture} />
    </div>
  );
}

/** Whoever is signed in, here or in another tab, goes on to the page they wanted. */
function useGoOnWhenSignedIn(route: string | undefined): void {
  const navigate = useNavigate();
  const { account } = useSession();
  useEffect(() => {
    if (account && !hasFailed(route)) navigate({ href: pathAfterLogin(account, route), replace: true });
  }, [account, route, navigate]);
}
