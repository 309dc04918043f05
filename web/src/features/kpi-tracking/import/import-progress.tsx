import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { ToolSelect } from '../../../design-system/fields/tool-select.tsx';
import { QUALITIES } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Importing } from './use-import.ts';

interface ImportProgressProps {
  work: NonNullable<Importing['work']>;
  importing: Importing;
}

/** People see and change how the file is read: its sheet, its number format, and its unknown columns. */
export function ImportProgress({ work, importing }: ImportProgressProps) {
  const { t } = useTranslate();
  const { preview, settings } = work;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {preview.sheets.length > 1 && (
        <ToolSelect
          aria-label={t('tracking.import.sheet')}
          options={preview.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={preview.sheet}
          onChange={(sheet) => void importing.reread({ sheet })}
        />
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden="true" className="type-small text-text-muted">
          {t('tracking.import.numbers')}
        </span>
        <Segmented
          label={t('tracking.import.numbers')}
          options={[
            { value: 'de' as const, label: '1.234,5' },
            { value: 'en' as const, label: '1,234.5' },
          ]}
          value={settings.numbers}
          onChange={(numbers) => void importing.reread({ numbers })}
        />
      </span>
      <span className="sm:w-[240px]">
        <ToolSelect
          aria-label={t('tracking.import.quality')}
          options={QUALITIES.map((value) => ({
            value,
            label: t('tracking.grid.qualityIs', { quality: t(`records.quality.${value}`) }),
          }))}
          value={settings.quality}
          onChange={(quality) => void importing.say(quality)}
        />
      </span>
      {preview.ignored.length > 0 && (
        <p className="type-small text-text-muted">
          {t('tracking.import.ignored', {
            count: preview.ignored.length,
            columns: preview.ignored.join(', '),
          })}
        </p>
      )}
    </div>
  );
}
