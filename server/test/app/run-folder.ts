import { accessSync, constants, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Several times what a run fills, which grows with the log of changes. */
const enough = 6 * 1024 ** 3;

/** Folders of runs stand in one of these. */
export const runFolders = [tmpdir(), memory].filter((folder) => existsSync(folder));

/** For a database that goes with its run: in memory where there is plenty, since making one costs a sixth there. */
export const newRunFolder = (): string => mkdtempSync(join(roomiest(), `metra-test-${process.pid}-`));

function roomiest(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
