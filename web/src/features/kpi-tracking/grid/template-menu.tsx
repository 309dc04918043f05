import { Link } from '@tanstack/react-router';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { businessYearOf, daysOfYear, nameOfYear } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { GridChoice } from '../kpi-tracking.queries.ts';

interface TemplateMenuProps {
  choice: Partial<GridChoice>;
  /** This is the name of the chosen period, if there is one. */
  periodName?: string;
}

/** People can download an empty spreadsheet for a year or a period, fill it in, and import it. */
export function TemplateMenu({ choice, periodName }: TemplateMenuProps) {
  const { t } = useTranslate();
  const year = businessYearOf(today());
  const fetchTemplate = (
    format: 'csv' | 'xlsx',
    query: Partial<GridChoice> & { inUse?: boolean },
    of: string,
  ) =>
    api.kpiImport
      .template({ query: { ...query, format } })
      .then((file) => saveFile(file, `${t('tracking.template.file')}-${of.replace('/', '-')}.${format}`))
      .catch(reportError);
  const { sector, category } = choice;
  const wholeYear = (of: number, format: 'csv' | 'xlsx') =>
    void fetchTemplate(format, { sector, category, period: codeOfYear(of), inUse: true }, nameOfYear(of));
  return (
    <Menu
      trigger={
        <Button icon={<FileSpreadsheet size={18} aria-hidden="true" />}>{t('tracking.template')}</Button>
      }
    >
      <MenuItem onSelect={() => wholeYear(year, 'xlsx')}>
        {t('tracking.template.xlsx', { period: nameOfYear(year) })}
      </MenuItem>
      <MenuItem onSelect={() => wholeYear(year - 1, 'xlsx')}>
        {t('tracking.template.xlsx', { period: nameOfYear(year - 1) })}
      </MenuItem>
      {periodName && (
        <MenuItem onSelect={() => void fetchTemplate('xlsx', choice, choice.period ?? '')}>
          {t('tracking.template.onlyPeriod', { period: periodName })}
        </MenuItem>
      )}
      <MenuItem onSelect={() => wholeYear(year, 'csv')}>
        {t('tracking.template.csv', { period: nameOfYear(year) })}
      </MenuItem>
      <MenuSeparator />
      <MenuLink render={<Link to="/app/tracking/import" />}>
        <FileUp size={16} aria-hidden="true" />
        {t('tracking.template.import')}
      </MenuLink>
    </Menu>
  );
}

function codeOfYear(year: number): string {
  const { start, end } = daysOfYear(year);
  return start.slice(5) === '01-01' ? start.slice(0, 4) : `${start}/${end}`;
}
