const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * The name identifies the login without revealing its token (64 of its 256 bits, FNV-1a). Unlike the browser's
 * digests, it is synchronous and exists without HTTPS.
 */
export function loginName(token: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(token))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
