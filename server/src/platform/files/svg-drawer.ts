import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The process that `drawSvg` starts: source, target, longest side, most pixels, seconds to live. */
const [source = '', target = '', side = '0', pixels = '0', seconds = '0'] = process.argv.slice(2);
const longest = Number(side);
const limitInputPixels = Number(pixels);

// Whoever waits for this ends it in time; should they be killed themselves, it ends on its own.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(seconds) * 1000).unref();

// Given as bytes, a drawing has no folder of its own and so cannot pull in files beside it.
const content = readFileSync(source);
const { width = 1, height = 1 } = await sharp(content, { limitInputPixels }).metadata();
// An SVG is drawn at 72 dpi unless told otherwise; small logos are drawn larger, up to the limit.
const density = Math.min(20_000, Math.max(1, (72 * longest) / Math.max(width, height)));
await sharp(content, { density, limitInputPixels })
  .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  .png()
  .toFile(target);
