import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTHWHILE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest']);
const SMALLEST = 1024;

/** Puts a `.br` and a `.gz` beside every text file of a folder, so that serving one costs nothing. */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTHWHILE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(path);
    if (content.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
