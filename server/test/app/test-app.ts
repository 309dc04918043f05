import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type MetraContract } from '@metra/contract';
import { type Client, createClient } from '@metra/contract/core/client';
import { manifestOf } from '@metra/contract/core/manifest';
import type { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type ModuleSettings, readModuleSettings } from '../../src/module-settings.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import type { WebFolders } from '../../src/platform/http/static-web.ts';
import { type OpenPlatform, openPlatform } from '../../src/platform/open-platform.ts';
import type { BuiltWeb } from '../../src/site/load-rendering.ts';
import { type FakeClock, fakeClock, testMoment } from './fake-clock.ts';
import { patientDeadlineMs, patientLimits } from './patience.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  server: FastifyInstance;
  /** Work before the first request. */
  begin(): Promise<void>;
  platform: OpenPlatform;
  settings: ModuleSettings;
  clock: FakeClock;
  /** The address for tests that need a real connection. */
  address: string;
  /** The contract's client over HTTP. */
  client(token?: string | null, language?: Language): Client<MetraContract>;
  /** A plain HTTP call. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  clock?: FakeClock;
  /** Several servers can share a database. */
  database?: TestDatabase;
  /** True if jobs run and mails are sent. Otherwise both wait in the database, where a test can read them. */
  works?: boolean;
  /**
   * True for the program's time limits. Otherwise they are far longer, so that tests do not fail on a slow machine.
   */
  hurries?: boolean;
  /** Without it nothing is logged. */
  log?: Logger;
  /** Without it there are no pages, … */
  built?: BuiltWeb;
  /** … nor files of the web. */
  web?: WebFolders;
}

const manifest = manifestOf(contract);
const applicationHeader = { 'x-application-id': 'mc_esg' };

/** Starts the real application on its own port with its own database. Only the clock is fake. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? fakeClock(testMoment);
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'metra-app-'));
  const environment = {
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://metra.example',
    LOG_LEVEL: 'silent',
    // Each connection reads the tables' definitions again. With ten connections, the modules take 8 % more processor
    // time.
    DATABASE_POOL: '3',
    DATA_DIR: dataDir,
    ...options.environment,
  };
  const configuration = readConfiguration(environment);
  const settings = readModuleSettings(environment);
  const log = options.log ?? pino({ level: 'silent' });
  const { connectionString } = database;
  const platform = await openPlatform({
    configuration,
    connectionString,
    clock,
    log,
    works: options.works ?? false,
    ...(!options.hurries && { databaseLimits: patientLimits }),
  });
  const { server, begin } = await buildApp({
    platform,
    settings,
    log,
    web: options.web ?? { current: '/nowhere' },
    built: options.built,
    ...(!options.hurries && { deadlineMilliseconds: patientDeadlineMs }),
  });
  await platform.jobs.start();
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  /** Creating a client takes longer than many calls. */
  const clients = new Map<string, Client<MetraContract>>();
  return {
    server,
    begin,
    platform,
    settings,
    clock,
    address,
    client(token = null, language = 'de') {
      const key = `${language} ${token}`;
      const client =
        clients.get(key) ??
        createClient<MetraContract>(manifest, {
          baseUrl: address,
          token: () => token,
          language: () => language,
        });
      clients.set(key, client);
      return client;
    },
    fetch: (path, init = {}) =>
      fetch(address + path, { ...init, headers: { ...applicationHeader, ...init.headers } }),
    async close() {
      await server.close();
      await platform.close();
      if (!options.database) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
