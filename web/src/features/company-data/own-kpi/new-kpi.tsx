import type { Sector } from '@metra/contract/primitives';
import { useNavigate } from '@tanstack/react-router';
import { Sigma } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { fetchWhenReached } from '../../../lib/fetch-when-reached.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const loadOwnKpi = () => import('./own-kpi.tsx');
const OwnKpi = lazy(async () => ({ default: (await loadOwnKpi()).OwnKpi }));

/** A kpi of one's own, beside those of the catalogue. */
export function NewKpi({ sector }: { sector: Sector | null }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Sigma size={18} aria-hidden="true" />}
        {...fetchWhenReached(loadOwnKpi)}
        onClick={() => setOpen(true)}
      >
        {t('company-data.own.new')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="xl" title={t('company-data.own.newTitle')}>
        <Suspense>
          <OwnKpi
            kpi={null}
            sector={sector}
            onCancel={() => setOpen(false)}
            onSaved={(kpi) => {
              setOpen(false);
              void navigate({
                to: '/app/company-data/$sector/$kpiId',
                params: { sector: kpi.sector, kpiId: kpi.id },
              });
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
