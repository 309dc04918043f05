import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi, Period } from '@metra/contract/shapes/kpi-shapes';
import { useState } from 'react';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OwnKpi } from '../own-kpi/own-kpi.tsx';
import { RecordChanges } from '../record/record-changes.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { SwitchOffForm } from '../switched-off/switch-off-form.tsx';

export type KpiDialog =
  | { kind: 'enter'; period: Period | null }
  | { kind: 'record'; record: KpiRecord }
  | { kind: 'changes'; record: KpiRecord }
  | { kind: 'edit' | 'switchOff' };

interface KpiDialogsProps {
  kpi: Kpi;
  dialog: KpiDialog | null;
  onClose: () => void;
}

/** The dialog that was opened last stays rendered while it closes. */
export function KpiDialogs({ kpi, dialog, onClose }: KpiDialogsProps) {
  const { t, language } = useTranslate();
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const open = dialog !== null;
  switch (shown?.kind) {
    case 'enter':
      return (
        <Dialog open={open} onClose={onClose} size="lg" title={t('company-data.record.new')}>
          <RecordForm kpi={kpi} record={null} period={shown.period} onDone={onClose} />
        </Dialog>
      );
    case 'record':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          size="lg"
          title={t('company-data.record.edit', { period: recordSpan(shown.record, language) })}
        >
          <RecordForm key={shown.record.id} kpi={kpi} record={shown.record} period={null} onDone={onClose} />
        </Dialog>
      );
    case 'changes':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          size="lg"
          title={t('company-data.changes.title', { period: recordSpan(shown.record, language) })}
        >
          <RecordChanges record={shown.record} onDone={onClose} />
        </Dialog>
      );
    case 'switchOff':
      return (
        <Dialog open={open} onClose={onClose} size="md" title={t('company-data.off.dialog')}>
          <SwitchOffForm kpi={kpi} onDone={onClose} />
        </Dialog>
      );
    case 'edit':
      return (
        <Dialog open={open} onClose={onClose} size="xl" title={t('company-data.own.editTitle')}>
          <OwnKpi key={kpi.id} kpi={kpi} sector={kpi.sector} onCancel={onClose} onSaved={onClose} />
        </Dialog>
      );
    default:
      return null;
  }
}

const recordSpan = (
  { periodStart, periodEnd }: { periodStart: string; periodEnd: string },
  language: 'de' | 'en',
) => spanText({ start: periodStart, end: periodEnd }, language);
