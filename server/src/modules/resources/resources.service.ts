import type { FieldError } from '@metra/contract/core/errors';
import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  Resource,
  ResourceUpdate,
  ResourceUse,
  ResourceUses,
  ResourceWrite,
  resources,
  StorageState,
} from '@metra/contract/operations/resources';
import type { Tx } from '../../platform/database/database.ts';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { quotaOf } from '../../platform/http/quota.ts';
import type { Platform } from '../../platform/platform.ts';
import { described } from './described.ts';
import { takeKeptBytes } from './keep-bytes.service.ts';
import { restorableSince } from './resource-lifetime.ts';
import { imageLinks, resourceLinks } from './resource-links.ts';
import { resourceUseStore } from './resource-uses.store.ts';
import { resourceUseViews } from './resource-uses.views.ts';
import { type ResourceRow, resourceStore } from './resources.store.ts';
import { resourceView, resourceViews } from './resources.views.ts';
import { assertRoom, storageLimits } from './storage-limits.ts';
import { createReceiveUpload } from './uploads.service.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'receiveFile' | 'signedLinks' | 'clock' | 'signals'>;

export function resourcesService(needs: Needs) {
  const { database, clock, signals } = needs;
  const links = { linkTo: resourceLinks(needs), imageLink: imageLinks(needs) };
  const receiveUpload = createReceiveUpload(needs);
  const view = (row: ResourceRow) => resourceView(row, links);
  const storeFor = ({ actor }: Call) => resourceStore(database.kysely, actor.organisationId);

  /** Clears cached pages that show the file. */
  async function announce(tx: Tx, { actor }: Call, id: number): Promise<void> {
    if (await resourceUseStore(tx, actor.organisationId).isPublished(id)) await signals.send(tx, 'catalogue');
  }

  return {
    list: ({ actor }: Call, query: Query<typeof resources.list>): Promise<Page<Resource>> =>
      resourceViews(database.kysely, { organisationId: actor.organisationId, links }).list(
        query,
        restorableSince(clock.now()),
      ),

    async storage(call: Call): Promise<StorageState> {
      const { bytes, files } = await storeFor(call).storageUse();
      const limits = quotaOf(call.actor, storageLimits);
      return { bytes, maxBytes: limits.bytes, files, maxFiles: limits.files };
    },

    async read(call: Call, id: number): Promise<Resource> {
      return view(known(await storeFor(call).find(id), clock.now()));
    },

    async create(call: Call, write: ResourceWrite, file: Upload | undefined): Promise<Resource> {
      if (!file) throw invalid('file', 'required');
      const { organisationId, accountId } = call.actor;
      // This check is not reliable yet, but it spares most people a long upload that would be refused.
      const limits = quotaOf(call.actor, storageLimits);
      assertRoom(await storeFor(call).storageUse(), { bytes: 1, bytesWithDeleted: 1, files: 1 }, limits);
      const row = await receiveUpload(file, (received) =>
        database.transaction(async (tx) => {
          const store = resourceStore(tx, organisationId);
          const { size } = received;
          await store.lockStorage();
          assertRoom(await store.storageUse(), { bytes: size, bytesWithDeleted: size, files: 1 }, limits);
          const content = await contentOf(tx, received);
          assertFits(write.type, content.mime_type);
          const words = described({ ...write, name: write.name ?? file.fileName });
          return store.add(accountId, { ...words, type: write.type, ...content }, clock.now());
        }),
      );
      return view(row);
    },

    /** Adds a file of the demo, which nobody has uploaded, and returns its id. */
    async deliver(organisationId: number, type: 'IMAGE' | 'LOGO', file: Upload): Promise<number> {
      const row = await receiveUpload(file, (received) =>
        database.transaction(async (tx) => {
          const words = described({ name: file.fileName });
          const content = await contentOf(tx, received);
          return resourceStore(tx, organisationId).add(null, { ...words, type, ...content }, clock.now());
        }),
      );
      return row.id;
    },

    async update(call: Call, id: number, write: ResourceUpdate, file: Upload | undefined): Promise<Resource> {
      current(await storeFor(call).find(id), write.version);
      const change = (received?: ReceivedFile) =>
        database.transaction(async (tx) => {
          const store = resourceStore(tx, call.actor.organisationId);
          await store.lockStorage();
          const before = current(await store.lock(id), write.version);
          if (received) {
            const more = received.size - before.size;
            const limits = quotaOf(call.actor, storageLimits);
            assertRoom(await store.storageUse(), { bytes: more, bytesWithDeleted: more, files: 0 }, limits);
          }
          const content = received && (await contentOf(tx, received));
          const type = write.type ?? before.type;
          assertFits(type, content?.mime_type ?? before.mime_type);
          const row = await store.replace(id, { ...described(write, before), type, ...content }, clock.now());
          await announce(tx, call, id);
          return row;
        });
      return view(file ? await receiveUpload(file, change) : await change());
    },

    async uses(call: Call, id: number): Promise<ResourceUses> {
      known(await storeFor(call).find(id), clock.now());
      return resourceUseViews(database.kysely, {
        organisationId: call.actor.organisationId,
        language: call.language,
      }).of(id);
    },

    remove: (call: Call, id: number, { force = false }: Query<typeof resources.remove>): Promise<void> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        const store = resourceStore(tx, organisationId);
        // A use that starts at the same moment is written first, and a later one does not find the file.
        const row = await store.lock(id);
        if (!row || row.deleted_at) throw new DomainError('not_found.resource');
        const { uses } = force
          ? { uses: [] }
          : await resourceUseViews(tx, { organisationId, language: call.language }).of(id);
        if (uses.length > 0) throw new DomainError('resource.in_use', { fields: uses.map(inUse) });
        await store.setDeleted(id, clock.now());
        await announce(tx, call, id);
      }),

    async restore(call: Call, id: number): Promise<Resource> {
      const { actor } = call;
      const row = await database.transaction(async (tx) => {
        const store = resourceStore(tx, actor.organisationId);
        await store.lockStorage();
        const before = known(await store.lock(id), clock.now());
        if (!before.deleted_at) return before;
        const more = { bytes: before.size, bytesWithDeleted: 0, files: 0 };
        assertRoom(await store.storageUse(), more, quotaOf(actor, storageLimits));
        await announce(tx, call, id);
        return store.setDeleted(id, null);
      });
      return view(orNotFound(row, 'not_found.resource'));
    },
  };
}

/** Assigns the bytes to the row. Fails if the upload took so long that they were given up. */
async function contentOf(tx: Tx, { key, size, checksum, mimeType, image }: ReceivedFile) {
  await takeKeptBytes(tx, key);
  return {
    storage_key: key,
    size,
    checksum,
    mime_type: mimeType,
    image_width: image?.width ?? null,
    image_height: image?.height ?? null,
    image_moves: image?.moves ?? false,
  };
}

/** Deleted files are visible as long as they can be restored. */
function known(row: ResourceRow | undefined, now: Date): ResourceRow {
  if (!row || (row.deleted_at && row.deleted_at <= restorableSince(now)))
    throw new DomainError('not_found.resource');
  return row;
}

function current(row: ResourceRow | undefined, version: number): ResourceRow {
  if (!row || row.deleted_at) throw new DomainError('not_found.resource');
  assertVersion(row.version, version);
  return row;
}

function assertFits(type: Resource['type'], mimeType: string): void {
  const mustBeImage = type === 'IMAGE' || type === 'LOGO';
  if (mustBeImage && !mimeType.startsWith('image/')) throw new DomainError('resource.type_refused');
}

/** A name may be longer than a detail of an error. */
const inUse = ({ name }: ResourceUse): FieldError => ({
  path: 'uses',
  key: 'inUse',
  detail: name.slice(0, 300).toWellFormed(),
});
