import { readFileSync } from 'node:fs';

/** A question to a process about the processor time that it has used. */
export interface CpuQuestion {
  readonly cpu: true;
}

export interface CpuAnswer {
  readonly microseconds: number;
}

export type ReadCpu = () => Promise<number>;

/** Answers the question in the process that is measured. */
export function answerCpuQuestions(): void {
  process.on('message', (message: Partial<CpuQuestion>) => {
    if (message.cpu) process.send?.({ microseconds: ownCpu() } satisfies CpuAnswer);
  });
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Linux counts the processor time of another process in hundredths of a second. Other systems return NaN. */
export function cpuOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10_000;
}
