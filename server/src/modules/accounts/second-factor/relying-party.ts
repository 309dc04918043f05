import { isIP } from 'node:net';

/** Who a passkey is for: browsers bind it to the name of the site. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  /** Browsers make no passkeys for an address without a name. */
  readonly hasName: boolean;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, hasName: isIP(hostname.replace(/^\[|\]$/g, '')) === 0 };
}
