export const TOKEN_KEY = 'authentication_token';

/** During an impersonation this key holds the administrator's own token. */
export const WAITING_TOKEN_KEY = 'waiting_authentication_token';

/** After an impersonation the administrator returns to this page. */
export const WAITING_PAGE_KEY = 'waiting_page';
