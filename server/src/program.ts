import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { ModuleSettings } from './module-settings.ts';
import { ensureFirstAdministrator } from './modules/accounts/accounts.module.ts';
import { seedCatalogue } from './modules/catalogue/catalogue.module.ts';
import { seedContent } from './modules/content/content.module.ts';
import type { DemoAccount } from './modules/demo/demo.module.ts';
import { seedStandards } from './modules/standards/standards.module.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import type { DatabaseLimits } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { type ReachedDatabase, reachDatabase } from './platform/database/reach-database.ts';
import { withStartupLock } from './platform/database/startup-lock.ts';
import type { WebFolders } from './platform/http/static-web.ts';
import type { Log } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { loadRendering } from './site/load-rendering.ts';
import { webFolders } from './web-builds.ts';

export interface Program {
  address: string;
  /** The accounts of the demo, if the configuration enables it. */
  demoAccounts: DemoAccount[];
  /** Finishes running work, then closes all resources. */
  close(): Promise<void>;
}

/** Parts that may have been started or decided before the program was loaded. */
export interface Beginnings {
  database?: Promise<ReachedDatabase>;
  web?: WebFolders;
  databaseLimits?: DatabaseLimits;
}

/** Starts the database, the migrations, the content and the server in this order, and closes them in reverse. */
export async function startProgram(
  configuration: Configuration,
  settings: ModuleSettings,
  log: Log,
  { database = reachDatabase(configuration, log), web = webFolders(), databaseLimits }: Beginnings = {},
): Promise<Program> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    while (opened.length > 0) await opened.pop()?.();
  };
  // The rendering loads while the database starts, and is awaited below.
  const rendering = loadRendering(web.current, configuration.publicUrl);
  rendering.catch(() => {});
  try {
    const { connectionString, pooler, leave } = await database;
    opened.push(leave);
    const { server, preparePages, demoAccounts } = await withStartupLock(connectionString, async () => {
      await migrate({ connectionString });
      const clock = systemClock;
      const platform = await openPlatform({
        configuration,
        connectionString,
        pooler,
        clock,
        log,
        ...(databaseLimits && { databaseLimits }),
      });
      opened.push(() => platform.close());
      await seedCatalogue(platform.database);
      await seedContent(platform.database);
      await seedStandards(platform.database);
      const { server, begin, preparePages, drain } = await buildApp({
        platform,
        settings,
        log,
        web,
        built: await rendering,
      });
      opened.push(drain);
      await platform.jobs.start();
      await begin();
      await ensureFirstAdministrator(platform);
      return {
        server,
        preparePages,
        demoAccounts: configuration.demo ? await demoAccountsOn({ ...platform, ...settings }, log) : [],
      };
    });
    await server.listen({ port: configuration.port, host: configuration.host, backlog: 1024 });
    // A visitor gets the same error and is told the reason.
    preparePages().catch(() => undefined);
    return { address: addressOf(server, configuration), demoAccounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The module is loaded on demand, because most servers need no demo accounts. */
async function demoAccountsOn(platform: Platform & ModuleSettings, log: Log): Promise<DemoAccount[]> {
  const { ensureDemo } = await import('./modules/demo/demo.module.ts');
  return ensureDemo(platform, log);
}

function addressOf({ server }: FastifyInstance, { host, port }: Configuration): string {
  const bound = server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}
