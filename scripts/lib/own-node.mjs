import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './run.mjs';

const NEEDED_MAJOR = 26;
const PROGRAM = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/**
 * Returns the Node that npm installed with the project. The Node of the machine only has to run until here.
 */
export function ownNode() {
  const installed = readdirSync(inRoot('node_modules'))
    .filter((name) => name.startsWith('node-'))
    .map((name) => inRoot('node_modules', name, PROGRAM))
    .find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Problem(
    `There is no Node ${NEEDED_MAJOR} package for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}: install Node ${NEEDED_MAJOR} or newer.`,
  );
}
