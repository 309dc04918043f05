import type { Sector } from '@metra/contract/core/primitives';
import { Sigma } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '../../../design-system/behaviour/use-part.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';

const loadDialog = () => import('./new-kpi-dialog.tsx');

export function NewKpi({ sector }: { sector: Sector | null }) {
  const { t } = useTranslate();
  const { part, whenReached, ask } = usePart(loadDialog);
  const [open, setOpen] = useState(false);
  if (!useMayWrite()) return null;
  return (
    <>
      <Button
        icon={<Sigma size={18} aria-hidden="true" />}
        {...whenReached}
        onClick={async () => {
          await ask();
          setOpen(true);
        }}
      >
        {t('company-data.own.new')}
      </Button>
      {part && <part.NewKpiDialog open={open} sector={sector} onClose={() => setOpen(false)} />}
    </>
  );
}
