import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { WholeYearLink } from './whole-year-link.tsx';

export function FirstSteps({ kpi, onEnter }: { kpi: Kpi; onEnter: () => void }) {
  const { t } = useTranslate();
  if (!useMayWrite()) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={onEnter}>
        {t('company-data.enterOne')}
      </Button>
      {kpi.frequency !== 'YEAR' && <WholeYearLink kpi={kpi} />}
    </div>
  );
}
