import { randomUUID } from 'node:crypto';
import type { Operation } from '@metra/contract/core/operation';
import type { Input } from '../sweep/operation-call.ts';

export interface FormPart {
  /** The lines before the content, unchanged. */
  head: readonly string[];
  content: Buffer;
}

export const newBoundary = () => `----metra${randomUUID()}`;

export const jsonPart = (name: string, json: string | Buffer): FormPart => ({
  head: [`content-disposition: form-data; name="${name}"; filename="blob"`, 'content-type: application/json'],
  content: Buffer.from(json),
});

export const filePart = (fileName: string, content: Buffer): FormPart => ({
  head: [
    `content-disposition: form-data; name="file"; filename="${fileName}"`,
    'content-type: application/octet-stream',
  ],
  content,
});

/** The parts in the order of a browser: the JSON first, then the file. */
export async function partsOf(
  { multipart }: Operation,
  { body, file }: Input,
  json: string | Buffer = JSON.stringify(body),
): Promise<FormPart[]> {
  if (!multipart) throw new Error('This operation takes no form');
  return [
    jsonPart(multipart.part, json),
    ...(file ? [filePart(file.name, Buffer.from(await file.arrayBuffer()))] : []),
  ];
}

export const formBytes = (parts: readonly FormPart[], boundary: string): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`, 'latin1'),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
