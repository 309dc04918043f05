import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    admitted: boolean;
  }
}

/**
 * Serving a few at a time is faster than serving all at once badly: past the limit a request is refused at
 * once, before its body is read, so that what is served keeps its pace. A slow client's body does not count.
 */
export function installAdmission(app: FastifyInstance, maxInFlight: number): { inFlight: () => number } {
  let inFlight = 0;
  const refusal = () =>
    inFlight < maxInFlight ? undefined : new DomainError('service.overloaded', { retryAfterSeconds: 1 });

  app.decorateRequest('admitted', false);
  app.addHook('onRequest', (_request, _reply, done) => done(refusal()));
  app.addHook('preValidation', (request, _reply, done) => {
    const refused = refusal();
    if (refused) return done(refused);
    inFlight += 1;
    request.admitted = true;
    done();
  });
  const release = (request: { admitted: boolean }, done: () => void) => {
    if (request.admitted) inFlight -= 1;
    request.admitted = false;
    done();
  };
  app.addHook('onResponse', (request, _reply, done) => release(request, done));
  app.addHook('onRequestAbort', release);
  return { inFlight: () => inFlight };
}
