import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 200;

/**
 * Runs the work while no other process runs it. The lock is a file with the id of the process that holds it.
 * The work receives whether the last holder ended in the middle of its work.
 */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  let wasInterrupted = false;
  let isWaiting = false;
  while (!take(lock)) {
    const holder = readHolder(lock);
    if (holder === undefined) continue;
    if (isRunning(holder)) {
      if (!isWaiting) console.log(`Waiting for process ${holder}, which holds ${lock} …`);
      isWaiting = true;
      await sleep(PAUSE);
    } else if (removeLeft(lock, holder)) wasInterrupted = true;
  }
  try {
    return await work({ wasInterrupted });
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Returns undefined if the lock is free by now. A holder that has not yet written its id counts as this
 * process.
 */
function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Two processes can find the same lock left behind. The second one returns a lock that the first has taken
 * meanwhile.
 */
function removeLeft(lock, holder) {
  const aside = `${lock}-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  const isLeft = readHolder(aside) === holder;
  if (isLeft) rmSync(aside);
  else renameSync(aside, lock);
  return isLeft;
}
