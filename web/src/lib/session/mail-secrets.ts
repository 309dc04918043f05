export interface MailSecret {
  token: string;
  /** It is undefined when the link does not name the address. */
  username: string | undefined;
}

const TOKEN_NAMES = ['token', 'confirmation_token'] as const;
const secrets = new Map<string, MailSecret>();

/**
 * The secret is removed from the address, so that no history, bookmark or referrer contains it, and stays in
 * memory for its page. The result is the remaining query, or undefined when there was no secret. The query is
 * read as text, because a token that looks like a number must not change.
 */
export function takeMailSecret(pathname: string, searchText: string): Record<string, string> | undefined {
  const search = new URLSearchParams(searchText);
  const name = TOKEN_NAMES.find((candidate) => search.has(candidate));
  if (!name) return undefined;
  const token = search.get(name) ?? '';
  secrets.set(pageOf(pathname), { token, username: search.get('username') ?? undefined });
  search.delete(name);
  search.delete('username');
  return Object.fromEntries(search);
}

export const mailSecretFor = (pathname: string): MailSecret | undefined => secrets.get(pageOf(pathname));

/** It is called when the secret was used and when its page is left. */
export function forgetMailSecret(pathname: string): void {
  secrets.delete(pageOf(pathname));
}

const pageOf = (pathname: string) => pathname.replace(/\/+$/, '');
