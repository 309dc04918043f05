import { Sector } from '@metra/contract/core/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { OrderForm } from '../order-form.tsx';

/** Goals are ordered within their sector, as they are offered. */
export const openGoalOrder = (sector: Sector = 'e'): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.goals.order'),
    size: 'md',
    content: ({ close }) => <GoalOrder start={sector} onDone={close} />,
  });

function GoalOrder({ start, onDone }: { start: Sector; onDone: () => void }) {
  const { t } = useTranslate();
  const [sector, setSector] = useState<Sector>(start);
  const { data } = useQuery(catalogueAdminQueries.goalsOf(sector));
  return (
    <OrderForm
      key={sector}
      items={data?.items ?? []}
      save={(items) => operatorApi.goalsAdmin.order({ body: { sector, items } })}
      onDone={onDone}
      intro={
        <Field label={t('catalogue-admin.sector')}>
          <Select
            value={sector}
            onChange={setSector}
            options={Sector.options.map((value) => ({ value, label: t(`common.sectorLong.${value}`) }))}
          />
        </Field>
      }
    />
  );
}
