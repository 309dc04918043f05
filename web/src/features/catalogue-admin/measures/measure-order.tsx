import { useQuery } from '@tanstack/react-query';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { OrderForm } from '../order-form.tsx';

/** The measures of a goal are ordered as they are offered. */
export const openMeasureOrder = (goal: { id: number; name: string }): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.measures.orderOf', { name: goal.name }),
    size: 'md',
    content: ({ close }) => <MeasureOrder goalId={goal.id} onDone={close} />,
  });

function MeasureOrder({ goalId, onDone }: { goalId: number; onDone: () => void }) {
  const { data } = useQuery(catalogueAdminQueries.goal(goalId));
  return (
    <OrderForm
      items={data?.measureList ?? []}
      save={(items) => operatorApi.measuresAdmin.order({ body: { goalId, items } })}
      onDone={onDone}
    />
  );
}
