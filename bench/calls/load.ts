import { randomInt, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { ReadCpu } from '../lib/cpu-time.ts';
import { median } from '../lib/statistics.ts';
import type { Turn } from '../lib/turn.ts';

export interface Target {
  url: string;
  method: 'GET' | 'PUT' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The calls come from these sessions in turn. */
  tokens?: readonly string[];
  /** Each call comes from another person and network. `{id}` in the body becomes a new id. */
  isEachNew?: true;
}

type SetUp = (request: autocannon.Request) => autocannon.Request;

function inTurn(tokens: readonly string[]): SetUp {
  let turn = 0;
  return (request) => {
    turn += 1;
    const authorization = `Bearer ${tokens[turn % tokens.length]}`;
    return { ...request, headers: { ...request.headers, authorization } };
  };
}

const another: SetUp = (request) => ({
  ...request,
  headers: {
    ...request.headers,
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  },
  body: String(request.body).replace('{id}', randomUUID()),
});

export interface Load {
  /** Answers with 2xx per second. */
  goodput: number;
  /** Answers with 429 or 503 per second. */
  refused: number;
  /** Other answers, and calls without an answer, per second. */
  failed: number;
  /** Each kind of failure with its number. */
  reasons: string[];
  p99: number;
  /** All calls that were answered. */
  answered: number;
}

/** Seconds until a call counts as failed. */
const timeout = 10;
const isServed = (code: number) => code >= 200 && code < 300;
const isRefused = (code: number) => code === 429 || code === 503;
const isExpected = (code: number) => isServed(code) || isRefused(code);

export async function load(target: Target, seconds: number, connections: number): Promise<Load> {
  const { isEachNew, tokens, ...asked } = target;
  const setupRequest = isEachNew ? another : tokens && inTurn(tokens);
  const result = await autocannon({
    ...asked,
    duration: seconds,
    connections,
    timeout,
    ...(setupRequest && { requests: [{ setupRequest }] }),
  });
  const codes = Object.entries(result.statusCodeStats ?? {});
  const count = (wanted: (code: number) => boolean) =>
    codes.reduce((sum, [code, stats]) => sum + (wanted(Number(code)) ? (stats.count ?? 0) : 0), 0);
  const good = count(isServed);
  const refused = count(isRefused);
  return {
    goodput: good / result.duration,
    refused: refused / result.duration,
    failed: count(() => true) - good - refused + result.errors,
    reasons: [
      ...codes
        .filter(([code]) => !isExpected(Number(code)))
        .map(([code, { count = 0 }]) => `${count} answered with ${code}`),
      ...(result.timeouts > 0 ? [`${result.timeouts} not answered within ${timeout} s`] : []),
      ...(result.errors > result.timeouts ? [`${result.errors - result.timeouts} connections broken`] : []),
    ],
    p99: result.latency.p99,
    answered: count(() => true),
  };
}

/** Measures both in turns, so that other load of the machine affects both. */
export async function compare(
  { real, bare }: { real: Target; bare: Target },
  { rounds, seconds }: { rounds: number; seconds: number },
  { turn, cpu }: { turn: Turn; cpu: ReadCpu },
) {
  const measured: { real: number; bare: number; cpu: number }[] = [];
  const cpuOf = async (target: Target) => {
    const before = await cpu();
    const { goodput, answered } = await load(target, seconds, 20);
    return { goodput, cpu: ((await cpu()) - before) / answered };
  };
  await turn(async () => {
    await load(real, 2, 20);
    await load(bare, 2, 20);
  });
  for (let round = 0; round < rounds; round++)
    await turn(async () => {
      const { goodput, cpu } = await cpuOf(real);
      measured.push({ real: goodput, bare: (await load(bare, seconds, 20)).goodput, cpu });
    });
  return {
    real: median(measured.map((each) => each.real)),
    bare: median(measured.map((each) => each.bare)),
    ratio: median(measured.map((each) => each.real / each.bare)),
    cpu: median(measured.map((each) => each.cpu)),
  };
}
