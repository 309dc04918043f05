import { connect } from 'node:net';
import { patientDeadlineMs } from '../app/patience.ts';

/** A raw request. Headers are pairs, because one may occur twice. */
export interface RawRequest {
  method: string;
  /** The path with the query, in any encoding. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Buffer | undefined;
  /** True for chunked transfer encoding. */
  chunked?: boolean | undefined;
  /** True if less is sent than announced before the connection closes. */
  hangsUp?: boolean | undefined;
}

export interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** Header values are bytes, so they are limited to Latin-1. */
const headOf = ({ method, target, headers }: RawRequest) =>
  Buffer.from(
    [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join(
      '\r\n',
    ),
    'latin1',
  );

function bytesOf(request: RawRequest): Buffer {
  const body = request.body ?? Buffer.alloc(0);
  return Buffer.concat([headOf(request), request.chunked ? inChunks(body) : body]);
}

function inChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += 1000) {
    const part = body.subarray(at, at + 1000);
    chunks.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

/**
 * Sends a request byte by byte, unlike client libraries, and reads until the connection ends. Undefined if it ended
 * without an answer.
 */
export function exchange(address: string, request: RawRequest): Promise<RawAnswer | undefined> {
  const { port, hostname } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<RawAnswer | undefined>();
  const heard: Buffer[] = [];
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  socket.on('data', (part: Buffer) => heard.push(part));
  // Data that arrived before the error still counts.
  socket.on('error', () => socket.destroy());
  // A request without an answer after this time will not get one.
  socket.setTimeout(patientDeadlineMs, () => socket.destroy());
  socket.on('close', () => resolve(answerIn(Buffer.concat(heard))));
  if (request.hangsUp) socket.end(bytesOf(request));
  else socket.write(bytesOf(request));
  return promise;
}

const endOfHead = '\r\n\r\n';

function answerIn(heard: Buffer): RawAnswer | undefined {
  const end = heard.indexOf(endOfHead);
  if (end < 0) return undefined;
  // "100 Continue" precedes the actual answer.
  if (heard.subarray(0, end).includes(' 100 ')) return answerIn(heard.subarray(end + endOfHead.length));
  const [first = '', ...lines] = heard.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = heard.subarray(end + endOfHead.length);
  return { status, headers, body: headers.get('transfer-encoding') === 'chunked' ? joined(rest) : rest };
}

function joined(chunks: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < chunks.length; ) {
    const lineEnd = chunks.indexOf('\r\n', at);
    const size = Number.parseInt(chunks.subarray(at, lineEnd).toString('latin1'), 16);
    if (!size) break;
    parts.push(chunks.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
