import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { refuse } from './early-refusal.ts';
import { httpServer } from './http-server.ts';
import { refuseBrokenRequest } from './odd-requests.ts';

const quick = {
  headerBytes: 16 * 1024,
  headersMilliseconds: 100,
  requestMilliseconds: 300,
  keepAliveMilliseconds: 60_000,
  silentMilliseconds: 60_000,
  lookMilliseconds: 50,
  connections: 100,
};

const sockets: Socket[] = [];
let server: Server;
let served: string[] = [];

/** Refuses /refused, answers /large with more than a connection buffers, and reads everything else. */
async function start(limits = quick): Promise<() => number> {
  const http = httpServer(limits);
  served = [];
  server = http.create((request, response) => {
    served.push(request.url ?? '');
    if (request.url === '/refused') refuse(request, response, 'auth.unauthenticated');
    else if (request.url === '/large') response.end(Buffer.alloc(50_000_000));
    else request.resume().once('end', () => response.end('whole'));
  });
  server.on('clientError', refuseBrokenRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return http.connections;
}

/** A client that never closes its side and collects what it receives. */
function client(...lines: string[]): { socket: Socket; heard: () => string } {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => {});
  if (lines.length > 0) socket.write(lines.join('\r\n'));
  sockets.push(socket);
  return { socket, heard: () => heard };
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test.each([
  ['sends nothing', 408, []],
  ['does not finish its headers', 408, ['GET / HTTP/1.1', 'host: a']],
  ['does not finish its body', 408, ['POST / HTTP/1.1', 'host: a', 'content-length: 9', '', 'abc']],
  ['was refused while it sends', 401, ['POST /refused HTTP/1.1', 'host: a', 'content-length: 9', '', 'abc']],
  ['cuts a chunk short', 400, ['POST / HTTP/1.1', 'host: a', 'transfer-encoding: chunked', '', 'zz', '']],
])('a client that %s gets %i, and its connection is closed', async (_, status, lines) => {
  const connections = await start();
  const { heard } = client(...lines);
  await vi.waitFor(() => expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `)), patience);
  await vi.waitFor(() => expect(connections()).toBe(0), patience);
});

test('a client that keeps sending after its refusal is cut when the time for its request is over', async () => {
  const connections = await start();
  const { socket, heard } = client('POST /refused HTTP/1.1', 'host: a', 'content-length: 999999999', '', '');
  await vi.waitFor(() => expect(heard()).toContain('401'), patience);
  const sending = async () => {
    for await (const _ of every(10)) if (socket.destroyed || !socket.write('more')) return;
  };
  void sending();
  await vi.waitFor(() => expect(connections()).toBe(0), patience);
});

test('a client that does not read its answer is cut', async () => {
  const connections = await start({ ...quick, silentMilliseconds: 300 });
  const { socket } = client('GET /large HTTP/1.1', 'host: a', '', '');
  socket.pause();
  await vi.waitFor(() => expect(connections()).toBe(1), patience);
  await vi.waitFor(() => expect(connections()).toBe(0), patience);
});

test('a client hears its refusal however much it still sends, and is served again afterwards', async () => {
  await start({ ...quick, requestMilliseconds: 60_000 });
  const size = 20_000_000;
  const { socket, heard } = client('POST /refused HTTP/1.1', 'host: a', `content-length: ${size}`, '', '');
  await vi.waitFor(() => expect(heard()).toContain('401'), patience);
  await new Promise((resolve) => socket.write(Buffer.alloc(size), resolve));
  socket.write('GET /next HTTP/1.1\r\nhost: a\r\n\r\n');
  await vi.waitFor(() => expect(heard()).toContain('whole'), patience);
  expect(served).toEqual(['/refused', '/next']);
});

test('beyond the limit a new connection is closed, and the others are served', async () => {
  const connections = await start({ ...quick, requestMilliseconds: 60_000, connections: 1 });
  const busy = client('POST / HTTP/1.1', 'host: a', 'content-length: 9', '', 'abc');
  await vi.waitFor(() => expect(connections()).toBe(1), patience);
  const { socket } = client();
  await new Promise((resolve) => socket.once('end', resolve));
  busy.socket.write('defghi');
  await vi.waitFor(() => expect(busy.heard()).toContain('whole'), patience);
});
