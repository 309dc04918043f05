import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { ModuleSettings } from './module-settings.ts';
import { ensureFirstAdministrator } from './modules/accounts/accounts.module.ts';
import { seedCatalogue } from './modules/catalogue/catalogue.module.ts';
import { type DemoAccount, ensureDemo } from './modules/demo/demo.module.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { takeTurns } from './platform/database/take-turns.ts';
import { assertPortFree } from './platform/http/free-port.ts';
import type { Log } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';

export interface Program {
  address: string;
  /** To try it with, where the configuration asks for them. */
  demoAccounts: DemoAccount[];
  /** Finishes what is running, then lets go of everything. */
  close(): Promise<void>;
}

const webFolder = join(import.meta.dirname, '../../web/dist');

/** Database, migrations, content, server: in this order, and back in the other. */
export async function startProgram(
  configuration: Configuration,
  settings: ModuleSettings,
  log: Log,
): Promise<Program> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    while (opened.length > 0) await opened.pop()?.();
  };
  try {
    await assertPortFree(configuration.port, configuration.host);
    const connectionString = await connect(configuration, log, opened);
    const { server, demoAccounts } = await takeTurns(connectionString, async () => {
      await migrate({ connectionString });
      const platform = await openPlatform({ configuration, connectionString, clock: systemClock, log });
      opened.push(() => platform.close());
      await seedCatalogue(platform.database);
      const { server, drain } = await buildApp({ platform, settings, log, webFolder });
      opened.push(drain);
      await platform.jobs.start();
      await ensureFirstAdministrator(platform);
      return {
        server,
        demoAccounts: configuration.demo ? await ensureDemo({ ...platform, ...settings }, log) : [],
      };
    });
    await server.listen({ port: configuration.port, host: configuration.host, backlog: 1024 });
    return { address: addressOf(server, configuration), demoAccounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(
  configuration: Configuration,
  log: Log,
  opened: (() => Promise<void>)[],
): Promise<string> {
  if (configuration.database.url) return configuration.database.url;
  const postgres = await startEmbeddedPostgres({ dataDir: join(configuration.dataDir, 'postgres'), log });
  opened.push(() => postgres.stop());
  void postgres.exited.then((error) => {
    if (error) log.fatal({ reason: error.message }, 'the database is gone for good');
  });
  return postgres.connectionString();
}

function addressOf({ server }: FastifyInstance, { host, port }: Configuration): string {
  const bound = server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}
