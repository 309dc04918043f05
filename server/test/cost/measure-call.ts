import { buffer } from 'node:stream/consumers';
import { type PreparedRequest, sent } from '../walk/request.ts';
import type { MeasuredCall } from './calls.ts';
import { type Amounts, amountNames, type Cost } from './cost.ts';
import type { OneConnection } from './one-connection.ts';
import { type ProcessorClock, processorMs } from './processor-time.ts';

export interface Tools {
  connection: OneConnection;
  clock: ProcessorClock;
  /** Removes what undone calls have left behind. */
  cleanUp(): Promise<void>;
}

/** Says after each attempt whether the cost is known well enough. */
export type IsEnough = (cost: Cost, attempts: number) => boolean;

/**
 * Measures a call again and again, each time with the same data, and takes the lowest amounts: everything else that
 * happens in the process, such as compiling and cleaning up, can only add to them.
 */
export async function measureCall(call: MeasuredCall, tools: Tools, isEnough: IsEnough): Promise<Cost> {
  const cost = await measureAgain(call, tools, isEnough);
  await tools.cleanUp();
  return cost;
}

async function measureAgain(call: MeasuredCall, tools: Tools, isEnough: IsEnough): Promise<Cost> {
  const { connection } = tools;
  if (call.changeBefore) {
    const request = await call.prepare();
    return measured(call, tools, isEnough, () => connection.undone(() => bothCalls(call, request, tools)));
  }
  return connection.undone(async () => {
    const request = await call.prepare();
    return measured(call, tools, isEnough, () =>
      connection.undone(async () => ({ first: undefined, further: await amountsOf(call, request, tools) })),
    );
  });
}

/** The processor time is in milliseconds. */
type Sample = Amounts;
type Attempt = { first: Sample | undefined; further: Sample };

async function bothCalls(call: MeasuredCall, request: PreparedRequest, tools: Tools): Promise<Attempt> {
  await call.changeBefore?.();
  return {
    first: await amountsOf(call, request, tools),
    further: await amountsOf(call, request, tools),
  };
}

async function measured(
  { operation, company }: MeasuredCall,
  { clock }: Tools,
  isEnough: IsEnough,
  attempt: () => Promise<Attempt>,
): Promise<Cost> {
  let best: Attempt | undefined;
  for (let attempts = 1; ; attempts += 1) {
    await clock.tick();
    const { first, further } = await attempt();
    best = best && {
      first: first && best.first && lowest(best.first, first, attempts),
      further: lowest(best.further, further, attempts),
    };
    best ??= { first, further };
    const inTicks = (sample: Sample) => ({ ...sample, cpu: sample.cpu / clock.ofFixedWork() });
    const cost: Cost = {
      operation,
      company,
      first: best.first && inTicks(best.first),
      further: inTicks(best.further),
    };
    if (isEnough(cost, attempts)) return cost;
  }
}

/** Later attempts find larger tables, because calls that are undone leave dead rows behind. */
const attemptsWithSamePlans = 3;

function lowest(best: Sample, sample: Sample, attempts: number): Sample {
  const lower = { ...best };
  const compared = attempts > attemptsWithSamePlans ? (['cpu'] as const) : amountNames;
  for (const amount of compared) lower[amount] = Math.min(best[amount], sample[amount]);
  return lower;
}

async function amountsOf(
  { operation, company }: MeasuredCall,
  request: PreparedRequest,
  { connection }: Tools,
): Promise<Sample> {
  const { result, statements, rows } = await connection.counted(() => processorMs(() => answerTo(request)));
  const [cpu, { status, body }] = result;
  if (status >= 300) throw new Error(`${operation} of ${company} answers ${status}: ${body}`);
  return { statements, rows, bytes: body.length, cpu };
}

async function answerTo(request: PreparedRequest) {
  const response = await sent(request);
  return { status: response.statusCode ?? 0, body: await buffer(response) };
}
