import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** A caller that repeats the same request. */
interface Caller {
  url: string;
  headers: Record<string, string>;
}

const everyMs = 8;

/**
 * Returns the milliseconds of each answer, one call after the other, until the work is done. It measures in
 * its own thread, so that work of the bench does not count as waiting.
 */
export async function answerTimes(caller: Caller, work: () => Promise<unknown>): Promise<number[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: caller });
  const times = Promise.withResolvers<number[]>();
  thread.once('message', times.resolve).once('error', times.reject);
  await work();
  thread.postMessage('over');
  return times.promise;
}

if (parentPort) {
  const { url, headers } = workerData as Caller;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  parentPort.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      }).once('error', reject);
    });
    // A call that is refused because it took too long also made somebody wait.
    if (status !== 200 && status !== 503) throw new Error(`The call was answered by ${status}`);
    times.push(performance.now() - begun);
    await pause(everyMs);
  }
  agent.destroy();
  parentPort.postMessage(times);
}
