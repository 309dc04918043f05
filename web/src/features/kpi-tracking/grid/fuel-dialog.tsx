import type { FuelAmount } from '@metra/contract/shapes/fuel-shapes';
import type { FuelOrigin } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import {
  amountsOf,
  EMPTY_ENTRY,
  energyOfAll,
  type FuelEntry,
} from '../../../domain/kpis/fuels/fuel-entries.ts';
import { FuelEntriesInput } from '../../../domain/kpis/fuels/fuel-entries-input.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export interface Converted {
  fuels: FuelAmount[];
  /** The energy is in kWh. */
  energy: number;
}

interface FuelsAsked {
  name: string;
  origin: FuelOrigin;
  entries: readonly FuelEntry[];
}

/** Returns the bought fuels and their energy, or undefined if nothing changes. */
export const askForFuels = ({ name, ...asked }: FuelsAsked): Promise<Converted | undefined> =>
  openDialog<Converted>({
    title: translate('records.fuels.title', { name }),
    size: 'xl',
    content: ({ close }) => <FuelForm {...asked} onClose={close} />,
  });

function FuelForm({
  origin,
  entries: start,
  onClose,
}: Omit<FuelsAsked, 'name'> & { onClose: (converted?: Converted) => void }) {
  const { t } = useTranslate();
  const { data: fuels = [] } = useQuery(kpiQueries.fuels());
  const [entries, setEntries] = useState<readonly FuelEntry[]>(start.length > 0 ? start : [EMPTY_ENTRY]);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <DialogForm
      of={{
        isDirty: entries !== start && entries.some((entry) => entry !== EMPTY_ENTRY),
        submitting: false,
        onSubmit: async () => {
          const amounts = amountsOf(entries);
          const energy = energyOfAll(entries, fuels);
          if (amounts && energy !== null) onClose({ fuels: amounts, energy });
          else setIsAsked(true);
        },
      }}
      submitLabel={t('records.fuels.take')}
      onCancel={() => onClose()}
      intro={<p className="mb-4 text-text-soft">{t('records.fuels.intro')}</p>}
    >
      <FuelEntriesInput origin={origin} value={entries} onChange={setEntries} showProblems={isAsked} />
    </DialogForm>
  );
}
