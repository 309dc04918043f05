import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isStillSending } from './connections.ts';

/** A client that keeps a connection open may just be sending its next request on it. */
const idleMilliseconds = 1_500;
/** Whoever has not finished by now is cut, in time for a clean exit. */
const patienceMilliseconds = 8_000;

/**
 * Ends without cutting anyone: takes no new connections, answers what comes on the open ones and asks each to
 * close after its answer. (`http.Server.close` would cut connections that look idle but are about to be used.)
 */
export function installDrain(app: FastifyInstance): () => Promise<void> {
  let draining = false;
  // Whoever still sends while it is answered could send anything next: the connection is of no more use.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (draining || isStillSending(request.raw)) reply.header('connection', 'close');
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
