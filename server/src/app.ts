import { randomUUID } from 'node:crypto';
import { contract } from '@metra/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import type { ModuleSettings } from './module-settings.ts';
import { installPictures } from './modules/catalogue/catalogue.module.ts';
import { installDownloads, installImages } from './modules/resources/resources.module.ts';
import { wireModules } from './modules.ts';
import { createAdmission } from './platform/http/admission.ts';
import { bindContract } from './platform/http/bind.ts';
import { installCompression } from './platform/http/compression.ts';
import { deadlineMilliseconds } from './platform/http/deadline.ts';
import { installDocumentation } from './platform/http/documentation.ts';
import { installDrain } from './platform/http/drain.ts';
import { answerError } from './platform/http/error-handler.ts';
import { installHealth } from './platform/http/health.ts';
import { httpServer } from './platform/http/http-server.ts';
import { installJsonBodies } from './platform/http/json-body.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { refuseBrokenRequest } from './platform/http/odd-requests.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { createProtection, installSecurityHeaders } from './platform/http/security-headers.ts';
import { installWeb, type WebFolders } from './platform/http/static-web.ts';
import type { Log } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';
import { installSite } from './site/install-site.ts';
import type { BuiltWeb } from './site/load-rendering.ts';

const megabyte = 1024 * 1024;
const limits = {
  bodyBytes: megabyte,
  /** More simultaneous requests only make everyone slower (measured with 2 cores and 10 connections). */
  admission: { inFlight: 100, waiting: 2_000, waitMilliseconds: 500 },
  http: {
    headerBytes: 16 * 1024,
    headersMilliseconds: 10_000,
    /** Twenty megabytes over a slow line take minutes. */
    requestMilliseconds: 300_000,
    keepAliveMilliseconds: 65_000,
    silentMilliseconds: 120_000,
    lookMilliseconds: 2_000,
    connections: 5_000,
  },
} as const;

export interface AppOptions {
  platform: Platform;
  settings: ModuleSettings;
  log: Log;
  web: WebFolders;
  /** Renders the documents of the web; without it none are served. */
  built?: BuiltWeb | undefined;
  /** Tests set a longer deadline, so that they do not fail on a slow machine. */
  deadlineMilliseconds?: number;
}

export interface App {
  server: FastifyInstance;
  /** Work before the first request. */
  begin(): Promise<void>;
  /** Renders some public pages, so that visitors do not wait while their code is compiled. */
  preparePages(): Promise<void>;
  /** Waits for running requests before it ends. */
  drain(): Promise<void>;
}

/** The whole application on one port, for the program, the tests and the benchmarks. */
export async function buildApp({
  platform,
  settings,
  log,
  web,
  built,
  ...options
}: AppOptions): Promise<App> {
  const { configuration, database } = platform;
  const logger: FastifyBaseLogger = log;
  const admission = createAdmission(limits.admission);
  const http = httpServer(limits.http);
  const deadline = options.deadlineMilliseconds ?? deadlineMilliseconds;
  const protect = createProtection(configuration.publicUrl, built?.rendering.inlineScripts ?? []);
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: configuration.trustProxy,
    bodyLimit: limits.bodyBytes,
    serverFactory: (serve) => http.create(admission.guard(serve)),
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    // The router cannot read this address, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      answerError(error, request, reply);
    },
  });
  app.setErrorHandler(answerError);

  installSecurityHeaders(app, protect);
  const drain = installDrain(app);
  installRequestLog(app, log);
  installCompression(app);
  admission.install(app);
  installJsonBodies(app);

  installHealth(app, () => database.ping());
  installDocumentation(app, packageJson.version);
  const { handlers, identity, begin, listedPages } = wireModules(platform, settings);
  bindContract(app, contract, handlers, identity, {
    temporaryFolder: platform.temporaryFolder,
    waited: admission.waited,
    leavePlace: admission.leavePlace,
    deadlineMilliseconds: deadline,
  });
  installPictures(app);
  installDownloads(app, platform);
  installImages(app, platform);
  const { cachedBytes, preparePages } = installSite(app, built, {
    signals: platform.signals,
    clock: platform.clock,
    publicUrl: configuration.publicUrl,
    listedPages,
    deadlineMilliseconds: deadline,
  });
  installMetrics(app, configuration.metricsToken, {
    connections: http.connections,
    requests_in_flight: admission.inFlight,
    requests_waiting: admission.waiting,
    database_connections: () => database.pool.totalCount,
    database_waiting: database.waiting,
    kept_page_bytes: cachedBytes,
    cached_answer_bytes: platform.answers.bytes,
  });
  await installWeb(app, web);
  return { server: app, begin: () => begin(log), preparePages, drain };
}
