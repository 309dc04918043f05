import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './early-refusal.ts';
import { isOwnCall } from './own-calls.ts';
import { isStillSending } from './still-sending.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body arrives while the work runs, which may take minutes, so the request does not count as in progress. */
    readsSlowly?: boolean;
  }
}

export interface Admission {
  readonly inFlight: () => number;
  readonly waiting: () => number;
  /** Runs before the application and refuses requests that cannot be served before they cost anything. */
  guard(serve: RequestListener): RequestListener;
  install(app: FastifyInstance): void;
  /** The milliseconds that a request has waited for its turn, because its remaining time is shorter. */
  waited(response: ServerResponse): number;
  /** Frees the place of a request before it is answered. */
  leavePlace(response: ServerResponse): void;
}

export interface AdmissionLimits {
  inFlight: number;
  /** Requests in the queue only cost memory, and refused ones are repeated. Nevertheless nobody should wait long. */
  waiting: number;
  waitMilliseconds: number;
}

/** This path reports that the process runs, even under full load. */
const alwaysServed = '/health/live';

/**
 * Serving a few requests at a time is faster than serving all at once. Beyond the limit a request waits a moment with
 * its body unread and is then told to come back, so that the others keep their speed. Slow sending and reading does
 * not occupy a place; only the work in between counts.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  let inFlight = 0;
  const line = new Set<() => void>();
  const places = new WeakMap<ServerResponse, () => void>();
  const waits = new WeakMap<ServerResponse, number>();
  const hasRoom = () => inFlight < limits.inFlight;

  function letIn(): void {
    for (const begin of line) {
      if (!hasRoom()) return;
      line.delete(begin);
      begin();
    }
  }

  function takePlace(response: ServerResponse): void {
    // The client has left before its turn, so no event will report the end of this response.
    if (response.destroyed) return;
    inFlight += 1;
    const leave = () => {
      if (!places.delete(response)) return;
      inFlight -= 1;
      letIn();
    };
    places.set(response, leave);
    response.once('close', leave);
  }

  const waited = (response: ServerResponse) => waits.get(response) ?? 0;
  const leavePlace = (response: ServerResponse) => places.get(response)?.();

  function whenThereIsRoom(response: ServerResponse, begin: () => void, giveUp: () => void): void {
    if (hasRoom()) begin();
    else if (line.size >= limits.waiting) giveUp();
    else waitInLine(response, begin, giveUp);
  }

  function waitInLine(response: ServerResponse, begin: () => void, giveUp: () => void): void {
    const since = performance.now();
    const turn = () => {
      waits.set(response, waited(response) + performance.now() - since);
      clearTimeout(timer);
      response.off('close', goAway);
      begin();
    };
    const goAway = () => {
      clearTimeout(timer);
      line.delete(turn);
    };
    const timer = setTimeout(() => {
      line.delete(turn);
      response.off('close', goAway);
      giveUp();
    }, limits.waitMilliseconds);
    response.once('close', goAway);
    line.add(turn);
  }

  return {
    inFlight: () => inFlight,
    waiting: () => line.size,
    guard: (serve) => (request, response) => {
      if (request.url === alwaysServed) {
        places.set(response, () => {});
        return serve(request, response);
      }
      const begin = () => {
        if (!isStillSending(request)) takePlace(response);
        serve(request, response);
      };
      whenThereIsRoom(response, begin, () => refuseTooMuch(request, response));
    },
    install(app) {
      app.addHook('preValidation', (request, reply, done) => {
        const hasPlace = places.has(reply.raw) || isOwnCall(request);
        if (hasPlace || request.routeOptions.config.readsSlowly) return done();
        const begin = () => {
          takePlace(reply.raw);
          done();
        };
        whenThereIsRoom(reply.raw, begin, () => {
          reply.hijack();
          refuseTooMuch(request.raw, reply.raw);
        });
      });
      app.addHook('onSend', (_request, reply, payload, done) => {
        leavePlace(reply.raw);
        done(null, payload);
      });
    },
    waited,
    leavePlace,
  };
}

const refuseTooMuch = (request: IncomingMessage, response: ServerResponse) =>
  refuse(request, response, 'service.overloaded', { 'retry-after': '1' });
