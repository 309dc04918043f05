import type { Resource } from '@metra/contract/resources';

/** What is known of a file, without its bytes. */
export interface ResourceRow {
  id: number;
  name: string;
  description: string | null;
  type: Resource['type'];
  mime_type: string;
  size: number;
  checksum: Buffer;
  storage_key: string;
  created_at: Date;
  deleted_at: Date | null;
  version: number;
}

export const resourceColumns = [
  'id',
  'name',
  'description',
  'type',
  'mime_type',
  'size',
  'checksum',
  'storage_key',
  'created_at',
  'deleted_at',
  'version',
] as const;
