import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { readModuleSettings } from '../../server/src/module-settings.ts';
import type { OpenPlatform } from '../../server/src/platform/open-platform.ts';
import { loadRendering } from '../../server/src/site/load-rendering.ts';
import { webFolders } from '../../server/src/web-builds.ts';
import { aSubmission } from '../../server/test/factories/questionnaires.ts';
import { pages } from '../../server/test/lists/own-rows.ts';
import { openOwnDatabase, silentLog } from '../lib/application.ts';
import type { Place } from '../lib/bench.ts';
import { answerCpuQuestions } from '../lib/cpu-time.ts';
import { receiveTask } from '../lib/forked-process.ts';
import { type AtEnd, runToEnd } from '../lib/run-to-end.ts';
import { seed } from '../lib/seeding.ts';
import { bareRunInTurn, bareSubmit } from './bare-statements.ts';
import type { Target } from './load.ts';
import { pageBytes } from './page-bytes.ts';
import { newSession } from './session.ts';

/**
 * The list and the write are called by members of this many organisations. A single one would only get half of the
 * connections, and its writes would wait for each other, because they change the same row.
 */
const members = 20;

/** An operation and the bare handler that does the same. */
interface Pair {
  real: Target;
  bare: Target;
}

export interface Targets {
  list: Pair;
  write: Pair;
  page: Pair;
  guide: Pair;
  submit: Pair;
  /** Each of them is requested once. */
  guides: Target;
  login: Target;
}

/** Serves the real application and, on the same pool, bare handlers that run the same statements. */
runToEnd(async (atEnd) => {
  const { platform } = await openOwnDatabase(
    await receiveTask<Place>(),
    'bench_calls',
    atEnd,
    // The load states a different network for each client.
    { works: true, givesUpEarly: true, environment: { TRUST_PROXY: '1' }, seed: seedPages },
  );
  const address = await serveApplication(platform, atEnd);
  const targets = await targetsOf(platform, address, atEnd);
  answerCpuQuestions();
  process.send?.(targets);
  return undefined;
});

/** An operator will not write more pages than this. A page must still be found at once. */
const seedPages = (adminConnectionString: string) =>
  seed(adminConnectionString, '10,000 pages', async ({ run }) => {
    await run('pages', pages('guides', 'true', 'generate_series(1, 10000) n'));
    await run('statistics of the tables', 'analyze');
  });

async function serveApplication(platform: OpenPlatform, atEnd: AtEnd): Promise<string> {
  const web = webFolders();
  const { server, preparePages } = await buildApp({
    platform,
    settings: readModuleSettings({}),
    log: silentLog,
    web,
    built: await loadRendering(web.current, platform.configuration.publicUrl),
  });
  atEnd(() => server.close());
  await platform.jobs.start();
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  // Earlier programs did not prepare pages.
  await preparePages?.();
  return address;
}

async function targetsOf(platform: OpenPlatform, address: string, atEnd: AtEnd): Promise<Targets> {
  const { pool, kysely } = platform.database;
  const people = await Promise.all(Array.from({ length: members }, () => newSession(platform)));
  // An account has at most 200 sessions: signing in again and again with the account of a list would end the list's session.
  const { credentials } = await newSession(platform);
  for (const { accountId } of people)
    await kysely
      .insertInto('events')
      .values(
        Array.from({ length: 60 }, (_, n) => ({ account_id: accountId, type: 'bench', link: `/app/${n}` })),
      )
      .execute();

  const application = { 'x-application-id': 'mc_esg' };
  const json = { 'content-type': 'application/json' };
  const tokens = people.map(({ token }) => token);
  const inBrowser = { method: 'GET', headers: { accept: 'text/html', 'accept-encoding': 'br' } } as const;
  const questionnaire = `${address}/api/v1/questionnaires/esg-quick-check`;
  const asked = await (await fetch(questionnaire, { headers: application })).json();
  const real = {
    list: { url: `${address}/api/v1/account/events`, method: 'GET', headers: application, tokens },
    write: {
      url: `${address}/api/v1/my/organisation/storage/bench`,
      method: 'PUT',
      headers: { ...application, ...json },
      tokens,
      body: JSON.stringify({ value: JSON.stringify({ goals: [1, 2, 3], note: 'x'.repeat(200) }) }),
    },
    page: { url: `${address}/`, ...inBrowser },
    guide: { url: `${address}/landing-pages/erneuerbare-energie`, ...inBrowser },
    submit: {
      url: questionnaire,
      method: 'POST',
      headers: { ...application, ...json, 'x-forwarded-for': '10.0.0.1' },
      body: JSON.stringify({ ...aSubmission(asked), submissionId: '{id}' }),
      isEachNew: true,
    },
  } as const satisfies Record<string, Target>;

  const bare: FastifyInstance = fastify({ logger: false });
  atEnd(() => bare.close());
  const submitAs = (id: string) => call({ ...real.submit, body: real.submit.body.replace('{id}', id) });
  const runSubmit = await bareSubmit(pool, submitAs);
  bare.post('/submit', async (_, reply) => {
    await runSubmit();
    return reply.code(201).send({ id: 'x'.repeat(43), removedQuestions: [] });
  });
  const runList = await bareRunInTurn(pool, tokens, (token) => call(real.list, token));
  const runWrite = await bareRunInTurn(pool, tokens, (token) => call(real.write, token));
  bare.get('/list', async () => ({ items: await runList() }));
  bare.put('/write', async () => (await runWrite())[0]);
  for (const name of ['page', 'guide'] as const) {
    const sent = await pageBytes(real[name].url, real[name].headers);
    bare.get(`/${name}`, (_, reply) => reply.headers(sent.headers).send(sent.body));
  }
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

  return {
    list: { real: real.list, bare: { url: `${bareAddress}/list`, method: 'GET' } },
    write: { real: real.write, bare: { ...real.write, headers: json, url: `${bareAddress}/write` } },
    page: { real: real.page, bare: { ...real.page, url: `${bareAddress}/page` } },
    guide: { real: real.guide, bare: { ...real.guide, url: `${bareAddress}/guide` } },
    submit: { real: real.submit, bare: { ...real.submit, url: `${bareAddress}/submit`, headers: json } },
    guides: { url: `${address}/landing-pages/guides-`, ...inBrowser },
    login: {
      url: `${address}/api/v1/auth/login`,
      method: 'POST',
      headers: { ...application, ...json },
      body: JSON.stringify(credentials),
    },
  };
}

async function call({ url, method, headers = {}, body }: Target, token?: string): Promise<void> {
  const signedIn = token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` };
  const response = await fetch(url, { method, headers: signedIn, ...(body && { body }) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
}
