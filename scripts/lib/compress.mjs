import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTHWHILE = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest']);
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, so that the server does not compress them.
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  // Node compresses in its own threads, several files at once.
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && WORTHWHILE.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))),
  );
}

async function compressFile(path) {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  writeFileSync(`${path}.br`, await brotli(content, { params }));
  writeFileSync(`${path}.gz`, await zip(content, { level: 9 }));
}
