import { randomBytes } from 'node:crypto';
import type { Resource } from '@metra/contract/operations/resources';
import sharp from 'sharp';
import { newFileKey } from '../../src/platform/files/file-store.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { TestApp } from '../app/test-app.ts';

/** A small valid document. */
export const aPdf = (text = 'Stromrechnung') => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\n`);

export const aPicture = async (width = 60, height = 40): Promise<Uint8Array<ArrayBuffer>> => {
  const background = { r: 254, g: 201, b: 47 };
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
};

interface Wishes {
  name?: string;
  type?: Resource['type'];
  mimeType?: string;
  /** The size in the database; nothing is stored. */
  size?: number;
  deletedAt?: Date;
}

/** The row of a file, without its bytes. */
export async function aResource(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  organisationId: number,
  wishes: Wishes = {},
): Promise<number> {
  const now = clock.now();
  const { id } = await database.kysely
    .insertInto('resources')
    .values({
      organisation_id: organisationId,
      name: wishes.name ?? 'logo.png',
      type: wishes.type ?? 'FILE',
      mime_type: wishes.mimeType ?? 'image/png',
      size: wishes.size ?? 3,
      checksum: randomBytes(32),
      storage_key: newFileKey(),
      created_at: now,
      updated_at: now,
      deleted_at: wishes.deletedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Sent {
  method?: string;
  path?: string;
  resource?: unknown;
  file?: Blob | File;
  /** Puts the file before the JSON. */
  fileFirst?: boolean;
}

/** Sends a form like a browser. */
export function sendForm(
  app: Pick<TestApp, 'fetch'>,
  token: string,
  { method = 'POST', path = '/resources', resource = {}, file, fileFirst = false }: Sent,
): Promise<Response> {
  const form = new FormData();
  const parts = [
    () => form.append('resource', new Blob([JSON.stringify(resource)], { type: 'application/json' })),
    () => file && form.append('file', file),
  ];
  for (const add of fileFirst ? parts.toReversed() : parts) add();
  return app.fetch(`/api/v1${path}`, { method, body: form, headers: { authorization: `Bearer ${token}` } });
}

/** A real upload. */
export async function anUpload(
  app: Pick<TestApp, 'fetch'>,
  token: string,
  file: File,
  resource: unknown = {},
): Promise<Resource> {
  const response = await sendForm(app, token, { file, resource });
  if (response.status !== 201) throw new Error(`Refused with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Resource;
}
