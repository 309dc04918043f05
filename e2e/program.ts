import { createDatabase } from '../server/test/app/cluster.ts';
import { freePort } from '../server/test/app/ports.ts';
import { runProgram, temporaryFolder } from '../server/test/program/run-program.ts';

/** The real program on its own port and database, as a visitor sees it. */
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
  // Browsers create no passkeys for an IP address, so the site has a name.
  const address = `http://localhost:${port}`;
  const program = await runProgram({
    PORT: port,
    // Links in mails use this address, so it must be known before the start.
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

/** The cluster uses a socket in the options, but the setting requires an address with a host. */
const withHost = (connectionString: string) => connectionString.replace('@/', '@localhost/');
