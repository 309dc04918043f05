import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { DomainError } from '../http/domain-error.ts';
import { checkFileKey, type FileStore, fileMissing, newFileKey } from './file-store.ts';
import { withTemporaryFile } from './temporary-files.ts';
import { writeMeasured } from './write-measured.ts';

export type S3Options = {
  /** The endpoint is, for example, `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  temporaryFolder: string;
};

const answerWithinMs = 30_000;

/** The storage keeps files in a bucket and uses path-style addresses (`endpoint/bucket/key`). */
export function createS3Store(options: S3Options): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, temporaryFolder } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkFileKey(key)}`;

  /** The time limit ends with the response headers, so that a slow client can take longer to read the content. */
  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = addressOf(key);
    const hurry = new AbortController();
    const timer = setTimeout(
      () => hurry.abort(new Error('The file storage does not answer')),
      answerWithinMs,
    );
    try {
      return await client.fetch(address, { ...init, method, signal: hurry.signal });
    } catch (error) {
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    // S3 needs the size and hash before the first byte, so the content is written to disk first.
    put: (content, key = newFileKey()) =>
      withTemporaryFile(temporaryFolder, async (temporary) => {
        const measured = await writeMeasured(temporary, content);
        const answer = await send('PUT', key, {
          body: await openAsBlob(temporary),
          // The storage refuses content that was damaged during the transfer.
          headers: { 'x-amz-content-sha256': measured.checksum.toString('hex') },
        });
        await expectSuccess(answer);
        return { key, ...measured };
      }),

    async open(key, range) {
      const answer = await send(
        'GET',
        key,
        range && { headers: { range: `bytes=${range.start}-${range.end}` } },
      );
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw fileMissing();
      }
      if (!answer.ok || answer.body === null) return failed(answer);
      return Readable.from(answer.body, { objectMode: false });
    },

    async remove(key) {
      const answer = await send('DELETE', key);
      if (answer.status !== 404) await expectSuccess(answer);
    },
  };
}

async function expectSuccess(answer: Response): Promise<void> {
  if (!answer.ok) await failed(answer);
  await answer.body?.cancel();
}

async function failed(answer: Response): Promise<never> {
  const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'no reason given';
  throw unavailable(new Error(`The file storage answered ${answer.status} (${reason})`));
}

/** The storage is unreachable, full or refuses access. The request is valid and may succeed later. */
const unavailable = (cause: unknown) =>
  new DomainError('service.unavailable', { cause, retryAfterSeconds: 30 });
