import { type Control, useWatch } from 'react-hook-form';
import { useWords } from '../../design-system/behaviour/words.ts';
import { formatPeriod, periodOf } from '../../design-system/calendar/periods.ts';
import { monthName } from '../../design-system/calendar/written-date.ts';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { SoonSelect } from '../../design-system/fields/soon-select.tsx';
import { today } from '../../domain/tracking/today.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ProfileForm } from './profile-values.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** With which month the business year begins, and what that makes of the present one. */
export function BusinessYearField({ control }: { control: Control<ProfileForm> }) {
  const { t, language } = useTranslate();
  const words = useWords();
  const firstMonth = useWatch({ control, name: 'firstMonth' });
  const year = periodOf(today(), 'year', firstMonth);
  return (
    <FormField
      control={control}
      name="firstMonth"
      label={t('settings.firstMonth')}
      description={t('settings.firstMonthHint', {
        year: formatPeriod(year, 'year', language, words, firstMonth),
        from: formatDate(year.start, language, 'monthLong'),
        to: formatDate(year.end, language, 'monthLong'),
      })}
      className="col-span-full"
    >
      {({ value, onChange, ...field }) => (
        <SoonSelect
          {...field}
          options={MONTHS.map((month) => ({ value: String(month), label: monthName(month, language) }))}
          value={String(value)}
          onChange={(month) => onChange(Number(month))}
        />
      )}
    </FormField>
  );
}
