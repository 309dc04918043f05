import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedContent, encodedContent, sendTagged } from './encoded-content.ts';

/**
 * An answer that is the same for everyone is serialised and compressed once, as long as the module returns the same
 * object. A browser that has it gets 304.
 */
export function sharedAnswers() {
  const prepared = new WeakMap<object, EncodedContent>();

  return async function send(
    answer: object,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const ready = prepared.get(answer) ?? encodedContent(String(reply.serialize(answer)));
    prepared.set(answer, ready);
    reply.headers({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, accept-language',
      'content-type': 'application/json; charset=utf-8',
    });
    return sendTagged(ready, request, reply);
  };
}
