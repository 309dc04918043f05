import { join } from 'node:path';
import { runCommand } from '../../platform/backup/command.ts';
import { type Configuration, ConfigurationError } from '../../platform/configuration.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createFolderStore } from '../../platform/files/folder-store.ts';
import { createS3Store } from '../../platform/files/s3-store.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { moveAllFiles } from './move-files.service.ts';

const usage = 'Say where files come from and go to: --from folder --to s3, or --from s3 --to folder.';
const places = ['folder', 's3'] as const;
type Place = (typeof places)[number];

const tellEveryMs = 5_000;

/** The value follows its option or is joined to it: `--from folder`, `--from=folder`. */
function placeAfter(option: string): Place {
  const given = process.argv.slice(2);
  const at = given.indexOf(`--${option}`);
  const word = at >= 0 ? given[at + 1] : given.find((each) => each.startsWith(`--${option}=`))?.split('=')[1];
  const place = places.find((each) => each === word);
  if (!place) throw new ConfigurationError(usage);
  return place;
}

function storeIn(place: Place, { dataDir, s3 }: Configuration): FileStore {
  const temporaryFolder = join(dataDir, 'temporary');
  if (place === 'folder') return createFolderStore({ folder: join(dataDir, 'files'), temporaryFolder });
  if (!s3)
    throw new ConfigurationError('The object storage is unknown: set S3_ENDPOINT, S3_BUCKET and its keys.');
  return createS3Store({ ...s3, temporaryFolder });
}

/** Prints the progress to stderr, because the result goes to stdout. */
function tellProgress(): (done: number, total: number) => void {
  let told = Date.now();
  return (done, total) => {
    if (Date.now() - told < tellEveryMs) return;
    told = Date.now();
    process.stderr.write(`${done} of ${total} files\n`);
  };
}

const named = (keys: readonly string[]) => `${keys.slice(0, 20).join(', ')}${keys.length > 20 ? ', …' : ''}`;

await runCommand(async ({ configuration }) => {
  const [source, target] = [placeAfter('from'), placeAfter('to')];
  if (source === target) throw new ConfigurationError(usage);
  const from = storeIn(source, configuration);
  const to = storeIn(target, configuration);
  const { copied, present, missing, damaged } = await moveAllFiles(configuration, {
    from,
    to,
    onProgress: tellProgress(),
  }).catch(explained);
  const result = `${copied} files copied, ${present} were there already.`;
  if (missing.length + damaged.length === 0)
    return `${result} Nothing was removed or switched over: see docs/operations.md.`;
  process.exitCode = 1;
  return [
    result,
    ...(missing.length > 0 ? [`Missing in the ${source}: ${named(missing)}.`] : []),
    ...(damaged.length > 0 ? [`Damaged in the ${source}: ${named(damaged)}.`] : []),
  ].join(' ');
});

/** Prints the storage's own message instead of the one for visitors. */
function explained(error: unknown): never {
  if (error instanceof DomainError && error.key === 'service.unavailable')
    throw new ConfigurationError(
      `The object storage cannot be used: ${reasonOf(error.cause)} What has arrived stays; run this again.`,
    );
  throw error;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return `${cause.message}${cause.cause instanceof Error ? ` (${cause.cause.message})` : ''}.`;
}
