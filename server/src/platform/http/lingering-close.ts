import { Socket } from 'node:net';

export interface LingeringLimits {
  /** A client that has sent nothing for this long has finished, or only wants to hold the connection. */
  silentMilliseconds: number;
  longestMilliseconds: number;
  bytes: number;
}

/** Node does the same at the end of a connection: it closes the connection once the answer is sent. */
export const closeWhenSent = (socket: Socket): void => Socket.prototype.destroySoon.call(socket);

/**
 * Ends a connection while its client still sends. If the connection closed at once, the client's next bytes
 * would cause a reset, which discards the answer before the client reads it. Further bytes are therefore
 * ignored for a while; then the connection is closed, whether the client has closed its side or not.
 */
export function lingeringClose(socket: Socket, limits: LingeringLimits): void {
  const begin = { at: performance.now(), bytes: socket.bytesRead };
  let heard = begin.bytes;
  const look = setInterval(() => {
    const isSilent = socket.bytesRead === heard;
    heard = socket.bytesRead;
    const isEnough =
      heard - begin.bytes > limits.bytes || performance.now() - begin.at > limits.longestMilliseconds;
    if (isSilent || isEnough) socket.destroy();
  }, limits.silentMilliseconds);
  socket.once('close', () => clearInterval(look));
  socket.once('end', () => closeWhenSent(socket));
  socket.end();
}
