import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';

interface CsvButtonProps {
  title: string;
  read: () => Promise<Blob>;
}

/** The file contains all rows of the current view. */
export function CsvButton({ title, read }: CsvButtonProps) {
  const { t } = useTranslate();
  const [isReading, setReading] = useState(false);

  async function save() {
    setReading(true);
    try {
      saveFile(await read(), `metra-${slugOf(title)}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      await reportError(error);
    } finally {
      setReading(false);
    }
  }

  return (
    <Button icon={<Download size={18} aria-hidden="true" />} loading={isReading} onClick={() => void save()}>
      {t('administration.list.csv')}
    </Button>
  );
}
