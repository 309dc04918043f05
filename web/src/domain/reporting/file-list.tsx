import type { FrozenFile, FrozenReport } from '@metra/contract/operations/frozen-reports';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { formatBytes } from '../../lib/formats/bytes.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const ORDER: readonly FrozenFile['format'][] = ['pdf', 'xlsx', 'xbrl', 'json'];

/** The PDF in the person's language comes first. */
const inOrder = (files: readonly FrozenFile[], language: Language): FrozenFile[] =>
  files.toSorted(
    (a, b) =>
      ORDER.indexOf(a.format) - ORDER.indexOf(b.format) ||
      Number(b.language === language) - Number(a.language === language),
  );

async function downloadFrozen(
  frozenReportId: number,
  { format, language, name }: Pick<FrozenFile, 'format' | 'language' | 'name'>,
): Promise<void> {
  const file = await api.frozenReports.export({
    params: { frozenReportId },
    query: { format, ...(language && { language }) },
  });
  saveFile(file, name);
}

/** All files of a report have the same base name. */
export async function downloadFrozenPdf(frozenReportId: number, language: Language): Promise<void> {
  const { files } = await api.frozenReports.read({ params: { frozenReportId } });
  const pdf = files.find((file) => file.format === 'pdf' && file.language === language);
  if (pdf) await downloadFrozen(frozenReportId, pdf);
}

export function FileList({ report }: { report: FrozenReport }) {
  const { t, language } = useTranslate();
  return (
    <ul aria-label={t('reporting.frozen.files')} className="grid gap-2 sm:grid-cols-2">
      {inOrder(report.files, language).map((file) => (
        <li key={file.name}>
          <FileButton report={report} file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ report, file }: { report: FrozenReport; file: FrozenFile }) {
  const { t, language } = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const kind = t(`reporting.frozen.format.${file.format}`);

  async function download() {
    setIsBusy(true);
    await downloadFrozen(report.id, file).catch(reportError);
    setIsBusy(false);
  }

  return (
    <Button
      className="w-full"
      loading={isBusy}
      icon={<Download size={18} aria-hidden="true" />}
      onClick={() => void download()}
    >
      <span className="flex-1 text-left">
        {file.language ? `${kind}, ${t(`reporting.frozen.language.${file.language}`)}` : kind}
      </span>
      <span className="tabular text-small text-text-muted">{formatBytes(file.size, language)}</span>
    </Button>
  );
}
