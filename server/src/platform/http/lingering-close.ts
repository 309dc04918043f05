import { Socket } from 'node:net';

export interface LingeringLimits {
  /** Whoever has sent nothing for this long does not send any more, or only wants to keep the connection. */
  silentMilliseconds: number;
  longestMilliseconds: number;
  bytes: number;
}

/** What Node does at the end of a connection: closes it once the answer is sent. */
export const closeWhenSent = (socket: Socket): void => Socket.prototype.destroySoon.call(socket);

/**
 * Ends a connection while its client still sends. Closed at once, the client's next bytes would be answered by a reset,
 * which takes the answer away before it is read. So what still comes is thrown away for a while; then the connection
 * is closed, whether the client has closed its side or not.
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
