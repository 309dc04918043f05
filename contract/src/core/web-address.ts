/** Returns a web address, also for "www.firma.de", or null for an address that a browser should not open. */
export function webAddressOf(typed: string): string | null {
  const text = typed.trim();
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isPlain = address !== null && address.username === '' && address.password === '';
  const isWeb = isPlain && /^https?:$/.test(address.protocol) && address.hostname.includes('.');
  return isWeb && address.href.length <= 2000 ? address.href : null;
}
