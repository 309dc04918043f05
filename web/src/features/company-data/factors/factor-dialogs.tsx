import type { OwnFactor, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { useState } from 'react';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { DeleteOwnFactor } from './delete-own-factor.tsx';
import { FactorHistory } from './factor-history.tsx';
import { OwnFactorForm } from './own-factor-form.tsx';

export type FactorDialog =
  | { kind: 'enter'; factor: UsedFactor | undefined }
  | { kind: 'edit'; factor: UsedFactor; own: OwnFactor }
  | { kind: 'delete'; own: OwnFactor }
  | { kind: 'history'; factor: UsedFactor };

interface FactorDialogsProps {
  factors: readonly UsedFactor[];
  year: number;
  dialog: FactorDialog | null;
  onClose: () => void;
}

export function FactorDialogs({ factors, year, dialog, onClose }: FactorDialogsProps) {
  const { t } = useTranslate();
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const open = dialog !== null;
  if (!shown) return null;
  if (shown.kind === 'history')
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="lg"
        title={t('company-data.factors.historyTitle', { name: plainTwo(shown.factor.title) })}
      >
        <FactorHistory factor={shown.factor} />
      </Dialog>
    );
  if (shown.kind === 'delete')
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="md"
        title={t('company-data.factors.deleteTitle', {
          name: plainTwo(shown.own.name),
          year: shown.own.firstYear,
        })}
      >
        <DeleteOwnFactor key={shown.own.id} own={shown.own} onDone={onClose} />
      </Dialog>
    );
  const own = shown.kind === 'edit' ? shown.own : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={
        own
          ? t('company-data.factors.editTitle', { name: plainTwo(own.name), year: own.firstYear })
          : t('company-data.factors.enter')
      }
    >
      <OwnFactorForm
        key={`${own?.id} ${shown.factor?.slug}`}
        factors={factors.filter(({ replaceable }) => replaceable)}
        factor={shown.factor}
        own={own}
        year={year}
        onDone={onClose}
      />
    </Dialog>
  );
}
