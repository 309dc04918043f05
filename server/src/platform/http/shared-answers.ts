import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingFor } from './compression.ts';

interface Prepared {
  plain: Buffer;
  tag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/**
 * An answer that is the same for everyone is serialised and compressed once, for as long as the module hands
 * out the same object; a browser that has it already gets 304.
 */
export function sharedAnswers() {
  const prepared = new WeakMap<object, Prepared>();

  const prepare = (answer: object, serialise: (answer: object) => string): Prepared => {
    const plain = Buffer.from(serialise(answer));
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { plain, tag, encoded: new Map() };
  };

  const encode = ({ plain, encoded }: Prepared, encoding: Encoding): Promise<Buffer> => {
    const known = encoded.get(encoding) ?? compress(plain, encoding, 'small');
    encoded.set(encoding, known);
    return known;
  };

  return async function send(
    answer: object,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const ready = prepared.get(answer) ?? prepare(answer, (value) => String(reply.serialize(value)));
    prepared.set(answer, ready);
    reply.headers({
      etag: ready.tag,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, accept-language',
      'content-type': 'application/json; charset=utf-8',
    });
    if (request.headers['if-none-match'] === ready.tag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(ready.plain);
    return reply.header('content-encoding', encoding).send(await encode(ready, encoding));
  };
}
