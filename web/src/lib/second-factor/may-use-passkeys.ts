/** Browsers that know passkeys, at a site with a name: none is made for a bare IP address. */
export const mayUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Somebody closed the browser's window, or took too long: no error of ours. */
export const wasPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
