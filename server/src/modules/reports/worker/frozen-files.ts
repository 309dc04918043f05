import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { canonicalJson } from '../../../platform/text/canonical-json.ts';
import { xbrlOf } from '../../standards/standards.module.ts';
import { fileNameOf } from '../documents/file-name.ts';
import { printable } from '../documents/printable.ts';
import { reportXlsx } from '../documents/report-xlsx.ts';
import type { FileToPrint, FrozenContent, WrittenFile } from './report-questions.ts';

/** The stored content, in the format of the program version that froze it. */
interface Kept {
  documents: Readonly<Record<Language, ReportDocument>>;
  logo: string | null;
}

/** Creates the files of a frozen report from its stored content alone; the PDFs are printed afterwards. */
export async function frozenFiles({
  content,
  number,
  marks,
}: FrozenContent): Promise<(WrittenFile | FileToPrint)[]> {
  const { documents, logo: kept }: Kept = JSON.parse(Buffer.from(content).toString());
  const logo = kept === null ? undefined : Buffer.from(kept, 'base64');
  const named = <Format extends FrozenFormat>(format: Format, language: Language | null) => ({
    format,
    language,
    name: fileNameOf(documents[language ?? 'de'].report, format, language ?? 'de', number),
  });
  const files: (WrittenFile | FileToPrint)[] = [{ ...named('json', null), bytes: content }];
  for (const language of ['de', 'en'] as const) {
    const document = documents[language];
    const frozen = marks[language];
    files.push({ ...named('pdf', language), report: { ...printable(document), frozen, language, logo } });
    files.push({ ...named('xlsx', language), bytes: await reportXlsx({ document, frozen, language }) });
  }
  const facts = factsOf(documents.de.disclosures);
  if (facts) files.push({ ...named('xbrl', null), bytes: Buffer.from(canonicalJson(facts)) });
  return files;
}

const untold: readonly string[] = ['report.no_identifier', 'not_found.standard'];

/** Facts need a standard with a taxonomy and a company with an identifier. */
const factsOf = (disclosures: DisclosuresOfYear): object | null => {
  try {
    return xbrlOf(disclosures);
  } catch (error) {
    if (error instanceof DomainError && untold.includes(error.key)) return null;
    throw error;
  }
};
