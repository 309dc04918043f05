import { createRoute, redirect } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { hasFailed } from '../../lib/guards/failed-entry.ts';
import { entranceRoute, type RouterContext } from '../../lib/guards/routes.ts';
import { forgetMailSecret } from '../../lib/session/mail-secrets.ts';
import { paths } from '../../lib/site/paths.ts';
import { pathAfterLogin } from './after-login.ts';
import { mailPages } from './mail-pages.ts';

const auth = { area: 'auth', texts: ['auth', 'forms', 'api'] } as const;

interface RouteSearch {
  /** The person requested this page before the login. */
  route?: string;
}

const routeSearch = (search: Record<string, unknown>): RouteSearch =>
  typeof search.route === 'string' ? { route: search.route } : {};

async function leaveWhenSignedIn({ context, search }: { context: RouterContext; search: RouteSearch }) {
  const account = await context.session.confirm().catch(() => null);
  if (account && !hasFailed(search.route))
    throw redirect({ href: pathAfterLogin(account, search.route), replace: true });
}

export const loginRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/login',
  validateSearch: routeSearch,
  beforeLoad: leaveWhenSignedIn,
  ...appScreen({
    ...auth,
    title: 'auth.login.title',
    load: () => import('./login-screen.tsx'),
    name: 'LoginScreen',
  }),
});

export const logoutRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/logout',
  ...appScreen({
    ...auth,
    title: 'auth.logout.title',
    load: () => import('./logout-screen.tsx'),
    name: 'LogoutScreen',
  }),
});

interface RegisterSearch extends RouteSearch {
  promotionCode?: string;
  step?: number;
}

export const registerRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/register',
  validateSearch: (search: Record<string, unknown>): RegisterSearch => ({
    ...routeSearch(search),
    ...(['string', 'number'].includes(typeof search.promotionCode) && {
      promotionCode: String(search.promotionCode).slice(0, 50),
    }),
    ...(typeof search.step === 'number' && { step: search.step }),
  }),
  beforeLoad: leaveWhenSignedIn,
  ...appScreen({
    ...auth,
    title: 'auth.register.title',
    load: () => import('./register/register-screen.tsx'),
    name: 'RegisterScreen',
  }),
});

export const confirmAccountRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.confirmAccount,
  onLeave: () => forgetMailSecret(mailPages.confirmAccount),
  ...appScreen({
    ...auth,
    title: 'auth.confirm.title',
    load: () => import('./confirm-account-screen.tsx'),
    name: 'ConfirmAccountScreen',
  }),
});

export const passwordRecoveryRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.passwordRecovery,
  onLeave: () => forgetMailSecret(mailPages.passwordRecovery),
  ...appScreen({
    ...auth,
    title: 'auth.recovery.title',
    load: () => import('./password-recovery-screen.tsx'),
    name: 'PasswordRecoveryScreen',
  }),
});

export const resetCredentialsRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.resetCredentials,
  onLeave: () => forgetMailSecret(mailPages.resetCredentials),
  ...appScreen({
    ...auth,
    title: 'auth.credentials.title',
    load: () => import('./reset-credentials-screen.tsx'),
    name: 'ResetCredentialsScreen',
  }),
});

export const confirmCredentialsRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.confirmCredentials,
  onLeave: () => forgetMailSecret(mailPages.confirmCredentials),
  ...appScreen({
    ...auth,
    title: 'auth.credentials.title',
    load: () => import('./confirm-credentials-screen.tsx'),
    name: 'ConfirmCredentialsScreen',
  }),
});

export const emailChangeRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.emailChange,
  onLeave: () => forgetMailSecret(mailPages.emailChange),
  ...appScreen({
    ...auth,
    title: 'auth.emailChange.title',
    load: () => import('./email-change-screens.tsx'),
    name: 'EmailChangeScreen',
  }),
});

export const objectToEmailChangeRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.objectToEmailChange,
  onLeave: () => forgetMailSecret(mailPages.objectToEmailChange),
  ...appScreen({
    ...auth,
    title: 'auth.emailChange.title',
    load: () => import('./email-change-screens.tsx'),
    name: 'ObjectToEmailChangeScreen',
  }),
});

export const stopDigestRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.stopDigest,
  onLeave: () => forgetMailSecret(mailPages.stopDigest),
  ...appScreen({
    ...auth,
    title: 'auth.digest.title',
    load: () => import('./stop-digest-screen.tsx'),
    name: 'StopDigestScreen',
  }),
});

export const joinRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: mailPages.join,
  onLeave: () => forgetMailSecret(mailPages.join),
  ...appScreen({
    ...auth,
    title: 'auth.join.title',
    load: () => import('./join-screen.tsx'),
    name: 'JoinScreen',
  }),
});

/** Editors and administrators who must set up a second factor can open no other page before. */
export const setUpSecondFactorRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/second-factor',
  validateSearch: routeSearch,
  async beforeLoad({ context, search }) {
    const account = await context.session.confirm();
    if (!account) throw redirect({ to: paths.login, search, replace: true });
    if (account.secondFactor !== 'MISSING')
      throw redirect({ href: pathAfterLogin(account, search.route), replace: true });
  },
  ...appScreen({
    area: 'auth',
    texts: ['auth', 'forms', 'api', 'second-factor'],
    title: 'second-factor.title',
    load: () => import('./set-up-second-factor-screen.tsx'),
    name: 'SetUpSecondFactorScreen',
  }),
});

/** A person with a one-time password can open no other page before replacing it. */
export const newPasswordRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/new-password',
  validateSearch: routeSearch,
  async beforeLoad({ context, search }) {
    const account = await context.session.confirm();
    if (!account) throw redirect({ to: paths.login, search, replace: true });
    if (!account.mustChangePassword)
      throw redirect({ href: pathAfterLogin(account, search.route), replace: true });
  },
  ...appScreen({
    ...auth,
    title: 'auth.newPassword.title',
    load: () => import('./new-password-screen.tsx'),
    name: 'NewPasswordScreen',
  }),
});
