/**
 * Places the trunk of the route tree leads to although features add them. They are plain strings on purpose:
 * the trunk's types must not depend on the tree that grows from it.
 */
export const places: Readonly<
  Record<'home' | 'login' | 'newPassword' | 'dashboard' | 'subscription' | 'account' | 'admin', string>
> = {
  home: '/',
  login: '/login',
  newPassword: '/new-password',
  dashboard: '/app/dashboard',
  subscription: '/app/profile/abo',
  account: '/app/profile/account',
  admin: '/admin',
};
