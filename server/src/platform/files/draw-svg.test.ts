import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawSvg } from './draw-svg.ts';

/** A few lines of SVG that would take hours to draw. */
const blurred = Array.from(
  { length: 300 },
  (_, index) => `
  <filter id="f${index}" x="-500%" y="-500%" width="1100%" height="1100%">
    <feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency="0.01" numOctaves="20"/>
  </filter><rect filter="url(#f${index})" width="100" height="100"/>`,
).join('');

test('a drawing that never ends is given up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metra-drawing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = join(folder, 'endless.svg');
  await writeFile(
    source,
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${blurred}</svg>`,
  );
  const limits = { side: 2048, pixels: 64_000_000, seconds: 1 };
  await expect(drawSvg(source, join(folder, 'endless.png'), limits)).rejects.toMatchObject({
    signal: 'SIGKILL',
  });
});
