import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeWhenSent, type LingeringLimits, lingeringClose } from './lingering-close.ts';

export interface Connections {
  readonly count: () => number;
  opened(socket: Socket): void;
  /** Every request, before anything is done for it. */
  began(request: IncomingMessage, response: ServerResponse): void;
  /** Ends a connection so that its client still hears what was written. */
  end(socket: Socket): void;
  /** Nothing more will be said on it. */
  isEnding(socket: Socket): boolean;
  /** Where the answer has begun, another one would only be read as a part of it. */
  isAnswering(socket: Socket): boolean;
}

const bodyIsToCome = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether its client still sends; what it is told now may be taken away from it by closing the connection. */
export const isStillSending = (request: IncomingMessage): boolean =>
  bodyIsToCome(request) && !request.complete;

/**
 * The open connections of a server. Each takes a descriptor, and without one neither a new client nor the database is
 * reached: when there are too many, the one whose client has kept it waiting for the longest has to go.
 */
export function createConnections(most: number, lingering: LingeringLimits): Connections {
  let count = 0;
  /** Those that wait for their client, the longest waiting first. */
  const waiting = new Set<Socket>();
  const ending = new WeakSet<Socket>();
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  function waitsFrom(now: Socket): void {
    waiting.delete(now);
    if (!now.destroyed) waiting.add(now);
  }

  function makeRoom(): void {
    const [longest] = waiting;
    if (!longest) return;
    waiting.delete(longest);
    longest.destroy();
  }

  function end(socket: Socket): void {
    if (ending.has(socket)) return;
    ending.add(socket);
    const request = latest.get(socket)?.request;
    request?.once('end', () => closeWhenSent(socket));
    request?.resume();
    lingeringClose(socket, lingering);
  }

  return {
    count: () => count,
    opened(socket) {
      count += 1;
      waiting.add(socket);
      socket.once('close', () => {
        count -= 1;
        waiting.delete(socket);
      });
      // Node calls it after the last answer on a connection.
      socket.destroySoon = () => {
        const request = latest.get(socket)?.request;
        if (request && isStillSending(request)) end(socket);
        else closeWhenSent(socket);
      };
      if (count > most) makeRoom();
    },
    began(request, response) {
      const { socket } = request;
      latest.set(socket, { request, response });
      if (bodyIsToCome(request)) {
        waitsFrom(socket);
        request.once('end', () => waiting.delete(socket));
      } else waiting.delete(socket);
      response.once('close', () => {
        waitsFrom(socket);
        if (isStillSending(request)) end(socket);
      });
    },
    end,
    isEnding: (socket) => ending.has(socket),
    isAnswering(socket) {
      const { headersSent = false, writableFinished = false } = latest.get(socket)?.response ?? {};
      return headersSent && !writableFinished;
    },
  };
}
