import type { Sector } from '@metra/contract/core/primitives';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OwnKpi } from './own-kpi.tsx';

interface NewKpiDialogProps {
  open: boolean;
  sector: Sector | null;
  onClose: () => void;
}

export function NewKpiDialog({ open, sector, onClose }: NewKpiDialogProps) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={t('company-data.own.newTitle')}>
      <OwnKpi
        kpi={null}
        sector={sector}
        onCancel={onClose}
        onSaved={(kpi) => {
          onClose();
          void navigate({
            to: '/app/company-data/$sector/$kpiId',
            params: { sector: kpi.sector, kpiId: kpi.id },
          });
        }}
      />
    </Dialog>
  );
}
