import { BlockList, isIP } from 'node:net';

/**
 * Decides whether the sender of a request, or of an entry of `x-forwarded-for`, is a trusted proxy. The nearest one
 * has hop 0.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** This is more than any chain of proxies needs. */
const mostHops = 10;
const none = ['0', 'false', 'off'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads the trusted proxies: their number or their addresses. Each proxy appends the address of its caller, so only
 * entries of trusted proxies are reliable; a client can invent the earlier ones.
 */
export function readTrustedProxies(text: string): TrustProxy | false | undefined {
  const value = text.trim();
  if (none.includes(value)) return false;
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? (_, hop) => hop < Number(value) : undefined;
  const proxies = new BlockList();
  for (const entry of value.split(',')) if (!addTo(proxies, entry.trim())) return undefined;
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

/** Accepts an address or a network such as `10.0.0.0/8`. A network without a size would include everyone. */
function addTo(proxies: BlockList, entry: string): boolean {
  const [address = '', size, ...more] = entry.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  const family = familyOf(address);
  if (size === undefined) {
    proxies.addAddress(address, family);
    return true;
  }
  const bits = /^[1-9]\d*$/.test(size) ? Number(size) : 0;
  if (bits === 0 || bits > (family === 'ipv6' ? 128 : 32)) return false;
  proxies.addSubnet(address, bits, family);
  return true;
}
