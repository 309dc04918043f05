import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Below this size the headers cost more than the compression saves. */
const smallestBytes = 4096;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/**
 * Answers that are used once are compressed fast, and shared ones well. Brotli level 9 would take seven times as long
 * as level 7 and save only one byte in a thousand.
 */
export const compress = (
  content: Buffer | string,
  encoding: Encoding,
  effort: 'quick' | 'small',
): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 3 : 6 } })
    : gunzippable(content, { level: effort === 'quick' ? 2 : 9 });

export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const list = String(accepted ?? '');
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(list)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(list) ? 'gzip' : undefined;
}

/** Compresses larger JSON answers off the event loop, and a cached answer once per encoding. */
export function installCompression(app: FastifyInstance): void {
  const compressedOnce = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  function quickly(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
    if (typeof payload === 'string') return compress(payload, encoding, 'quick');
    const known = compressedOnce.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
    const compressed = known.get(encoding) ?? compress(payload, encoding, 'quick');
    compressedOnce.set(payload, known.set(encoding, compressed));
    return compressed;
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLongText(payload, reply) || reply.hasHeader('content-encoding')) return done(null, payload);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    quickly(payload, encoding).then((compressed) => {
      reply
        .header('content-encoding', encoding)
        .header('vary', 'accept-encoding')
        .removeHeader('content-length');
      done(null, compressed);
    }, done);
  });
}

/** JSON that was written elsewhere arrives as bytes. */
const isLongText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  (typeof payload === 'string' || (Buffer.isBuffer(payload) && isJson(reply))) &&
  payload.length >= smallestBytes;

const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('application/json');
