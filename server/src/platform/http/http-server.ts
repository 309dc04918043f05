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
  /** A connection ends if nothing was sent or read for this long in the middle of a request or an answer. */
  silentMilliseconds: number;
  /** The server checks this often which connections have taken too long. */
  lookMilliseconds: number;
  lingering: LingeringLimits;
  /** This many clients may be connected at once. */
  connections: number;
}

export interface HttpServer {
  readonly connections: () => number;
  /** Fastify calls this with the function that serves a request. */
  create(serve: RequestListener): Server;
  refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void;
}

/**
 * This is Node's server with our limits: no client can hold a connection without using it, and each client
 * receives the reason of a refusal.
 */
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
          // A client that learnt that the connection closes, and sends another request nevertheless, is not
          // served.
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
