import { z } from 'zod';

export const manifestName = 'manifest.json';
export const tableEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`;
export const fileEntry = (path: string) => `files/${path}`;

const Sequence = z.object({ name: z.string(), lastValue: z.number().nullable() });
const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/** The last entry of a backup, which describes its content and proves that it is complete. */
export const Manifest = z.object({
  format: z.literal('metra-backup-1'),
  createdAt: z.string(),
  program: z.string(),
  /** The applied migrations, each with the checksum of its text. */
  migrations: z.array(z.object({ version: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Null if the files are in an object store, which has its own backups. */
  files: z.array(z.string()).nullable(),
  entries: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;
export type DatabaseContent = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;
