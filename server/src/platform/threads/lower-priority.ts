import { getPriority, setPriority } from 'node:os';

/** Only Linux has a priority for each thread; elsewhere it is the whole program’s, and stays as it is. */
const hasThreadPriorities = process.platform === 'linux';
const oneself = 0;

/**
 * Of the thread that calls it: whoever asks for something else comes first. Not the lowest there is, with which a thread
 * gets nothing done on a machine that is busy with other things.
 */
export function lowerPriority(niceness: number): void {
  if (!hasThreadPriorities) return;
  try {
    // A program that was started with a lower one keeps it.
    setPriority(oneself, Math.max(getPriority(oneself), niceness));
  } catch {
    // Where none may be set, others are served a little slower meanwhile, and nothing else.
  }
}
