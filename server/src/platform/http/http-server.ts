import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createConnections } from './connections.ts';
import type { LingeringLimits } from './lingering-close.ts';
import { refuseBrokenRequest, refuseOddRequests, wantHost } from './odd-requests.ts';

export interface HttpLimits {
  headerBytes: number;
  headersMilliseconds: number;
  requestMilliseconds: number;
  keepAliveMilliseconds: number;
  /** Neither sent nor read anything for this long, in the middle of a request or an answer. */
  silentMilliseconds: number;
  /** How often it is looked which of them have taken too long. */
  lookMilliseconds: number;
  lingering: LingeringLimits;
  /** How many clients may be connected at once. */
  connections: number;
}

export interface HttpServer {
  readonly connections: () => number;
  /** For Fastify, which brings what serves a request. */
  create(serve: RequestListener): Server;
  refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void;
}

/** Node's server with our limits: no client can hold a connection for nothing, and each refusal is heard. */
export function httpServer(limits: HttpLimits): HttpServer {
  const connections = createConnections(limits.connections, limits.lingering);
  return {
    connections: connections.count,
    create(serve) {
      const answer = wantHost(serve);
      const server = createServer(
        {
          requestTimeout: limits.requestMilliseconds,
          headersTimeout: limits.headersMilliseconds,
          keepAliveTimeout: limits.keepAliveMilliseconds,
          connectionsCheckingInterval: limits.lookMilliseconds,
          maxHeaderSize: limits.headerBytes,
          requireHostHeader: false,
        },
        (request, response) => {
          // Whoever was told that the connection closes, and sends another request all the same, is not served.
          if (connections.isEnding(request.socket)) return;
          connections.began(request, response);
          answer(request, response);
        },
      );
      server.setTimeout(limits.silentMilliseconds);
      server.on('connection', connections.opened);
      refuseOddRequests(server, connections);
      return server;
    },
    refuseBrokenRequest: (error, socket) => refuseBrokenRequest(connections, error, socket),
  };
}
