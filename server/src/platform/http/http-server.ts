import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseOddRequests, wantHost } from './odd-requests.ts';

export interface HttpLimits {
  headerBytes: number;
  headersMilliseconds: number;
  requestMilliseconds: number;
  keepAliveMilliseconds: number;
  /** A connection ends if nothing was sent or read for this long in the middle of a request or an answer. */
  silentMilliseconds: number;
  /** The server checks this often which connections have taken too long. */
  lookMilliseconds: number;
  /** This many clients may be connected at once. */
  connections: number;
}

export interface HttpServer {
  readonly connections: () => number;
  /** Fastify calls this with the function that serves a request. */
  create(serve: RequestListener): Server;
}

/**
 * This is Node's server with our limits: no client can hold a connection without using it, and each client
 * receives the reason of a refusal.
 */
export function httpServer(limits: HttpLimits): HttpServer {
  const open = new Set<Socket>();
  return {
    connections: () => open.size,
    create(serve) {
      const server = createServer(
        {
          requestTimeout: limits.requestMilliseconds,
          headersTimeout: limits.headersMilliseconds,
          keepAliveTimeout: limits.keepAliveMilliseconds,
          connectionsCheckingInterval: limits.lookMilliseconds,
          maxHeaderSize: limits.headerBytes,
          requireHostHeader: false,
        },
        wantHost(serve),
      );
      server.setTimeout(limits.silentMilliseconds);
      server.maxConnections = limits.connections;
      server.on('connection', (socket) => {
        open.add(socket);
        socket.once('close', () => open.delete(socket));
      });
      refuseOddRequests(server);
      return server;
    },
  };
}
