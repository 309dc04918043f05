const LONGEST = 300;

/** The page as it is sent along: its path as the contract takes it, and nothing of its query. */
export const pagePath = (pathname: string): string => pathname.replace(/[^\w.~%/-]/g, '').slice(0, LONGEST);
