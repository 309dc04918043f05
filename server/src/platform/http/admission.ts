import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';
import { refuse } from './early-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is still to come when the work begins: it may take minutes, so it takes nobody's place. */
    readsSlowly?: boolean;
  }
}

export interface Admission {
  readonly inFlight: () => number;
  /** In front of the application: refuses what cannot be served before it costs anything. */
  guard(serve: Serve): Serve;
  install(app: FastifyInstance): void;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A client that is refused at once asks again at once; one that waits a moment leaves time for the others. */
const refusalDelayMilliseconds = 250;
const mostWaiting = 2_000;

/**
 * Serving a few at a time is faster than serving all at once badly: past the limit a request is refused before
 * its body is read, so that what is served keeps its pace. A slow client's body does not count.
 */
export function createAdmission(maxInFlight: number): Admission {
  let inFlight = 0;
  let waiting = 0;
  const full = () => inFlight >= maxInFlight;

  function refuseLater(request: IncomingMessage, response: ServerResponse): void {
    const delay = waiting < mostWaiting ? refusalDelayMilliseconds : 0;
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      refuse(request, response, 'service.overloaded', { 'retry-after': '1' });
    }, delay);
  }

  return {
    inFlight: () => inFlight,
    guard: (serve) => (request, response) =>
      full() && request.url !== '/health/live' ? refuseLater(request, response) : serve(request, response),
    install(app) {
      app.addHook('preValidation', (request, reply, done) => {
        if (request.routeOptions.config.readsSlowly) return done();
        if (full()) return done(new DomainError('service.overloaded', { retryAfterSeconds: 1 }));
        // A client that went away while its body was read: nobody would tell us that it is over.
        if (reply.raw.destroyed) return done();
        inFlight += 1;
        // Comes exactly once, whether the answer was sent or the client went away before.
        reply.raw.once('close', () => {
          inFlight -= 1;
        });
        done();
      });
    },
  };
}
