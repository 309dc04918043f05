import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createReceiveFile, type ReceiveFile, uploadLimit } from './receive-file.ts';

let root: string;
let store: FileStore;
let receiveFile: ReceiveFile;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metra-receive-'));
});
beforeEach(async () => {
  await rm(root, { recursive: true, force: true });
  const temporaryFolder = join(root, 'temporary');
  store = createFolderStore({ folder: join(root, 'files'), temporaryFolder });
  receiveFile = createReceiveFile({ store, temporaryFolder });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const upload = (fileName: string, bytes: string | Uint8Array) =>
  receiveFile({ fileName, stream: Readable.from([Buffer.from(bytes)]) });
const contentOf = async (key: string) => buffer(await store.open(key));
const colour = { r: 254, g: 201, b: 47 };
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A ZIP of uncompressed files, as small as the format allows. */
function zip(files: Record<string, string>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(text.length, 14);
    common.writeUInt32LE(text.length, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name + text)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
    entries.push(entry);
    offset += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const office = (part: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  });

test('documents are recognised by their content, whatever their name is', async () => {
  const cases: [string, string | Buffer, string][] = [
    ['rechnung.exe', '%PDF-1.7\n1 0 obj\n', 'application/pdf'],
    [
      'brief.zip',
      office('word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'werte',
      office('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'brief',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'application/vnd.oasis.opendocument.text',
    ],
    ['werte.CSV', 'Monat;kWh\r\nJänner;1.204,5\r\n', 'text/csv'],
    ['alt.csv', Buffer.from('Größe;€\n', 'latin1'), 'text/csv'],
    ['BM.txt', 'BM is how a bitmap starts, and this sentence too', 'text/plain'],
    ['xrechnung.xml', '<?xml version="1.0"?><Invoice/>', 'application/xml'],
  ];
  for (const [name, bytes, mimeType] of cases) {
    const received = await upload(name, bytes);
    expect(received.mimeType, name).toBe(mimeType);
    expect(await contentOf(received.key)).toEqual(Buffer.from(bytes));
    expect(received.checksum).toEqual(createHash('sha256').update(bytes).digest());
  }
});

test('programs, archives and macros are refused under any name and leave nothing behind', async () => {
  const refused = [
    Buffer.from('MZ\x90\x00\x03\x00\x00\x00'),
    Buffer.from('\x7fELF\x02\x01\x01\x00'),
    zip({ 'a.txt': 'a' }),
    office('word/document.xml', 'ms-word.document.macroEnabled'),
    office('word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document').subarray(0, 60),
    Buffer.from('some text\x00with a hole'),
  ];
  for (const bytes of refused) {
    await expect(upload('harmless.pdf', bytes)).rejects.toMatchObject({ key: 'input.unsupported_type' });
  }
  expect(await readdir(join(root, 'temporary'))).toEqual([]);
  await expect(readdir(join(root, 'files'))).rejects.toThrow('ENOENT');
});

test('an empty file is refused', async () => {
  await expect(upload('leer.txt', '')).rejects.toMatchObject({
    key: 'input.invalid',
    fields: [{ path: 'file', key: 'minLength' }],
  });
});

test('an upload beyond the limit is stopped while it arrives', async () => {
  let sent = 0;
  const endless = Readable.from(
    (async function* () {
      for (;;) {
        sent += 1024 * 1024;
        yield Buffer.alloc(1024 * 1024, 'x');
      }
    })(),
  );
  await expect(receiveFile({ fileName: 'big.txt', stream: endless })).rejects.toMatchObject({
    key: 'input.too_large',
    status: 413,
  });
  expect(sent).toBeLessThan(uploadLimit + 4 * 1024 * 1024);
  expect(await readdir(join(root, 'temporary'))).toEqual([]);
});

test('a photo loses its location and camera data, and is upright', async () => {
  const photo = await picture()
    .withExif({ IFD0: { Copyright: 'Firma Geheim' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Firma Geheim')).toBe(true);
  const received = await upload('foto.png', photo);
  expect(received.mimeType).toBe('image/jpeg');
  const kept = await contentOf(received.key);
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
  expect(metadata.exif).toBeUndefined();
  expect(kept.includes('Firma Geheim')).toBe(false);
  expect(received.size).toBe(kept.length);
});

test('data hidden behind a picture is removed, and animated pictures stay animated', async () => {
  const hidden = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  const png = await upload('logo.png', hidden);
  expect((await contentOf(png.key)).includes('script')).toBe(false);

  const frame = await picture(20, 40).raw().toBuffer();
  const gif = await sharp(frame, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: 'black' } }, top: 0, left: 0 },
    ])
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const moving = await upload('moving.gif', gif);
  expect(moving.mimeType).toBe('image/gif');
  expect((await sharp(await contentOf(moving.key), { animated: true }).metadata()).pages).toBe(2);
});

test('a drawing is stored as pixels: no script, no file of the server in it', async () => {
  const svg = `\uFEFF<?xml version="1.0"?>
    <!-- a logo -->
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="alert(1)">
      <script>alert(1)</script><rect width="30" height="20" fill="rgb(254,201,47)"/>
      <image href="file:///etc/passwd" width="30" height="20"/></svg>`;
  const received = await upload('logo.svg', svg);
  expect(received.mimeType).toBe('image/png');
  const kept = sharp(await contentOf(received.key));
  expect(await kept.metadata()).toMatchObject({ format: 'png', width: 2048 });
  const { channels } = await kept.stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([254, 201, 47]);
});

test('a picture that would unpack to a huge one, or is damaged, is refused', async () => {
  const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  const photo = await picture(400, 400).jpeg().toBuffer();
  const hugeDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect/></svg>';
  for (const bytes of [bomb, photo.subarray(0, 400), hugeDrawing, '<svg not really']) {
    await expect(upload('a.png', bytes)).rejects.toMatchObject({ key: 'input.unsupported_type' });
  }
  expect(await readdir(join(root, 'temporary'))).toEqual([]);
});

test('a large photo is reduced to a size for screens', async () => {
  const received = await upload('wide.jpg', await picture(6000, 3000).jpeg().toBuffer());
  expect(await sharp(await contentOf(received.key)).metadata()).toMatchObject({ width: 4096, height: 2048 });
});
