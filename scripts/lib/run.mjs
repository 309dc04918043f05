import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

/** A failure whose message is enough for the reader. */
export class Problem extends Error {}

/** Runs a command with the project's tools first in the path. Resolves to its exit code. */
export function run(command, args, { env = {}, timeout, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio,
      timeout,
      env: { ...process.env, ...env, PATH: `${inRoot('node_modules/.bin')}${delimiter}${process.env.PATH}` },
    });
    running.add(child);
    const forward = (signal) => {
      // Ctrl-C in a terminal reaches the child directly, and a second one would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const settle = () => {
      running.delete(child);
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    child.once('error', (error) => {
      settle();
      reject(new Problem(`${command} could not be run: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Asks all running commands to end. */
export function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Replaces this process with the program if Node can do that (22.15 or newer). Otherwise it stays to pass
 * signals on.
 */
export async function become(command, args, env) {
  process.chdir(root);
  if (process.execve) process.execve(command, [command, ...args], { ...process.env, ...env });
  process.exitCode = await run(command, args, { env });
}

/** Prints one sentence for a known problem, and the whole error otherwise. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
