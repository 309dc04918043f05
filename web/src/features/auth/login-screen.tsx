import { useLocation, useSearch } from '@tanstack/react-router';
import { cx } from '../../design-system/behaviour/cx.ts';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { LOGIN_PICTURE } from './login-picture.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

export function LoginScreen() {
  const { t } = useTranslate();
  const { route } = useSearch({ from: '/entrance/login' });
  const { loginNotice, username } = useLocation({ select: ({ state }) => state });
  useRedirectWhenSignedIn(route);
  return (
    <div className={cx(styles.page, 'wrap')}>
      <div className="grid gap-6 max-md:mx-auto max-md:w-full max-md:max-w-[30rem]">
        <h1 className="type-display">{t('auth.login.title')}</h1>
        {loginNotice && <Notice tone="success">{t(`auth.login.notice.${loginNotice}`)}</Notice>}
        <LoginForm username={username ?? ''}>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
            <p className="grid gap-1 text-text-soft">
              {t('auth.login.noAccount')}
              <FrameLink
                href="/register"
                className="link inline-flex min-h-(--target) items-center text-text"
              >
                {t('auth.login.register')}
              </FrameLink>
            </p>
            {/* The document does not know whether this browser supports passkeys. The button has a place of its own, so nothing moves when it appears. */}
            <PasskeyLogin />
          </div>
        </LoginForm>
      </div>
      <img src={LOGIN_PICTURE} alt="" className={styles.picture} />
    </div>
  );
}
