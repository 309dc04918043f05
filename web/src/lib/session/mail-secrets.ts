/** What the link in a mail carries besides the page. */
export interface MailSecret {
  token: string;
  /** The address the mail went to, where the link says so. */
  username: string | undefined;
}

const TOKEN_NAMES = ['token', 'confirmation_token'] as const;
const kept = new Map<string, MailSecret>();

/**
 * Takes the secret out of an address, so that it stays in no history, no bookmark and no referrer: it is kept in
 * memory for the page it was meant for. Returns what remains of the query, undefined when there was no secret.
 * The text of the query is read, because a token that looks like a number must stay as it is.
 */
export function takeMailSecret(pathname: string, searchText: string): Record<string, string> | undefined {
  const search = new URLSearchParams(searchText);
  const name = TOKEN_NAMES.find((candidate) => search.has(candidate));
  if (!name) return undefined;
  const token = search.get(name) ?? '';
  kept.set(pageOf(pathname), { token, username: search.get('username') ?? undefined });
  search.delete(name);
  search.delete('username');
  return Object.fromEntries(search);
}

/** The secret somebody came to this page with. */
export const mailSecretFor = (pathname: string): MailSecret | undefined => kept.get(pageOf(pathname));

/** After a secret was used, or when its page is left. */
export function forgetMailSecret(pathname: string): void {
  kept.delete(pageOf(pathname));
}

const pageOf = (pathname: string) => pathname.replace(/\/+$/, '');
