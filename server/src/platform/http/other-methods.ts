import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

export interface ServedPath {
  /** The router's notation: `/my/reports/:year`. */
  url: string;
  methods: ReadonlySet<string>;
}

interface KnownPath extends ServedPath {
  parts: readonly string[];
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

/**
 * Refuses an existing path with a method that it does not have. Most of these calls find no route and are refused by
 * a hook, because routes for all of them would take most of the application's start time. Only paths that share
 * addresses have such routes: `DELETE /goals/export` is not `DELETE /goals/:id`.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  served: readonly ServedPath[],
  assertApplication: (request: FastifyRequest) => void,
): void {
  const known = served.map((path): KnownPath => ({ ...path, parts: path.url.split('/') }));
  const byLength = Map.groupBy(known, ({ parts }) => parts.length);

  const refuse = (path: ServedPath, request: FastifyRequest, reply: FastifyReply) => {
    assertApplication(request);
    reply.header('allow', [...path.methods].join(', '));
    throw new DomainError('method.not_allowed');
  };

  for (const paths of byLength.values()) {
    for (const path of paths.filter((each) => sharesAddresses(each, paths))) {
      app.route({
        method: methods.filter((method) => !path.methods.has(method)),
        exposeHeadRoute: false,
        url: path.url,
        onRequest: async (request, reply) => refuse(path, request, reply),
        handler: () => undefined,
      });
    }
  }

  // The refusal comes before the body is read, which is not needed.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && methods.includes(request.method)) {
      const parts = partsOf(request.url);
      const path = byLength.get(parts.length)?.find((each) => overlap(each.parts, parts));
      if (path) refuse(path, request, reply);
    }
    done();
  });
}

const sharesAddresses = (path: KnownPath, paths: readonly KnownPath[]) =>
  paths.some((other) => other !== path && overlap(other.parts, path.parts));

const isParameter = (part: string) => part.startsWith(':');

const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((part, at) => part === others[at] || isParameter(part) || isParameter(others[at] ?? ''));

/** The router has read this address, so it can be decoded. */
const partsOf = (url: string): string[] => decodeURI(url.split(/[?#]/, 1)[0] ?? '').split('/');
