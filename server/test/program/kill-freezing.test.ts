import { contract, type MetraContract } from '@metra/contract';
import { type Client, createClient } from '@metra/contract/core/client';
import { manifestOf } from '@metra/contract/core/manifest';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { fakeClock } from '../app/fake-clock.ts';
import { patience } from '../app/patience.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import { aFrozenReport, sha256 } from '../factories/frozen-reports.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../factories/kpis.ts';
import { anUpload } from '../factories/resources.ts';
import { runProgram, temporaryFolder } from './run-program.ts';

const folder = temporaryFolder();
let database: TestDatabase;
/** This server enters and reads data, and never runs jobs. */
let app: TestApp;
const serve = (works: boolean) =>
  createTestApp({ database, clock: fakeClock(new Date()), works, environment: { DATA_DIR: folder.path } });
beforeAll(async () => {
  database = await createTestDatabase();
  app = await serve(false);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  folder.remove();
});

const year = new Date().getUTCFullYear() - 1;
const red = { r: 200, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 200 };
/** Printing takes many seconds at low priority, so the status is requested rarely. */
const whilePrinting = { timeout: 300_000, interval: 1_000 };

const aLogo = async (background: typeof red) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ],
    'logo.png',
  );

/** A server that has just started may ask for a retry of its first report. */
function freeze(address: string, token: string, replaces: number) {
  const client = createClient<MetraContract>(manifestOf(contract), {
    baseUrl: address,
    token: () => token,
    language: () => 'de',
  });
  const body = { replaces, reason: 'Strom berichtigt' };
  return vi.waitFor(
    () => client.frozenReports.freeze({ params: { year }, body }, { idempotencyKey: 'second' }),
    { ...patience, interval: 250 },
  );
}

const whole = (client: Client<MetraContract>, id: number) =>
  vi.waitFor(async () => {
    const report = await client.frozenReports.read({ params: { frozenReportId: id } });
    expect(report.state).not.toBe('PREPARING');
    return report;
  }, whilePrinting);

const untilWorkedOn = () =>
  vi.waitFor(async () => {
    const { rows } = await app.platform.database.pool.query(
      `select id from pgboss.job where name = 'frozen-reports.prepare' and state = 'active'`,
    );
    expect(rows).toHaveLength(1);
  }, patience);

/** A dead server is considered alive for half a minute; this simulates the end of that time. */
const letItFallSilent = () =>
  app.platform.database.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'
     where name = 'frozen-reports.prepare' and state = 'active'`,
  );

/** Another server has taken over the job, which then needs no delay before its retry. */
const untilHandedOn = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await app.platform.database.pool.query(
        `update pgboss.job set start_after = now() where name = 'frozen-reports.prepare' and state = 'retry'`,
      );
      expect(rowCount).toBe(1);
    },
    { ...patience, interval: 250 },
  );

async function filesOf(client: Client<MetraContract>, id: number): Promise<Map<string, Buffer>> {
  const { files } = await client.frozenReports.read({ params: { frozenReportId: id } });
  const contents = new Map<string, Buffer>();
  for (const { name, format, language } of files) {
    const query = { format, language: language ?? ('de' as const) };
    const blob = await client.frozenReports.export({ params: { frozenReportId: id }, query });
    contents.set(name, Buffer.from(await blob.arrayBuffer()));
  }
  return contents;
}

/** Hashes are compared, because comparing whole files would take seconds. */
const hashesOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, content]) => [name, sha256(content)]);

async function lookAt(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const [logo] = await extractImages(document, 1);
  const [r, g, b] = logo?.data ?? [];
  return { text, logo: { r, g, b }, pages: document.numPages };
}

test('a frozen report does not change, whatever changes and however the server ends', async () => {
  const person = await aSubscriber(app);
  const { client, token, organisationId } = person;
  const nameCompany = async (name: string, colour: typeof red) => {
    const { id } = await anUpload(app, token, await aLogo(colour), { type: 'LOGO' });
    const { version } = await client.profile.read();
    await client.profile.update({ body: { name, logo: id, version } });
  };
  const answerWith = async (value: string, version: number) =>
    client.disclosures.answer({
      params: { year, name: 'DescriptionOfSustainabilityRelatedCertificationsOrLabels' },
      body: { value, version },
    });
  await nameCompany('Alte Schreinerei', red);
  const gas = await catalogueKpi(person, 'natural-gas');
  const record = await aRecord(person, gas, `${year}-03`, 4711);
  await client.disclosures.changeIdentifiers({ body: { registerNumber: 'HRB 4711', version: 0 } });
  await answerWith('Treppen aus Eiche', 0);

  const first = await aFrozenReport(app.platform, person, { year });
  const before = await client.frozenReports.read({ params: { frozenReportId: first.id } });
  const files = await filesOf(client, first.id);
  expect(files.size).toBe(6);

  const program = await runProgram({ DATABASE_URL: database.connectionString, DATA_DIR: folder.path });
  const second = await freeze(program.address, token, first.id);
  await untilWorkedOn();
  await program.stop('SIGKILL');
  await letItFallSilent();
  expect(await client.frozenReports.read({ params: { frozenReportId: second.id } })).toMatchObject({
    state: 'PREPARING',
    files: [],
  });

  await nameCompany('Ganz anders GmbH', blue);
  await client.kpiRecords.remove({ params: { kpiRecordId: record.id } });
  await answerWith('Fenster aus Kiefer', 1);
  const { pool } = app.platform.database;
  await pool.query(
    `update kpis set translations = jsonb_set(translations, '{de,name}', '"Anders"') where id = $1`,
    [gas.id],
  );
  await pool.query('update factors set value = value * 2');
  await pool.query('update factor_values set value = value * 2');

  const restarted = await serve(true);
  onTestFinished(() => restarted.close());
  const later = restarted.client(token);
  await untilHandedOn();
  const after = await whole(later, second.id);
  expect(hashesOf(await filesOf(later, first.id))).toEqual(hashesOf(files));
  expect(await later.frozenReports.read({ params: { frozenReportId: first.id } })).toMatchObject({
    hash: before.hash,
    contentHash: before.contentHash,
    files: before.files,
    state: 'REPLACED',
  });
  const late = await filesOf(later, second.id);
  expect(late.size).toBe(6);
  expect([...late.values()].map(sha256)).toEqual(after.files.map((file) => file.sha256));
  const pdf = late.get(`Nachhaltigkeitsbericht-${year}-Alte-Schreinerei-${second.number}.pdf`);
  const { text, logo, pages } = await lookAt(pdf ?? Buffer.alloc(0));
  expect(after).toMatchObject({ state: 'VALID', contentHash: second.contentHash, pages });
  for (const known of ['Alte Schreinerei', '4.711', 'Treppen aus Eiche', 'Erdgas'])
    expect(text).toContain(known);
  for (const later of ['Ganz anders', 'Anders', 'Fenster aus Kiefer']) expect(text).not.toContain(later);
  expect(logo).toEqual(red);
  const { rows } = await pool.query('select name from organisations where id = $1', [organisationId]);
  expect(rows).toEqual([{ name: 'Ganz anders GmbH' }]);
}, 700_000);
