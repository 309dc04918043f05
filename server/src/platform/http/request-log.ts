import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

const slowMilliseconds = 1000;

/** Requests are logged by route pattern only, because an address can contain a token, a search or an id. */
export function installRequestLog(app: FastifyInstance, log: Log): void {
  // Each line that the program writes about a request contains its id, so no request needs a logger of its own.
  app.setChildLoggerFactory((logger) => logger);
  app.addHook('onResponse', (request, reply, done) => {
    const slow = reply.elapsedTime > slowMilliseconds;
    const level = reply.statusCode >= 500 || slow ? 'warn' : 'debug';
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          responseId: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          account: request.actor?.accountId,
        },
        slow ? 'slow request' : 'request',
      );
    }
    done();
  });
}
