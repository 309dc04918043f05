import type { Report, ReportYearSummary } from '@metra/contract/shapes/report-shapes';
import { Link2, Lock } from 'lucide-react';
import { Button } from '../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { openFreezeDialog } from '../../domain/reporting/freeze-dialog.tsx';
import { openShareDialog } from '../../domain/reporting/share-dialog.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type Named = Pick<Report, 'year' | 'label'>;

const freeze = ({ year, label }: Named): Promise<undefined> => openFreezeDialog(year, label);

export function FreezeButton({ report }: { report: Named }) {
  const { t } = useTranslate();
  return (
    <Button icon={<Lock size={18} aria-hidden="true" />} onClick={() => void freeze(report)}>
      {t('reporting.report.freeze')}
    </Button>
  );
}

interface ShareButtonProps {
  report: Named;
  frozen: ReportYearSummary['frozen'];
  mayFreeze: boolean;
}

/**
 * Only a frozen report can be shared, because it does not change any more. Without one it is frozen first.
 */
export function ShareButton({ report, frozen, mayFreeze }: ShareButtonProps) {
  const { t } = useTranslate();
  const look = { variant: 'quiet', icon: <Link2 size={18} aria-hidden="true" /> } as const;
  if (!mayFreeze) return null;
  if (frozen)
    return (
      <Button {...look} onClick={() => void openShareDialog(frozen.id, frozen.number)}>
        {t('reporting.report.share.action')}
      </Button>
    );

  async function ask() {
    const confirmed = await confirmDialog({
      title: t('reporting.report.share.title'),
      text: t('reporting.report.share.text'),
      confirmLabel: t('reporting.report.freeze'),
      size: 'md',
    });
    if (confirmed) await freeze(report);
  }
  return (
    <Button {...look} onClick={() => void ask()}>
      {t('reporting.report.share.action')}
    </Button>
  );
}
