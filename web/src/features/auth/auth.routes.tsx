import { createRoute, redirect } from '@tanstack/react-router';
import { hasFailed } from '../../lib/failed-entry.ts';
import type { Namespace } from '../../lib/i18n/translation-key.ts';
import { forgetMailSecret } from '../../lib/mail-secrets.ts';
import { paths } from '../../lib/paths.ts';
import { publicRoute, type RouterContext } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { pathAfterLogin } from './after-login.ts';
import { mailPages } from './mail-pages.ts';

const texts: readonly Namespace[] = ['auth', 'forms', 'api'];

interface RouteSearch {
  /** The page that was wanted before the login. */
  route?: string;
}

const routeSearch = (search: Record<string, unknown>): RouteSearch =>
  typeof search.route === 'string' ? { route: search.route } : {};

async function leaveWhenSignedIn({ context, search }: { context: RouterContext; search: RouteSearch }) {
  const account = await context.session.resolve().catch(() => null);
  if (account && !hasFailed(search.route))
    throw redirect({ href: pathAfterLogin(account, search.route), replace: true });
}

export const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  staticData: { title: 'auth.login.title' },
  validateSearch: routeSearch,
  beforeLoad: leaveWhenSignedIn,
  component: screen(texts, () => import('./login-screen.tsx'), 'LoginScreen'),
});

export const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/logout',
  staticData: { title: 'auth.logout.title' },
  component: screen(texts, () => import('./logout-screen.tsx'), 'LogoutScreen'),
});

interface RegisterSearch extends RouteSearch {
  promotionCode?: string;
  step?: number;
}

export const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register',
  staticData: { title: 'auth.register.title' },
  validateSearch: (search: Record<string, unknown>): RegisterSearch => ({
    ...routeSearch(search),
    // A code that looks like a number arrives as one.
    ...(['string', 'number'].includes(typeof search.promotionCode) && {
      promotionCode: String(search.promotionCode).slice(0, 50),
    }),
    ...(typeof search.step === 'number' && { step: search.step }),
  }),
  beforeLoad: leaveWhenSignedIn,
  component: screen(texts, () => import('./register/register-screen.tsx'), 'RegisterScreen'),
});

export const confirmAccountRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: mailPages.confirmAccount,
  staticData: { title: 'auth.confirm.title' },
  onLeave: () => forgetMailSecret(mailPages.confirmAccount),
  component: screen(texts, () => import('./confirm-account-screen.tsx'), 'ConfirmAccountScreen'),
});

export const passwordRecoveryRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: mailPages.passwordRecovery,
  staticData: { title: 'auth.recovery.title' },
  onLeave: () => forgetMailSecret(mailPages.passwordRecovery),
  component: screen(texts, () => import('./password-recovery-screen.tsx'), 'PasswordRecoveryScreen'),
});

export const resetCredentialsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: mailPages.resetCredentials,
  staticData: { title: 'auth.credentials.title' },
  onLeave: () => forgetMailSecret(mailPages.resetCredentials),
  component: screen(texts, () => import('./reset-credentials-screen.tsx'), 'ResetCredentialsScreen'),
});

export const confirmCredentialsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: mailPages.confirmCredentials,
  staticData: { title: 'auth.credentials.title' },
  onLeave: () => forgetMailSecret(mailPages.confirmCredentials),
  component: screen(texts, () => import('./confirm-credentials-screen.tsx'), 'ConfirmCredentialsScreen'),
});

export const joinRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: mailPages.join,
  staticData: { title: 'auth.join.title' },
  onLeave: () => forgetMailSecret(mailPages.join),
  component: screen(texts, () => import('./join-screen.tsx'), 'JoinScreen'),
});

/** For someone who came with a one-time password: nothing else is open to them before. */
export const newPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/new-password',
  staticData: { title: 'auth.newPassword.title' },
  validateSearch: routeSearch,
  async beforeLoad({ context, search }) {
    const account = await context.session.resolve();
    if (!account) throw redirect({ to: paths.login, search, replace: true });
    if (!account.mustChangePassword)
      throw redirect({ href: pathAfterLogin(account, search.route), replace: true });
  },
  component: screen(texts, () => import('./new-password-screen.tsx'), 'NewPasswordScreen'),
});
