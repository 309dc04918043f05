/**
 * `lib` and `app` redirect to these paths, although features define their routes. They are plain strings,
 * because the types of the base routes must not depend on the route tree that is built from them.
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
