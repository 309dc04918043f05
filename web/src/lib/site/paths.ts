/**
 * Paths that lib and app redirect to although features define their routes. Typed as plain strings on purpose: the
 * types of the base routes must not depend on the route tree that is built from them.
 */
export const paths: Readonly<
  Record<
    'home' | 'login' | 'newPassword' | 'secondFactor' | 'dashboard' | 'subscription' | 'account' | 'admin',
    string
  >
> = {
  home: '/',
  login: '/login',
  newPassword: '/new-password',
  secondFactor: '/second-factor',
  dashboard: '/app/dashboard',
  subscription: '/app/profile/abo',
  account: '/app/profile/account',
  admin: '/admin',
};
