import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** The process that draws foreign files gets no settings of the program, so it knows no secrets. */
const environment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'SystemRoot', 'NODE_COMPILE_CACHE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/**
 * Converts an SVG to PNG in a process of its own with low priority. A few lines of SVG can take hours to draw, and
 * nothing inside this process could stop that.
 */
export function drawSvg(
  source: string,
  target: string,
  { side, pixels, seconds }: { side: number; pixels: number; seconds: number },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const program = join(import.meta.dirname, 'svg-drawer.ts');
  const child = execFile(
    process.execPath,
    [program, source, target, ...[side, pixels, seconds].map(String)],
    { env: environment(), timeout: seconds * 1000, killSignal: 'SIGKILL' },
    (error) => (error ? reject(error) : resolve()),
  );
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or this system does not allow it.
  }
  return promise;
}
