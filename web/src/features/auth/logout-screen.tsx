import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Spinner } from '../../design-system/feedback/spinner.tsx';
import { api } from '../../lib/api/api.ts';
import { log } from '../../lib/errors/log.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { session } from '../../lib/session/current-session.ts';
import { paths } from '../../lib/site/paths.ts';

let leaving: Promise<boolean> | undefined;

/** Ends the session. Returns false after the end of an impersonation, because the administrator stays signed in. */
async function leave(): Promise<boolean> {
  try {
    if (session.token() !== null) await api.auth.logout();
  } catch (error) {
    // The browser forgets the token in any case, so nobody can use it any more.
    log.info('The server could not be told about the logout.', error);
  }
  session.end(false);
  return session.token() === null;
}

/**
 * Opening this page signs the person out. An effect does it, because a preload by the router must not sign anybody out.
 */
export function LogoutScreen() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  useEffect(() => {
    leaving ??= leave().finally(() => {
      leaving = undefined;
    });
    leaving.then(async (isOut) => {
      if (isOut) await navigate({ to: paths.home, replace: true });
    });
  }, [navigate]);
  return (
    <p role="status" className="wrap grid justify-items-center pt-5 pb-8 sm:py-12 lg:py-20">
      <span className="flex items-center gap-3">
        <Spinner size={24} />
        {t('auth.logout.running')}
      </span>
    </p>
  );
}
