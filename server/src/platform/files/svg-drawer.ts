import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** `drawSvg` starts this process with source, target, longest side, maximum number of pixels and maximum seconds. */
const [source = '', target = '', side = '0', pixels = '0', seconds = '0'] = process.argv.slice(2);
const longest = Number(side);
const limitInputPixels = Number(pixels);

// The parent ends this process in time. If the parent is killed, the process ends by itself.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(seconds) * 1000).unref();

// A drawing that is passed as bytes has no folder, so it cannot include neighbouring files.
const content = readFileSync(source);
const { width = 1, height = 1 } = await sharp(content, { limitInputPixels }).metadata();
// SVG is drawn at 72 dpi by default. Small logos are drawn larger, up to the limit.
const density = Math.min(20_000, Math.max(1, (72 * longest) / Math.max(width, height)));
await sharp(content, { density, limitInputPixels })
  .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  .png()
  .toFile(target);
