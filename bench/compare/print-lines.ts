import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Prints the output of a process line by line after a prefix. */
export function printLines({ stdout, stderr }: ChildProcess, prefix: string): void {
  for (const input of [stdout, stderr])
    if (input) createInterface({ input }).on('line', (line) => console.log(`${prefix}${line}`));
}
