import type { DashboardKpi } from '@metra/contract/operations/my';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '../../design-system/behaviour/use-part.ts';
import { spanText } from '../../domain/kpis/record-text.ts';
import { plainTwo } from '../../domain/tracking/kpi-text.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface EnterNextProps {
  kpi: DashboardKpi['kpi'];
  open: NonNullable<DashboardKpi['open']>;
}

async function loadEntry() {
  const [part] = await Promise.all([import('./enter-value.tsx'), loadTexts('records', 'tracking')]);
  return part;
}

export function EnterNext({ kpi, open }: EnterNextProps) {
  const { t, language } = useTranslate();
  const { part, whenReached, ask } = usePart(loadEntry);
  const [entered, setEntered] = useState<{ code: string; value: string } | null>(null);
  const { code } = open.period;
  const period = spanText(open.period, language);
  const button = (
    <button
      type="button"
      aria-label={t('dashboard.kpis.enterFor', { name: plainTwo(kpi.name), period })}
      className="link min-h-6 text-micro pointer-coarse:min-h-[44px]"
    >
      {t('dashboard.kpis.enter', { period })}
    </button>
  );
  if (entered?.code === code)
    return (
      <span className="inline-flex items-center gap-1 text-micro text-success-text">
        <CircleCheck size={14} aria-hidden="true" />
        {t('dashboard.entry.entered', { period, value: entered.value })}
      </span>
    );
  if (part)
    return (
      <part.EnterValue
        key={code}
        kpi={kpi}
        open={open}
        trigger={button}
        onEntered={(value) => setEntered(value === null ? null : { code, value })}
      />
    );
  // Until the dialog is loaded, a button that looks the same loads it.
  return (
    <button
      {...button.props}
      {...whenReached}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void ask()}
    />
  );
}
