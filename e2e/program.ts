import { createDatabase } from '../server/test/app/cluster.ts';
import { freePort } from '../server/test/app/ports.ts';
import { runProgram, temporaryFolder } from '../server/test/program/run-program.ts';

/** The real program on a port and a database of its own, as a visitor meets it. */
export interface ServedProgram {
  address: string;
  connectionString: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function serveProgram(settings: Record<string, string>): Promise<ServedProgram> {
  const cluster = process.env.METRA_TEST_CLUSTER;
  if (!cluster) throw new Error('The database cluster of the run has not been started.');
  const database = await createDatabase({ connectionString: cluster });
  const data = temporaryFolder();
  const port = String(await freePort());
  // A site with a name: browsers make no passkeys for a number.
  const address = `http://localhost:${port}`;
  const program = await runProgram({
    PORT: port,
    // Links in mails lead here, so it has to be known before the start.
    PUBLIC_URL: address,
    DATABASE_URL: withHost(database.connectionString),
    DATA_DIR: data.path,
    ...settings,
  });
  return {
    address,
    connectionString: database.connectionString,
    dataDir: data.path,
    async stop() {
      await program.stop();
      await database.drop();
      data.remove();
    },
  };
}

/** The cluster listens on a socket named in the options; the setting wants an address with a host all the same. */
const withHost = (connectionString: string) => connectionString.replace('@/', '@localhost/');
