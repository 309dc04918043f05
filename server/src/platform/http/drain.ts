import { Server } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStillSending } from './still-sending.ts';

/** A client with an open connection may be sending its next request. */
const idleMilliseconds = 1_500;
/** Requests that take longer are cut, so that the exit stays orderly. */
const patienceMilliseconds = 8_000;

/**
 * Ends without cutting requests: accepts no new connections, answers requests on open ones, and closes each after its
 * answer. (`http.Server.close` would cut connections that look idle but are about to be used.)
 */
export function installDrain(app: FastifyInstance): () => Promise<void> {
  let draining = false;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStillSending(request.raw)) hearTheRest(request, reply);
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });

  return async () => {
    draining = true;
    const { server } = app;
    const ended = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
    const timers = [
      setTimeout(() => server.closeIdleConnections(), idleMilliseconds),
      setTimeout(() => server.closeAllConnections(), patienceMilliseconds),
    ];
    await ended;
    for (const timer of timers) clearTimeout(timer);
    await app.close();
  };
}

/**
 * Fastify would close the connection of a client that still sends. The client's next bytes would then be answered by a
 * reset, which takes the answer away before it is read. So the rest of the body is read and discarded.
 */
function hearTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}
