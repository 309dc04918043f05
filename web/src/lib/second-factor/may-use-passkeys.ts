/** Browsers create passkeys for host names only, not for a bare IP address. */
export const mayUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** The person closed the browser's dialog or took too long, which is no error. */
export const wasPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
