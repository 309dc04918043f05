import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, type MetraContract } from '@metra/contract';
import { createClient } from '@metra/contract/client';
import { manifestOf } from '@metra/contract/manifest';
import { printReport } from '../server/src/modules/reports/documents/print-report.ts';
import { aReportDocument } from '../server/test/factories/report-document.ts';
import { runProgram, temporaryFolder } from '../server/test/run-program.ts';
import { answerTimes } from './answer-times.ts';
import type { Report } from './report.ts';

const wanted = { cpuMs: 2000, slowdown: 2 } as const;
const reports = 10;
/** As a server that runs for a while: the first ones are those that code is compiled for. */
const reportsToWarmUp = 5;
const reportsToFreeze = 5;
const turns = 2;
const calmMs = 10_000;
const askAgainMs = 500;
const inPreparation = 409;

/** PDFs of some twenty pages: what one costs, and what everybody else notices while ten are made. */
export async function reportDocumentsBench(report: Report): Promise<void> {
  report.title(`PDF of a report (${availableParallelism()} cores)`);
  await costOfOne(report);
  await noticedByOthers(report);
}

async function costOfOne({ row }: Report): Promise<void> {
  const toPrint = (name: string) => {
    const document = aReportDocument();
    document.report.company.name = name;
    return { document, language: 'de' as const };
  };
  await printReport(toPrint('warm'));
  await printReport(toPrint('warmer'));
  const before = process.cpuUsage();
  await printReport(toPrint('measured'));
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000;
  row('CPU, warm', `${cpu.toFixed(0)} ms (wanted ${wanted.cpuMs})`, cpu < wanted.cpuMs);
}

/** The real program with its demo company, asked over HTTP by somebody else. */
async function noticedByOthers({ row }: Report): Promise<void> {
  const folder = temporaryFolder();
  const program = await runProgram({ DATA_DIR: folder.path, NODE_ENV: 'development', DEMO: 'on' });
  try {
    const token = await signIn(program.address);
    const client = createClient<MetraContract>(manifestOf(contract), {
      baseUrl: program.address,
      token: () => token,
      language: () => 'de',
    });
    const year = new Date().getUTCFullYear();
    const { narrative } = await client.reports.read({ params: { year } });
    let version = narrative.find(({ section }) => section === 'foreword')?.version ?? 0;
    const caller = {
      url: `${program.address}/api/v1/account/events`,
      headers: { 'x-application-id': 'mc_esg', authorization: `Bearer ${token}` },
    };
    for (let number = 0; number < reportsToWarmUp; number += 1) await make(`warm ${number}`);
    await answerTimes(caller, () => pause(2000));
    let frozen = await freeze(null);
    const times = { calm: [] as number[], busy: [] as number[], freezing: [] as number[] };
    // In turns, so that both have the same machine.
    for (let turn = 0; turn < turns; turn += 1) {
      times.calm.push(...(await answerTimes(caller, () => pause(calmMs))));
      times.busy.push(...(await answerTimes(caller, () => makeAll(turn))));
      times.freezing.push(...(await answerTimes(caller, freezeAll)));
    }
    times.calm.push(...(await answerTimes(caller, () => pause(calmMs))));
    const calm = p99(times.calm);
    const compare = (meanwhile: string, measured: readonly number[]) =>
      row(
        `p99 of another call over HTTP while ${meanwhile}`,
        `${p99(measured).toFixed(1)} ms beside ${calm.toFixed(1)} ms (wanted ${wanted.slowdown} times; ${measured.length} and ${times.calm.length} calls)`,
        p99(measured) <= wanted.slowdown * calm,
      );
    compare(`${reports} are made`, times.busy);
    compare(`${reportsToFreeze} are frozen, with all their files`, times.freezing);

    async function freezeAll(): Promise<void> {
      for (let number = 0; number < reportsToFreeze; number += 1) frozen = await freeze(frozen);
    }

    /** One after the other: each replaces the one before. */
    async function freeze(replaces: number | null): Promise<number> {
      const body = { replaces, reason: replaces === null ? null : 'Berichtigt' };
      const { id } = await client.frozenReports.freeze({ params: { year }, body });
      const state = async () => (await client.frozenReports.read({ params: { frozenReportId: id } })).state;
      while ((await state()) === 'PREPARING') await pause(askAgainMs);
      return id;
    }

    async function makeAll(turn: number): Promise<void> {
      for (let number = 0; number < reports; number += 1) await make(`Bericht ${turn}-${number}`);
    }

    /** Shown and exported as browsers do it. Another text, so that it is no file that is there already. */
    async function make(text: string): Promise<void> {
      await bytesOf(`/my/reports/${year}`);
      const written = { params: { year, section: 'foreword' as const }, body: { text, version } };
      version = (await client.reports.writeNarrative(written)).version;
      while ((await bytesOf(`/my/reports/${year}/export?format=pdf`)) === inPreparation)
        await pause(askAgainMs);
    }

    /** Read and not looked at: what the bench would do with it takes the machine from whom it measures. */
    async function bytesOf(path: string): Promise<number> {
      const response = await fetch(`${program.address}/api/v1${path}`, { headers: caller.headers });
      await response.arrayBuffer();
      if (!response.ok && response.status !== inPreparation)
        throw new Error(`${path} was answered by ${response.status}`);
      return response.status;
    }
  } finally {
    await program.stop();
    folder.remove();
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'x-application-id': 'mc_esg', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'member@metra.example', password: 'Zollstock-gelb-2026' }),
  });
  return response.headers.get('auth-token') ?? '';
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
