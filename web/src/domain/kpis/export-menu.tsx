import type { Sector } from '@metra/contract/core/primitives';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Menu, MenuItem } from '../../design-system/layers/menu.tsx';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { today } from '../tracking/today.ts';

export interface Exported {
  sector?: Sector | undefined;
  category?: string | undefined;
  kpi?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface ExportMenuProps {
  of: Exported;
  granularity?: Frequency | undefined;
  className?: string | undefined;
}

type Format = 'csv' | 'xlsx';

/** The file contains single values in the format of the import, or a table of periods. */
export function ExportMenu({ of, granularity, className }: ExportMenuProps) {
  const { t } = useTranslate();
  const [busy, setBusy] = useState(false);

  async function hand(name: string, format: Format, file: Promise<Blob>) {
    setBusy(true);
    try {
      saveFile(await file, `${name}-${today()}.${format}`);
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(false);
    }
  }
  const records = (format: Format) =>
    hand(t('records.export.file'), format, api.kpiImport.export({ query: { ...of, format } }));
  const series = (format: Format) =>
    hand(
      t('records.export.seriesFile'),
      format,
      api.kpiImport.exportSeries({ query: { ...of, format, granularity } }),
    );

  return (
    <Menu
      trigger={
        <Button className={className} loading={busy} icon={<Download size={18} aria-hidden="true" />}>
          {t('records.export')}
        </Button>
      }
    >
      <MenuItem onSelect={() => void records('xlsx')}>{t('records.export.recordsXlsx')}</MenuItem>
      <MenuItem onSelect={() => void records('csv')}>{t('records.export.recordsCsv')}</MenuItem>
      <MenuItem onSelect={() => void series('xlsx')}>{t('records.export.seriesXlsx')}</MenuItem>
      <MenuItem onSelect={() => void series('csv')}>{t('records.export.seriesCsv')}</MenuItem>
    </Menu>
  );
}
