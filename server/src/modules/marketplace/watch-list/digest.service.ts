import type { Body, Response } from '@metra/contract/core/operation';
import type { watchList } from '@metra/contract/operations/watch-list';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadServerSecret } from '../../../platform/secrets/server-secret.ts';
import { digestStore } from './digest.store.ts';
import { accountOfToken } from './digest-token.ts';

export const digestSecret = ({ database }: Pick<Platform, 'database'>): Promise<Buffer> =>
  loadServerSecret(database.kysely, 'watch-list-digest');

/** The setting for a daily mail about the watch list. */
export function digestService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const choose = (accountId: number, isWanted: boolean) =>
    database.transaction((tx) => digestStore(tx, accountId).choose(isWanted, clock.now()));

  return {
    read: async ({ actor }: Call): Promise<Response<typeof watchList.digest>> => ({
      enabled: await digestStore(database.kysely, actor.accountId).isWanted(),
    }),

    async update(
      { actor }: Call,
      { enabled }: Body<typeof watchList.updateDigest>,
    ): Promise<Response<typeof watchList.updateDigest>> {
      await choose(actor.accountId, enabled);
      return { enabled };
    },

    async stop(_: PublicCall, { token }: Body<typeof watchList.stopDigest>): Promise<void> {
      const accountId = accountOfToken(await digestSecret({ database }), token);
      if (accountId === undefined) throw new DomainError('auth.token_invalid');
      await choose(accountId, false);
    },
  };
}
