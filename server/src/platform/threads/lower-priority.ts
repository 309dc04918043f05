import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Only Linux has a priority for each thread; elsewhere it is the whole program’s, and stays as it is. */
const hasThreadPriorities = process.platform === 'linux';
const oneself = 0;

/**
 * Of the thread that calls it: whoever asks for something else comes first. Not the lowest there is, with which a thread
 * gets nothing done on a machine that is busy with other things.
 */
export function lowerPriority(niceness: number): void {
  if (hasThreadPriorities) lower(oneself, niceness);
}

const helpersNiceness = 8;

/** Of the threads that compile and collect for all others: who is served need not wait for what they do for those that print. */
export function lowerPriorityOfHelpers(): void {
  if (!hasThreadPriorities) return;
  for (const thread of readdirSync('/proc/self/task'))
    if (isHelper(thread)) lower(Number(thread), helpersNiceness);
}

function isHelper(thread: string): boolean {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').includes('V8Worker');
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

/** A program that was started with a lower priority keeps it; where none may be set, all goes on as before. */
function lower(thread: number, niceness: number): void {
  try {
    setPriority(thread, Math.max(getPriority(thread), niceness));
  } catch {
    // Slower for others while something is printed, and nothing else.
  }
}
