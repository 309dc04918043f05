import { Link } from '@tanstack/react-router';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { Button } from '../../../design-system/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../design-system/menu.tsx';
import { api } from '../../../lib/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { reportError } from '../../../lib/report-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { GridChoice } from '../kpi-tracking.queries.ts';

/** Filling in a spreadsheet instead: an empty one to download, a filled one to import. */
export function TemplateMenu({ choice }: { choice: Partial<GridChoice> }) {
  const { t } = useTranslate();
  const fetchTemplate = (format: 'csv' | 'xlsx') =>
    api.kpiImport
      .template({ query: { ...choice, format } })
      .then((file) => saveFile(file, `${t('tracking.template.file')}.${format}`))
      .catch(reportError);
  return (
    <Menu
      trigger={
        <Button icon={<FileSpreadsheet size={18} aria-hidden="true" />}>{t('tracking.template')}</Button>
      }
    >
      <MenuItem onSelect={() => void fetchTemplate('xlsx')}>{t('tracking.template.xlsx')}</MenuItem>
      <MenuItem onSelect={() => void fetchTemplate('csv')}>{t('tracking.template.csv')}</MenuItem>
      <MenuLink render={<Link to="/app/tracking/import" />}>
        <FileUp size={16} aria-hidden="true" />
        {t('tracking.template.import')}
      </MenuLink>
    </Menu>
  );
}
