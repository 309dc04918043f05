import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

const startOfZip = Buffer.from('PK\u0003\u0004');

/** Returns the text of a file; that of an archive or workbook is the text of the files in it. */
export async function readableText(bytes: Buffer): Promise<string> {
  if (!bytes.subarray(0, 4).equals(startOfZip)) return bytes.toString();
  const zip = await fromBufferPromise(bytes);
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    texts.push(`${entry.fileName}: ${await readableText(content)}`);
  }
  return texts.join('\n');
}
