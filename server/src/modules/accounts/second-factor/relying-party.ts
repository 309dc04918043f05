import { isIP } from 'node:net';

/** Browsers bind a passkey to the name of the site. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  /** Browsers create no passkeys for an IP address. */
  readonly hasName: boolean;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, hasName: isIP(hostname.replace(/^\[|\]$/g, '')) === 0 };
}
