import { setTimeout as pause } from 'node:timers/promises';
import { contract, type MetraContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { ClientError } from '@metra/contract/core/client-error';
import { manifestOf } from '@metra/contract/core/manifest';
import { signInAsMember } from '../lib/program.ts';

const askAgainMs = 500;
const inPreparation = 409;
/** A slow machine may answer 503 for a moment. */
const unavailable = 503;
/** Creates reports and freezes them one after the other, as a member of the demo company. */
export async function reportMaker(address: string) {
  const { token, headers } = await signInAsMember(address);
  const client = createClient<MetraContract>(manifestOf(contract), {
    baseUrl: address,
    token: () => token,
    language: () => 'de',
  });
  const year = new Date().getUTCFullYear();
  const { narrative } = await untilAvailable(() => client.reports.read({ params: { year } }));
  let version = narrative.find(({ section }) => section === 'foreword')?.version ?? 0;
  let made = 0;
  let frozen: number | null = null;

  /** Requests the report as a browser does. A changed text prevents a cached file. */
  async function makeOne(): Promise<void> {
    await read(`/my/reports/${year}`);
    made += 1;
    const written = {
      params: { year, section: 'foreword' as const },
      body: { text: `Bericht ${made}`, version },
    };
    version = (await client.reports.writeNarrative(written)).version;
    while ((await read(`/my/reports/${year}/export?format=pdf`)) !== 200) await pause(askAgainMs);
  }

  /** Each frozen report replaces the previous one. */
  async function freezeOne(): Promise<void> {
    const body = { replaces: frozen, reason: frozen === null ? null : 'Berichtigt' };
    const { id } = await client.frozenReports.freeze({ params: { year }, body });
    const look = () => client.frozenReports.read({ params: { frozenReportId: id } });
    while ((await untilAvailable(look)).state === 'PREPARING') await pause(askAgainMs);
    frozen = id;
  }

  /** Discards the bytes, because processing them would slow down the measured program. */
  async function read(path: string): Promise<number> {
    const response = await fetch(`${address}/api/v1${path}`, { headers });
    await response.arrayBuffer();
    if (![200, inPreparation, unavailable].includes(response.status))
      throw new Error(`${path} was answered by ${response.status}`);
    return response.status;
  }

  return {
    headers,
    async make(count: number): Promise<void> {
      for (let number = 0; number < count; number += 1) await makeOne();
    },
    async freeze(count: number): Promise<void> {
      for (let number = 0; number < count; number += 1) await freezeOne();
    },
  };
}

async function untilAvailable<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ClientError) || error.status !== unavailable) throw error;
      await pause(askAgainMs);
    }
  }
}
