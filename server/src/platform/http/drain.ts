import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isStillSending } from './connections.ts';

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
  // A client that is still sending could send anything next, so the connection cannot be reused.
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
