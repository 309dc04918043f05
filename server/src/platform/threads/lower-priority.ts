import { setPriority } from 'node:os';

/** Of the thread that calls it: whoever asks for something else comes first. Elsewhere than on Linux a priority is the whole program’s. */
export function lowerPriority(niceness: number): void {
  if (process.platform === 'linux') setPriority(niceness);
}
