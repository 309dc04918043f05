import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingFor } from './compression.ts';

/** Content that is the same for everyone. It is hashed once, and compressed once per requested encoding. */
export interface EncodedContent {
  readonly plain: Buffer;
  readonly tag: string;
  /** Compressed copies that exist or are being created. */
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
  /** Receives the size of a compressed copy. */
  readonly onEncoded: ((bytes: number) => void) | undefined;
}

export function encodedContent(text: string, onEncoded?: (bytes: number) => void): EncodedContent {
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, tag, encoded: new Map(), onEncoded };
}

function bytesIn(content: EncodedContent, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = content.encoded.get(encoding);
  if (known) return known;
  const underWay = compress(content.plain, encoding, 'small').then((bytes) => {
    content.encoded.set(encoding, bytes);
    content.onEncoded?.(bytes.length);
    return bytes;
  });
  content.encoded.set(encoding, underWay);
  underWay.catch(() => content.encoded.delete(encoding));
  return underWay;
}

/**
 * Sends the content in an accepted encoding, or 304 if the client has it. Each encoding has its own tag, as HTTP
 * requires.
 */
export function sendTagged(
  content: EncodedContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = encoding ? `"${content.tag}-${encoding}"` : `"${content.tag}"`;
  reply.header('etag', tag);
  return hasTag(request.headers['if-none-match'], tag)
    ? reply.code(304).send()
    : sendEncoded(content, request, reply);
}

export function sendEncoded(
  content: EncodedContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(content.plain);
  const bytes = bytesIn(content, encoding);
  reply.header('content-encoding', encoding);
  return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}

/** A proxy may have weakened the tag or may send several. */
const hasTag = (known: string | undefined, tag: string): boolean =>
  known !== undefined &&
  (known === tag || known.split(',', 20).some((each) => each.trim().replace(/^W\//, '') === tag));
