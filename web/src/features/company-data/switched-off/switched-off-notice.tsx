import type { Kpi, SwitchedOff } from '@metra/contract/shapes/kpi-shapes';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { switchOnKpi } from '../../../domain/kpis/switch-kpi.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';

interface SwitchedOffNoticeProps {
  kpi: Kpi;
  off: SwitchedOff;
  onChangeReason: () => void;
}

/** The notice says why and since when the KPI is not used, and can switch it on again. */
export function SwitchedOffNotice({ kpi, off, onChangeReason }: SwitchedOffNoticeProps) {
  const { t, language } = useTranslate();
  const switchOn = useMutation({ mutationFn: () => switchOnKpi(kpi) });
  const date = formatDate(off.at, language);
  return (
    <Notice
      className="mb-6"
      action={
        <ForWriters>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" loading={switchOn.isPending} onClick={() => switchOn.mutate()}>
              {t('company-data.off.switchOn')}
            </Button>
            <Button size="sm" variant="quiet" onClick={onChangeReason}>
              {t('company-data.off.changeReason')}
            </Button>
          </div>
        </ForWriters>
      }
    >
      <b>{t('company-data.off.title')}</b> {t('company-data.off.quote', { reason: off.reason })}{' '}
      {off.by ? t('company-data.off.sinceBy', { date, name: off.by }) : t('company-data.off.since', { date })}{' '}
      {t('company-data.off.stays')}
    </Notice>
  );
}
