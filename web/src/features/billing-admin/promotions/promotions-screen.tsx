import type { Promotion } from '@metra/contract/operations/promotions';
import { getRouteApi } from '@tanstack/react-router';
import { CircleStop, Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { PromotionStateBadge, promotionValue } from '../states.tsx';
import { endPromotion } from './end-promotion.ts';
import { openNewPromotionDialog } from './new-promotion-dialog.tsx';
import { promotionList } from './promotion-list.ts';

const route = getRouteApi('/admin/promotions');

export function PromotionsScreen() {
  const { t, language } = useTranslate();
  const create = (
    <Button
      variant="primary"
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => void openNewPromotionDialog()}
    >
      {t('billing-admin.promotions.new')}
    </Button>
  );
  return (
    <AdminList<Promotion, typeof promotionList>
      of={promotionList}
      search={route.useSearch()}
      query={billingAdminQueries.promotions}
      title={t('billing-admin.promotions.title')}
      searchLabel={t('billing-admin.promotions.search')}
      name={{
        header: t('billing-admin.promotions.code'),
        of: ({ code }) => code,
        detail: ({ name }) => name,
        sort: 'code',
      }}
      href={({ id }) => `/admin/promotions/${id}`}
      columns={{
        value: {
          header: t('billing-admin.promotions.value'),
          align: 'end',
          narrow: 'value',
          cell: (promotion) => promotionValue(promotion, language),
        },
        state: {
          header: t('billing-admin.state'),
          cell: ({ state }) => <PromotionStateBadge state={state} />,
        },
        redemptions: {
          header: t('billing-admin.promotions.redemptions'),
          narrowLabel: true,
          align: 'end',
          sort: 'redemptions',
          cell: ({ redemptions, maxRedemptions }) =>
            maxRedemptions === null
              ? formatNumber(redemptions, language)
              : t('billing-admin.promotions.ofMost', { count: redemptions, most: maxRedemptions }),
        },
        validFrom: {
          header: t('billing-admin.promotions.validFrom'),
          sort: 'validFrom',
          narrow: 'hidden',
          cell: ({ validFrom }) => formatDate(validFrom, language, 'short'),
        },
        validUntil: {
          header: t('billing-admin.promotions.validUntil'),
          narrowLabel: true,
          sort: 'validUntil',
          cell: ({ validUntil }) => validUntil && formatDate(validUntil, language, 'short'),
        },
        createdAt: {
          header: t('billing-admin.createdAt'),
          narrowLabel: true,
          cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
        },
      }}
      filters={{
        state: {
          label: t('billing-admin.state'),
          options: {
            COMING: t('billing-admin.promotions.states.COMING'),
            RUNNING: t('billing-admin.promotions.states.RUNNING'),
            OVER: t('billing-admin.promotions.states.OVER'),
          },
        },
        kind: {
          label: t('billing-admin.promotions.kind'),
          options: {
            PERCENT: t('billing-admin.promotions.kinds.PERCENT'),
            AMOUNT: t('billing-admin.promotions.kinds.AMOUNT'),
            TRIAL_DAYS: t('billing-admin.promotions.kinds.TRIAL_DAYS'),
          },
        },
      }}
      views={[
        { name: t('billing-admin.promotions.states.RUNNING'), search: { state: 'RUNNING' } },
        { name: t('billing-admin.promotions.states.COMING'), search: { state: 'COMING' } },
      ]}
      csv={(query) => operatorApi.promotions.export({ query })}
      action={create}
      menu={(promotion) =>
        promotion.state !== 'OVER' && (
          <MenuItem
            danger
            icon={<CircleStop size={16} aria-hidden="true" />}
            onSelect={() => void endPromotion(promotion)}
          >
            {t('billing-admin.promotions.end')}
          </MenuItem>
        )
      }
      empty={{
        title: t('billing-admin.promotions.none'),
        text: t('billing-admin.promotions.noneText'),
        action: create,
      }}
    />
  );
}
