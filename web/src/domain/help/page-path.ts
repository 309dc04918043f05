const LONGEST = 300;

/** The query is left out, because it may contain personal data. */
export const pagePath = (pathname: string): string => pathname.replace(/[^\w.~%/-]/g, '').slice(0, LONGEST);
