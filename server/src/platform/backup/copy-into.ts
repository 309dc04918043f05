import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Writes rows into a table. An error of the database appears at the next write. */
export function copyInto(client: pg.Client, statement: string) {
  const copy = client.query(copyFrom(statement));
  const failed = Promise.withResolvers<never>();
  let failure: Error | undefined;
  copy.once('error', (error) => {
    failure = error;
    failed.reject(error);
  });
  failed.promise.catch(() => {});
  return {
    async write(chunk: Buffer): Promise<void> {
      if (failure) throw failure;
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), failed.promise]);
    },
    async finish(): Promise<number> {
      if (failure) throw failure;
      copy.end();
      await Promise.race([finished(copy), failed.promise]);
      return copy.rowCount;
    },
  };
}
