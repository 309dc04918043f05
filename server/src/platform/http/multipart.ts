import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import { unknownFields } from '@metra/contract/core/field-errors';
import type { Operation } from '@metra/contract/core/operation';
import type { FastifyRequest } from 'fastify';
import { uploadLimit } from '../files/receive-file.ts';
import { withTemporaryFile } from '../files/temporary-files.ts';
import { DomainError, invalid } from './domain-error.ts';
import type { Upload } from './handlers.ts';
import { readJson } from './json-body.ts';

/** Browsers send the JSON part as a file called "blob", so only its name identifies a part. */
export const multipartOptions: FastifyMultipartBaseOptions = {
  // The parser accepts one byte more than allowed, so that only one place enforces the limit. The number of all parts
  // is not limited, because the parser ignores errors in parts beyond that limit, and a form that ends in one would
  // end the program.
  limits: { fileSize: uploadLimit + 1, files: 1, fieldSize: 64 * 1024, fields: 5 },
  isPartAFile: (name) => name === 'file',
};

interface Read {
  body: unknown;
  file: Upload | undefined;
  /** Discards what was not read, so that the client still receives the answer. */
  release(): void;
}

/** The file is passed on as a stream and never held in memory. A file in front of the JSON waits on disk. */
export async function readMultipart(
  request: FastifyRequest,
  { part: name, file: need }: NonNullable<Operation['multipart']>,
  temporaryFolder: string,
): Promise<Read> {
  let body: unknown;
  let file: Upload | undefined;
  const release = () => {
    file?.stream.destroy();
    request.raw.unpipe();
    request.raw.resume();
  };
  try {
    assertBoundary(request);
    for await (const part of wellFormed(request.parts())) {
      // Contrary to its type, the parser returns parts without a name.
      if (!part.fieldname) throw new DomainError('input.malformed');
      if (part.type === 'field' && part.fieldname === name)
        body = typeof part.value === 'string' ? readJson(part.value) : part.value;
      else if (part.type !== 'file')
        throw new DomainError('input.invalid', { fields: unknownFields([part.fieldname]) });
      else if (body === undefined) {
        file = { stream: await onDisk(whole(part.file), temporaryFolder), fileName: part.filename ?? '' };
      } else return { body, file: { stream: whole(part.file), fileName: part.filename ?? '' }, release };
    }
    if (!file && need === 'required') throw invalid('file', 'required');
    return { body, file, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** RFC 2046 allows 70 characters. The parser would throw an unrelated error for a missing or longer boundary. */
const boundary = /;\s*boundary=("[^"]{1,70}"|[^";\s]{1,70})\s*(;|$)/i;

function assertBoundary(request: FastifyRequest): void {
  if (request.isMultipart() && !boundary.test(request.headers['content-type'] ?? ''))
    throw new DomainError('input.malformed');
}

/** Errors of the parser are the sender's mistakes. It throws them as plain errors without a code. */
async function* wellFormed<Part>(parts: AsyncIterableIterator<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (cause) {
    throw isRefusal(cause) ? cause : new DomainError('input.malformed', { cause });
  }
}

/** @fastify/multipart's own refusals, such as too many parts, have a code. */
const isRefusal = (error: unknown) => error instanceof Error && 'statusCode' in error;

/** A form that ends in the middle of its file is the sender's mistake. */
const whole = (content: Readable): Readable =>
  Readable.from(
    (async function* () {
      try {
        yield* content as AsyncIterable<Buffer>;
      } catch (cause) {
        throw new DomainError('input.malformed', { cause });
      }
    })(),
    { objectMode: false },
  );

/** The file is deleted before it is read; its content disappears when the last reader closes it. */
const onDisk = (content: Readable, temporaryFolder: string): Promise<Readable> =>
  withTemporaryFile(temporaryFolder, async (path) => {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return (await open(path)).createReadStream();
  });
