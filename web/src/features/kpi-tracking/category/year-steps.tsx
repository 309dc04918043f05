import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, nameOfYear } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface YearStepsProps {
  category: string;
  kpiId: number;
  year: number;
}

export function YearSteps({ category, kpiId, year }: YearStepsProps) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const go = (next: number) =>
    void navigate({
      to: '/app/tracking/$category',
      params: { category },
      search: { kpi: kpiId, year: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="flex flex-none items-center gap-2">
      <IconButton
        label={t('tracking.category.yearBefore')}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => go(year - 1)}
      />
      <b className="tabular font-strong" aria-live="polite">
        {nameOfYear(year)}
      </b>
      <IconButton
        label={t('tracking.category.yearAfter')}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={year >= businessYearOf(today())}
        onClick={() => go(year + 1)}
      />
    </div>
  );
}
