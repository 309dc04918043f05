import type { ReportFormat } from '@metra/contract/operations/report-export';
import { ChevronDown, Code, Download, FileJson, FileText, type LucideIcon, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';
import { download, useDownload } from './report-download.ts';

const FORMATS = {
  pdf: { icon: FileText, extension: 'pdf' },
  xlsx: { icon: Table2, extension: 'xlsx' },
  xbrl: { icon: Code, extension: 'xbrl.json' },
  json: { icon: FileJson, extension: 'json' },
} as const satisfies Record<ReportFormat, { icon: LucideIcon; extension: string }>;

interface DownloadMenuProps {
  year: number;
  /** The label names the year, for example 2024/25. */
  label: string;
  company: string;
}

/** The menu downloads the report in a chosen language. */
export function DownloadMenu({ year, label, company }: DownloadMenuProps) {
  const { t, language: spoken } = useTranslate();
  const [chosen, setChosen] = useState(spoken);
  const running = useDownload();
  const name = (format: ReportFormat) =>
    `${[t(`reporting.report.file.${chosen}`), label.replace('/', '-'), slugOf(company)].filter(Boolean).join('-')}.${FORMATS[format].extension}`;
  return (
    <Menu
      trigger={
        <Button
          variant="primary"
          loading={running !== null && running.state !== 'failed'}
          icon={<Download size={18} aria-hidden="true" />}
          iconEnd={<ChevronDown size={16} className="stroke-2" aria-hidden="true" />}
        >
          {t('reporting.report.download')}
        </Button>
      }
    >
      {(Object.keys(FORMATS) as ReportFormat[]).map((format) => {
        const { icon: Icon } = FORMATS[format];
        return (
          <MenuItem
            key={format}
            icon={<Icon size={20} aria-hidden="true" className="mt-1 self-start text-text-soft" />}
            onSelect={() => void download({ year, format, language: chosen, fileName: name(format) })}
          >
            <span className="grid max-w-[272px] py-1">
              <b className="font-medium">{t(`reporting.report.format.${format}`)}</b>
              <span className="text-small text-text-muted">{t(`reporting.report.formatText.${format}`)}</span>
            </span>
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuRadio
        label={t('reporting.report.fileLanguage')}
        options={languages.map((one) => ({ value: one, label: t(`common.language.${one}`) }))}
        value={chosen}
        onChange={setChosen}
        staysOpen
      />
    </Menu>
  );
}
