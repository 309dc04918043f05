import { randomInt, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { median } from './report.ts';

export interface Target {
  url: string;
  method: 'GET' | 'PUT' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Each call is another person's: `{id}` in the body is a new id, and it comes from another network. */
  isEachNew?: true;
}

const another = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: {
    ...request.headers,
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  },
  body: String(request.body).replace('{id}', randomUUID()),
});

export interface Load {
  /** Answered with 2xx, a second. */
  goodput: number;
  /** Answered with 429 or 503, a second: refused in time. */
  refused: number;
  /** Answered otherwise or not at all. */
  failed: number;
  p99: number;
}

export async function load(target: Target, seconds: number, connections: number): Promise<Load> {
  const { isEachNew, ...asked } = target;
  const result = await autocannon({
    ...asked,
    duration: seconds,
    connections,
    timeout: 10,
    ...(isEachNew && { requests: [{ setupRequest: another }] }),
  });
  const codes = Object.entries(result.statusCodeStats ?? {});
  const count = (wanted: (code: number) => boolean) =>
    codes.reduce((sum, [code, stats]) => sum + (wanted(Number(code)) ? (stats.count ?? 0) : 0), 0);
  const good = count((code) => code >= 200 && code < 300);
  const refused = count((code) => code === 429 || code === 503);
  return {
    goodput: good / result.duration,
    refused: refused / result.duration,
    failed: count(() => true) - good - refused + result.errors,
    p99: result.latency.p99,
  };
}

/** Taken in turns, so that whatever else the machine does meets both alike. */
export async function compare(real: Target, bare: Target, rounds = 5, seconds = 3) {
  await load(real, 2, 20);
  await load(bare, 2, 20);
  const measured: { real: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push({
      real: (await load(real, seconds, 20)).goodput,
      bare: (await load(bare, seconds, 20)).goodput,
    });
  }
  return {
    real: median(measured.map((each) => each.real)),
    bare: median(measured.map((each) => each.bare)),
    ratio: median(measured.map((each) => each.real / each.bare)),
  };
}
