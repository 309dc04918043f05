import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Nothing of the program's own settings: what draws foreign files knows no secrets. */
const environment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'SystemRoot', 'NODE_COMPILE_CACHE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/**
 * Turns a drawing into a PNG in a process of its own, which waits behind everyone else: a few lines of SVG can take
 * hours to draw, and nothing inside of this process could stop that.
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
    // Gone already, or not allowed here.
  }
  return promise;
}
