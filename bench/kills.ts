import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { signal } from '../server/src/platform/database/embedded/processes.ts';
import { postgresProcessesOn } from '../server/test/program/ledger.ts';
import { keepCoresBusy, type LoadedProgram, prepareProgram } from './killed-program.ts';
import { writeWithoutPause } from './remembered-writes.ts';

/**
 * Kills the program, sometimes with its PostgreSQL, under load and while every core is busy. Prints how long
 * each start took, and whether an acknowledged change was lost. Usage: npm run kills [count]
 */
const rounds = Number(process.argv[2] ?? 50);
const wantedMs = 5_000;
const clients = 32;

type Kill = { name: string; kill(program: LoadedProgram): void };

const endDatabase = ({ databaseFolder }: LoadedProgram) => {
  for (const pid of postgresProcessesOn(databaseFolder)) signal(pid, 'SIGKILL');
};
const kills: readonly Kill[] = [
  { name: 'program', kill: (program) => program.kill() },
  {
    name: 'program, then database',
    kill: (program) => {
      program.kill();
      endDatabase(program);
    },
  },
  {
    name: 'database, then program',
    kill: (program) => {
      endDatabase(program);
      program.kill();
    },
  },
];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const program = await prepareProgram();
const writes = writeWithoutPause({ clients, address: program.address, token: program.token });
const idle = keepCoresBusy(availableParallelism());
const times: number[] = [];
let lost = 0;
try {
  for (let round = 0; round < rounds; round += 1) {
    const { name, kill } = kills[round % kills.length] as Kill;
    // The moment varies, so that the kill happens during and between checkpoints.
    await pause(1_000 + ((round * 733) % 4_000));
    kill(program);
    await program.ended();
    const { milliseconds, atWork } = await program.start();
    const missing = await writes.missing();
    times.push(milliseconds);
    lost += missing.length;
    const remark = missing.length > 0 ? `LOST ${missing.join(', ')}` : `${writes.acknowledged()} writes kept`;
    console.log(
      `  ${String(round + 1).padStart(3)}  ${seconds(milliseconds)}, ${seconds(atWork)} of it at work  ${name.padEnd(24)} ${remark}`,
    );
  }
} finally {
  idle();
  writes.stop();
  await program.remove();
}

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(2);
const late = times.filter((time) => time > wantedMs).length;
console.log(
  `\nServing again after ${at(0)} s at best, ${at(0.5)} s in the middle, ${at(0.9)} s in nine of ten, ${at(1)} s at worst (wanted ${wantedMs / 1000} s)`,
);
console.log(
  `${late} of ${times.length} took longer; ${lost} of ${writes.acknowledged()} acknowledged writes lost`,
);
process.exit(late === 0 && lost === 0 && times.length === rounds ? 0 : 1);
