/** The plain tar format, as far as our archives use it: regular files with short names. */
const blockSize = 512;
const longestName = 100;

export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

export class TarError extends Error {
  override readonly name = 'TarError';
}

export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > longestName)
    throw new TarError(`the name ${name} is too long for an archive`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(0, 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

export const tarPadding = (size: number): Buffer => Buffer.alloc(paddingAfter(size));
export const tarEnd = (): Buffer => Buffer.alloc(2 * blockSize);

/** Each entry's content must be read to its end before the next entry is asked for. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source);
  for (;;) {
    const header = await bytes.take(blockSize);
    if (header.every((byte) => byte === 0)) return;
    const entry = parseHeader(header);
    yield { ...entry, content: bytes.stream(entry.size) };
    await bytes.take(paddingAfter(entry.size));
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const stated = Number.parseInt(text(header, 148, 8), 8);
  const summed = Buffer.from(header);
  summed.write('        ', 148);
  if (sumOf(summed) !== stated) throw new TarError('an entry has no valid heading');
  return { name: text(header, 0, longestName), size: Number.parseInt(text(header, 124, 12), 8) };
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function* stream(size: number): AsyncGenerator<Buffer> {
    let left = size;
    while (left > 0) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next();
        if (done) throw new TarError('it ends too early');
        rest = value;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    stream,
    async take(size: number): Promise<Buffer> {
      const pieces: Buffer[] = [];
      for await (const piece of stream(size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
  };
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const paddingAfter = (size: number) => (blockSize - (size % blockSize)) % blockSize;
const text = (buffer: Buffer, start: number, length: number) =>
  buffer
    .toString('utf8', start, start + length)
    .split('\0')[0]
    ?.trim() ?? '';

function sumOf(header: Buffer): number {
  let sum = 0;
  for (const byte of header) sum += byte;
  return sum;
}
