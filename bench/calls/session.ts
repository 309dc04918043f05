import type { OpenPlatform } from '../../server/src/platform/open-platform.ts';
import { aMember, password, signedIn } from '../../server/test/factories/accounts.ts';

/** Returns a new session to call with. */
export const newSession = async (platform: OpenPlatform) => {
  const account = await aMember(platform);
  const { token } = await signedIn({ platform, client: () => ({}) as never }, account);
  return { token, accountId: account.id, credentials: { username: account.email, password } };
};
