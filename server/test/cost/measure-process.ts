import { destination, pino } from 'pino';
import { createTestApp } from '../app/test-app.ts';
import { untilLowest, untilWithin } from './attempts.ts';
import { type MeasuredCall, measuredCalls } from './calls.ts';
import { type Company, createCompanies } from './companies.ts';
import { type Cost, keyOf } from './cost.ts';
import { readReportsInProcess } from './in-process-reports.ts';
import { excessesOf } from './judge.ts';
import { limitsIn } from './limits.ts';
import { measureCall, type Tools } from './measure-call.ts';
import type { Task } from './measure-costs.ts';
import { type OneConnection, oneConnection } from './one-connection.ts';
import { processorClock } from './processor-time.ts';
import { keepTableSizes } from './table-sizes.ts';

/** Measures in a process of its own, in which nothing else has run. */
process.once('message', async (task: Task) => {
  process.send?.(await costsOf(task));
  process.disconnect?.();
});

async function costsOf({ database, limits, pattern }: Task): Promise<Cost[]> {
  const shared = { connectionString: database, drop: async () => {} };
  const app = await createTestApp({
    database: shared,
    // One connection stays with the measurement.
    environment: { DATABASE_POOL: '4' },
    log: pino({ level: 'error' }, destination(process.stderr.fd)),
  });
  await app.begin();
  readReportsInProcess(app);
  const companies = await createCompanies(app);
  const all = measuredCalls(app, companies);
  const reads: MeasuredCall[] = [];
  // All reads are prepared, whichever are measured, so that the data are always the same.
  for (const call of all.filter(({ isRead }) => isRead)) reads.push(await withPreparedRead(call));
  // Writes empty caches, so reads come first.
  const isWanted = new RegExp(pattern);
  const calls = [...reads, ...all.filter(({ isRead }) => !isRead)].filter(({ operation }) =>
    isWanted.test(operation),
  );
  const cleanUp = await keepTableSizes(app.platform);
  const connection = await oneConnection(app.platform);
  for (const company of companies) await expectChangesToBeSeen(company, connection);
  const tools = { connection, clock: await processorClock(), cleanUp };
  const costs = limits ? await costsWithin(limits, calls, tools) : await lowestCosts(calls, tools);
  connection.close();
  await app.close();
  const order = all.map(keyOf);
  return costs.sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}

/** Reads are prepared before the statistics of the tables are made, and outside of what is undone. */
async function withPreparedRead(call: MeasuredCall): Promise<MeasuredCall> {
  const request = await call.prepare();
  return { ...call, prepare: async () => request };
}

/** Otherwise an answer would come from a cache although a record was changed. */
async function expectChangesToBeSeen({ name, own, changeRecord }: Company, { undone }: OneConnection) {
  for (let time = 1; time <= 2; time += 1)
    await undone(async () => {
      const value = await changeRecord();
      const overview = JSON.stringify(await own.member.client.kpiHistory.overview());
      if (!overview.includes(`"value":${value},`))
        throw new Error(
          `The company data of ${name} do not show the change of a record that is undone later`,
        );
    });
}

async function lowestCosts(calls: readonly MeasuredCall[], tools: Tools): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const call of calls) costs.push(await measureCall(call, tools, untilLowest()));
  return costs;
}

/** A call that exceeds a limit is measured once more in the end, because the machine may have been busier than usual. */
async function costsWithin(text: string, calls: readonly MeasuredCall[], tools: Tools): Promise<Cost[]> {
  const limits = limitsIn(text);
  const measured: { call: MeasuredCall; cost: Cost; exceeds: boolean }[] = [];
  const measure = async (call: MeasuredCall) => {
    const limit = limits.get(keyOf(call));
    const cost = await measureCall(call, tools, limit ? untilWithin(limit) : () => true);
    return { call, cost, exceeds: limit !== undefined && excessesOf(cost, limit).length > 0 };
  };
  for (const call of calls) measured.push(await measure(call));
  const costs: Cost[] = [];
  for (const { call, cost, exceeds } of measured) costs.push(exceeds ? (await measure(call)).cost : cost);
  return costs;
}
