import { createHash } from 'node:crypto';
import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import { verifyPaths } from '@metra/contract/rules/report-addresses';
import type { StoredFile } from '../../platform/files/file-store.ts';
import type { FrozenFile, FrozenMarks } from '../reports/reports.module.ts';
import { createStoreBytes, takeKeptBytes } from '../resources/resources.module.ts';
import { frozenReportStore, unpreparedReport, unpreparedReports } from './frozen-reports.store.ts';
import { manifestOf } from './manifest.ts';
import type { FrozenReportNeeds } from './needs.ts';

export const prepareJob = 'frozen-reports.prepare';
const resumeJob = 'frozen-reports.resume';

/** The job of a younger report is still running or will be retried. */
const resumedAfterMs = 60 * 60 * 1000;

interface Prepared {
  organisationId: number;
  id: number;
}

/** Creates the files of frozen reports and retries until it succeeds. */
export function registerReportFilesJob(needs: FrozenReportNeeds): void {
  const { jobs, database, clock } = needs;
  jobs.define<Prepared>(prepareJob, (report) => prepareFiles(needs, report), {
    attempts: 8,
    // The typesetting runs with low priority.
    timeoutSeconds: 1800,
  });
  // A report is retried every hour even after its job was given up, for example because the disk was full.
  jobs.define(resumeJob, async () => {
    const before = new Date(clock.now().getTime() - resumedAfterMs);
    for (const { id, organisation_id } of await unpreparedReports(database.kysely, before))
      await prepareFiles(needs, { id, organisationId: organisation_id });
  });
  jobs.schedule(resumeJob, '35 4 * * *', 'UTC');
}

const types: Readonly<Record<FrozenFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  xbrl: 'application/json',
};

/**
 * Stores all files or none. After an interruption the work starts again, and the clean-up of unused files removes
 * those that were stored.
 */
export async function prepareFiles(
  needs: FrozenReportNeeds,
  { organisationId, id }: Prepared,
): Promise<void> {
  const { database, clock } = needs;
  const found = await unpreparedReport(database.kysely, organisationId, id);
  if (!found) return;
  const made = await needs.sources.files({ ...found, organisationId, marks: marksOf(found, needs) });
  const store = createStoreBytes(needs);
  const files: (Omit<FrozenFile, 'bytes'> & StoredFile & { type: string })[] = [];
  for (const { bytes, ...file } of made)
    files.push({ ...file, type: types[file.format], ...(await store(oneChunk(bytes))) });
  const manifest = manifestOf({ number: found.number, frozenAt: found.frozen_at }, files);
  await database.transaction(async (tx) => {
    const isFirst = await frozenReportStore(tx, organisationId).finish(
      id,
      {
        prepared_at: clock.now(),
        manifest,
        hash: createHash('sha256').update(manifest).digest(),
        pages: pagesOf(made),
      },
      files.map(({ name, type, key, ...file }) => ({
        ...file,
        file_name: name,
        mime_type: type,
        storage_key: key,
      })),
    );
    // If another server was faster, its files are kept, and these stay unused.
    if (isFirst) for (const { key } of files) await takeKeptBytes(tx, key);
  });
}

function pagesOf(made: readonly FrozenFile[]): number | null {
  const pdf = made.find(({ format, language }) => format === 'pdf' && language === 'de');
  return pdf ? countPages(pdf.bytes) : null;
}

/** The report's number and hash on each of its documents. */
function marksOf(
  { number, content_hash, frozen_at, author_name }: NonNullable<Awaited<ReturnType<typeof unpreparedReport>>>,
  { configuration }: FrozenReportNeeds,
): Record<Language, FrozenMarks> {
  const marksIn = (language: Language): FrozenMarks => ({
    number,
    hash: content_hash.toString('hex'),
    verifyAddress: `${configuration.publicUrl.replace(/^https?:\/\//, '')}${verifyPaths[language]}`,
    frozenAt: frozen_at.toISOString(),
    author: author_name,
  });
  return { de: marksIn('de'), en: marksIn('en') };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Counts the pages of a PDF with uncompressed page objects; null if they are compressed. */
function countPages(pdf: Uint8Array): number | null {
  const text = Buffer.from(pdf).toString('latin1');
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? null;
}
