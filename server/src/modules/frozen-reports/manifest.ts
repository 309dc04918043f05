import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import { canonicalJson } from '../../platform/text/canonical-json.ts';

const manifestFormat = 'metra-report-manifest/1';

interface ManifestFile {
  format: FrozenFormat;
  language: Language | null;
  name: string;
  type: string;
  size: number;
  checksum: Buffer;
}

/** The list of a report's files with their hashes. The hash of this list is the hash of the report. */
export const manifestOf = (
  report: { number: string; frozenAt: Date },
  files: readonly ManifestFile[],
): Buffer =>
  Buffer.from(
    canonicalJson({
      format: manifestFormat,
      number: report.number,
      frozenAt: report.frozenAt.toISOString(),
      files: files
        .map(({ name, size, type, checksum }) => ({
          name,
          size,
          type,
          digest: { sha256: checksum.toString('hex') },
        }))
        .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
    }),
  );
