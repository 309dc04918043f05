import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

if (workerData === 'broken') throw new Error('It cannot start');

let calls = 0;
/** Memory that grows without limit. */
const growing: unknown[] = [];

/** Returns its data, the number of calls and the question. Some questions cause failures. */
export default async function answer(question: string): Promise<string> {
  calls += 1;
  if (question === 'slow') await pause(300);
  if (question === 'pause') await pause(3000);
  if (question === 'wait') await new Promise(() => setInterval(() => undefined, 1000));
  if (question === 'fail') throw new TypeError('no such thing');
  if (question === 'end') process.exit(1);
  if (question === 'trap' || (question === 'trap unless first' && calls > 1)) throw trap();
  for (; question === 'forever'; );
  for (; question === 'memory'; ) growing.push(new Array(100_000).fill({}));
  if (question === 'priority') return String(getPriority());
  return [workerData, calls, question].join(' ').trim();
}

/** The error that WebAssembly throws without memory. */
function trap(): Error {
  const code = Uint8Array.from([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11,
  ]);
  try {
    new WebAssembly.Instance(new WebAssembly.Module(code));
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The module did not trap');
}
