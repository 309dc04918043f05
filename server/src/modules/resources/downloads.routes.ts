import type { FastifyInstance, FastifyRequest } from 'fastify';
import { downloadHeaders } from '../../platform/files/download-headers.ts';
import type { ByteRange } from '../../platform/files/file-store.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { downloadName } from './file-names.ts';
import { allResourcesStore, type ResourceRow } from './resources.store.ts';
import { assertSigned, runAsNetwork } from './signed-request.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'signedLinks'>;

interface Link {
  Params: { id: string; name: string };
  Querystring: { expires?: unknown; signature?: unknown };
}

/** Serves files to anyone with a signed link; no other permission is checked. */
export function installDownloads(app: FastifyInstance, { database, files, signedLinks }: Needs): void {
  app.get<Link>('/files/:id/:name', async (request, reply) => {
    assertSigned(request, signedLinks);
    const file = orNotFound(
      await runAsNetwork(request, () =>
        allResourcesStore(database.kysely).undeleted(Number(request.params.id)),
      ),
      'not_found.resource',
    );
    const headers = headersOf(file);
    if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send();

    const range = rangeOf(request, file.size, headers.etag);
    const content = await files.open(file.storage_key, range);
    reply.headers(headers);
    if (!range) return reply.header('content-length', file.size).send(content);
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('content-length', range.end - range.start + 1)
      .send(content);
  });
}

/** The browser revalidates each time, because the same link shows the new content after a file was replaced. */
const headersOf = ({ name, mime_type, checksum }: ResourceRow) => ({
  ...downloadHeaders({ name: downloadName(name, mime_type), mimeType: mime_type }),
  etag: `"${checksum.toString('base64url')}"`,
  'cache-control': 'private, no-cache',
  'accept-ranges': 'bytes',
});

/** A range is ignored if the file was replaced meanwhile, because parts of two versions do not fit together. */
function rangeOf({ headers }: FastifyRequest, size: number, tag: string) {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag ? byteRange(headers.range, size) : undefined;
}

/** The requested part of a file; undefined for the whole file and for ranges that are not supported. */
function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const last = size - 1;
  const range =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) };
  return range.start <= range.end ? range : undefined;
}
