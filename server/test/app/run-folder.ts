import { accessSync, constants, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** This is several times what a run writes, including the log of changes. */
const enough = 6 * 1024 ** 3;

/** Folders of runs are in one of these. */
export const runFolders = [tmpdir(), memory].filter((folder) => existsSync(folder));

/**
 * A folder for the database of a run. It is in memory if there is enough, where writing takes a sixth of the time.
 */
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
