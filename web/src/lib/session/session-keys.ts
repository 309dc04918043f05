/** Name of the stored token (specification section 4). */
export const TOKEN_KEY = 'authentication_token';

/** While an administrator acts for someone else, their own token waits here. */
export const WAITING_TOKEN_KEY = 'waiting_authentication_token';

/** The page that was left for it, to come back to. */
export const WAITING_PAGE_KEY = 'waiting_page';
