import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { readModuleSettings } from '../server/src/module-settings.ts';
import { seedCatalogue } from '../server/src/modules/catalogue/catalogue.module.ts';
import { seedContent } from '../server/src/modules/content/content.module.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { newToken } from '../server/src/platform/secrets/tokens.ts';
import { loadRendering } from '../server/src/site/load-rendering.ts';
import { webFolders } from '../server/src/web-builds.ts';
import { aSubmission } from '../server/test/factories/questionnaires.ts';
import { pages } from '../server/test/lists/own-rows.ts';
import { pageBytes } from './page-bytes.ts';
import { type Statement, statementsOf } from './recorded-statement.ts';
import { newSession } from './session.ts';

/** The real application and, on the same pool, bare handlers that run the same statement. */
const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
const connectionString = postgres.connectionString();
await migrate({ connectionString });
const configuration = readConfiguration({
  ...process.env,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  PORT: '0',
  // Answers come from many networks, as the load says.
  TRUST_PROXY: '1',
});
const log = pino({ level: 'silent' });
const platform = await openPlatform({ configuration, connectionString, clock: systemClock, log });
await seedCatalogue(platform.database);
await seedContent(platform.database);
// As many as an operator will ever write: a page is found among them at once.
await platform.database.pool.query(pages('guides', 'true', 'generate_series(1, 10000) n'));
await platform.database.pool.query('analyze');
const web = webFolders();
const { server } = await buildApp({
  platform,
  settings: readModuleSettings({}),
  log,
  web,
  built: await loadRendering(web.current, configuration.publicUrl),
});
await platform.jobs.start();
const address = await server.listen({ port: 0, host: '127.0.0.1' });

const { token, accountId, credentials } = await newSession(platform);
await platform.database.kysely
  .insertInto('events')
  .values(Array.from({ length: 60 }, (_, n) => ({ account_id: accountId, type: 'bench', link: `/app/${n}` })))
  .execute();

const headers = { 'x-application-id': 'mc_esg', authorization: `Bearer ${token}` };
const list = { path: '/api/v1/account/events', method: 'GET' as const, headers };
const write = {
  path: '/api/v1/my/organisation/storage/bench',
  method: 'PUT' as const,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ value: JSON.stringify({ goals: [1, 2, 3], note: 'x'.repeat(200) }) }),
};
const page = { path: '/', method: 'GET' as const, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
const guide = { ...page, path: '/landing-pages/erneuerbare-energie' };
const asked = await (
  await fetch(`${address}/api/v1/questionnaires/esg-quick-check`, {
    headers: { 'x-application-id': 'mc_esg' },
  })
).json();
const submit = {
  path: '/api/v1/questionnaires/esg-quick-check',
  method: 'POST' as const,
  headers: {
    'x-application-id': 'mc_esg',
    'content-type': 'application/json',
    'x-forwarded-for': '10.0.0.1',
  },
  body: JSON.stringify({ ...aSubmission(asked), submissionId: '{id}' }),
};
const call = async ({ path, ...init }: typeof list | typeof write | typeof submit) => {
  const response = await fetch(address + path, init);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
};

/** The statements of an operation, once it is warm, to be run without anything around them. */
async function bareRun(work: () => Promise<void>): Promise<() => Promise<unknown[]>> {
  await work();
  const statements: Statement[] = (await statementsOf(platform.database.pool, work)).map(
    ({ text, values }) => ({ name: `bare_${text.length}`, text, values }),
  );
  if (statements.length === 0) throw new Error('Nothing was asked of the database.');
  return async () => {
    // On one connection, because the statements may make up a transaction.
    const client = await platform.database.pool.connect();
    try {
      const answers = [];
      for (const statement of statements) answers.push((await client.query(statement)).rows);
      return answers.find((rows) => rows.length > 0) ?? [];
    } finally {
      client.release();
    }
  };
}

/** The statements of a submission, each time as somebody else's: no row is met twice. */
async function bareSubmit(): Promise<() => Promise<void>> {
  const known = randomUUID();
  const one = { ...submit, body: submit.body.replace('{id}', known) };
  await call({ ...submit, body: submit.body.replace('{id}', randomUUID()) });
  const statements = await statementsOf(platform.database.pool, () => call(one));
  return async () => {
    const id = randomUUID();
    const key = newToken();
    const fresh = (value: unknown) => {
      if (value === known) return id;
      return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? key : value;
    };
    const client = await platform.database.pool.connect();
    try {
      for (const { text, values } of statements)
        await client.query({ name: `bare_submit_${text.length}`, text, values: values.map(fresh) });
    } finally {
      client.release();
    }
  };
}

const bare = fastify({ logger: false });
const runSubmit = await bareSubmit();
bare.post('/submit', async (_, reply) => {
  await runSubmit();
  return reply.code(201).send({ id: 'x'.repeat(43), removedQuestions: [] });
});
const runList = await bareRun(() => call(list));
const runWrite = await bareRun(() => call(write));
bare.get('/list', async () => ({ items: await runList() }));
bare.put('/write', async () => (await runWrite())[0]);
const sent = await pageBytes(address + page.path, page.headers);
bare.get('/page', (_, reply) => reply.headers(sent.headers).send(sent.body));
const sentGuide = await pageBytes(address + guide.path, guide.headers);
bare.get('/guide', (_, reply) => reply.headers(sentGuide.headers).send(sentGuide.body));
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

process.send?.({
  list: { real: { ...list, url: address + list.path }, bare: { method: 'GET', url: `${bareAddress}/list` } },
  write: {
    real: { ...write, url: address + write.path },
    bare: { method: 'PUT', url: `${bareAddress}/write`, headers: write.headers, body: write.body },
  },
  page: { real: { ...page, url: address + page.path }, bare: { ...page, url: `${bareAddress}/page` } },
  guide: { real: { ...guide, url: address + guide.path }, bare: { ...guide, url: `${bareAddress}/guide` } },
  submit: {
    real: { ...submit, url: address + submit.path, isEachNew: true },
    bare: {
      method: 'POST',
      url: `${bareAddress}/submit`,
      headers: { 'content-type': 'application/json' },
      body: submit.body,
      isEachNew: true,
    },
  },
  /** Each of them asked for once. */
  guides: { ...guide, url: `${address}/landing-pages/guides-` },
  login: {
    url: `${address}/api/v1/auth/login`,
    method: 'POST',
    headers: { 'x-application-id': 'mc_esg', 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  },
});

process.once('SIGTERM', async () => {
  await server.close();
  await bare.close();
  await platform.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
