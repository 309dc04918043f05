const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * A name for a login that tells nothing about its token (64 of its 256 bits, FNV-1a): what is kept under it belongs to
 * this very login and no other. Computed at once, unlike the browser's own digests, and also where those are not given.
 */
export function loginName(token: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(token))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
