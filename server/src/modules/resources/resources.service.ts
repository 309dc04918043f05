import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Resource, ResourceUpdate, ResourceWrite, resources } from '@metra/contract/resources';
import type { Tx } from '../../platform/database/database.ts';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanFileName } from './file-names.ts';
import { restorableSince } from './resource-lifetime.ts';
import { resourceLinks } from './resource-links.ts';
import type { ResourceRow } from './resource-row.ts';
import { resourceStore } from './resources.store.ts';
import { resourcePage, resourceView } from './resources.views.ts';
import { assertRoom, lockStorage } from './storage-use.ts';
import { unusedFilesStore } from './unused-files.store.ts';
import { uploads } from './uploads.service.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock'>;
type Who = Pick<Actor, 'organisationId' | 'accountId'>;

export function resourcesService(needs: Needs) {
  const { database, clock } = needs;
  const linkTo = resourceLinks(needs);
  const upload = uploads(needs);
  const view = (row: ResourceRow) => resourceView(row, linkTo);

  return {
    list: ({ organisationId }: Who, query: Query<typeof resources.list>): Promise<Page<Resource>> =>
      resourcePage(database.kysely, organisationId, query, {
        linkTo,
        deletedSince: restorableSince(clock.now()),
      }),

    async read({ organisationId }: Who, id: number): Promise<Resource> {
      const row = await resourceStore(database.kysely).find(organisationId, id);
      return view(known(row, clock.now()));
    },

    async create(who: Who, write: ResourceWrite, file: Upload | undefined): Promise<Resource> {
      if (!file) throw invalid('file', 'required');
      // Not certain yet, but it spares most people a long upload for nothing.
      await assertRoom(database.kysely, who.organisationId, { bytes: 1, files: 1 });
      const row = await upload(file, (received) =>
        database.transaction(async (tx) => {
          await lockStorage(tx, who.organisationId);
          await assertRoom(tx, who.organisationId, { bytes: received.size, files: 1 });
          const content = await contentOf(tx, received);
          assertFits(write.type, content.mime_type);
          return resourceStore(tx).add(
            who,
            {
              name: cleanFileName(write.name ?? file.fileName),
              description: textOrNull(write.description),
              type: write.type,
              ...content,
            },
            clock.now(),
          );
        }),
      );
      return view(row);
    },

    async update(who: Who, id: number, write: ResourceUpdate, file: Upload | undefined): Promise<Resource> {
      const { organisationId } = who;
      current(await resourceStore(database.kysely).find(organisationId, id), write.version);
      const change = (received?: ReceivedFile) =>
        database.transaction(async (tx) => {
          await lockStorage(tx, organisationId);
          const before = current(await resourceStore(tx).lock(organisationId, id), write.version);
          if (received)
            await assertRoom(tx, organisationId, { bytes: received.size - before.size, files: 0 });
          const content = received && (await contentOf(tx, received));
          const type = write.type ?? before.type;
          assertFits(type, content?.mime_type ?? before.mime_type);
          const description =
            write.description === undefined ? before.description : textOrNull(write.description);
          const name = write.name === undefined ? before.name : cleanFileName(write.name);
          return resourceStore(tx).replace(
            organisationId,
            id,
            { name, description, type, ...content },
            clock.now(),
          );
        });
      return view(file ? await upload(file, change) : await change());
    },

    async remove({ organisationId }: Who, id: number): Promise<void> {
      const row = await resourceStore(database.kysely).setDeleted(organisationId, id, clock.now());
      if (!row) throw new DomainError('not_found.resource');
    },

    async restore({ organisationId }: Who, id: number): Promise<Resource> {
      const row = await database.transaction(async (tx) => {
        await lockStorage(tx, organisationId);
        const before = known(await resourceStore(tx).lock(organisationId, id), clock.now());
        if (!before.deleted_at) return before;
        await assertRoom(tx, organisationId, { bytes: before.size, bytesWithDeleted: 0, files: 0 });
        return resourceStore(tx).setDeleted(organisationId, id, null);
      });
      if (!row) throw new DomainError('not_found.resource');
      return view(row);
    },
  };
}

/** The row takes the bytes over, or the upload took so long that they were given up. */
async function contentOf(tx: Tx, { key, size, checksum, mimeType }: ReceivedFile) {
  if (!(await unusedFilesStore(tx).take(key))) throw new DomainError('input.timeout');
  return { storage_key: key, size, checksum, mime_type: mimeType };
}

/** Deleted files are known for as long as they can be restored. */
function known(row: ResourceRow | undefined, now: Date): ResourceRow {
  if (!row || (row.deleted_at && row.deleted_at <= restorableSince(now)))
    throw new DomainError('not_found.resource');
  return row;
}

function current(row: ResourceRow | undefined, version: number): ResourceRow {
  if (!row || row.deleted_at) throw new DomainError('not_found.resource');
  if (row.version !== version) throw new DomainError('conflict.version');
  return row;
}

function assertFits(type: Resource['type'], mimeType: string): void {
  const mustBeImage = type === 'IMAGE' || type === 'LOGO';
  if (mustBeImage && !mimeType.startsWith('image/')) throw new DomainError('resource.type_refused');
}

const textOrNull = (text: string | null | undefined) => text?.trim() || null;
