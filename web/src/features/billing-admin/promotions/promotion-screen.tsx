import type { Promotion } from '@metra/contract/operations/promotions';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CircleStop } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { AdminField } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { BillingRecordSkeleton } from '../billing-skeletons.tsx';
import { PromotionStateBadge, promotionValue } from '../states.tsx';
import { endPromotion } from './end-promotion.ts';
import { useKindOptions, useValueUnit } from './promotion-fields.tsx';
import { promotionList } from './promotion-list.ts';
import { PromotionValues, valuesOf, writeOf } from './promotion-values.ts';

const route = getRouteApi('/admin/promotions/$promotionId');

export function PromotionScreen() {
  const { t } = useTranslate();
  const { promotionId } = route.useParams();
  const query = useQuery(billingAdminQueries.promotion(promotionId));
  if (query.data) return <PromotionForm key={promotionId} promotion={query.data} />;
  if (query.error) return <AdminPageError title={t('billing-admin.error')} query={query} />;
  return <BillingRecordSkeleton of="promotions" />;
}

function PromotionForm({ promotion }: { promotion: Promotion }) {
  const { t, language } = useTranslate();
  const { id } = promotion;
  const kinds = useKindOptions();
  const fields: AdminFields<PromotionValues> = [
    { name: 'code', label: t('billing-admin.promotions.code'), show: ({ code }) => code },
    { name: 'name', label: t('billing-admin.promotions.name'), show: ({ name }) => name },
    {
      name: 'kind',
      label: t('billing-admin.promotions.kind'),
      show: ({ kind }) => t(`billing-admin.promotions.kinds.${kind}`),
    },
    {
      name: 'value',
      label: t('billing-admin.promotions.value'),
      show: (values) => promotionValue(writeOf(values), language),
    },
    {
      name: 'validFrom',
      label: t('billing-admin.promotions.validFrom'),
      show: ({ validFrom }) => formatDate(validFrom, language),
    },
    {
      name: 'validUntil',
      label: t('billing-admin.promotions.validUntil'),
      show: ({ validUntil }) =>
        validUntil ? formatDate(validUntil, language) : t('billing-admin.unlimited'),
    },
    {
      name: 'maxRedemptions',
      label: t('billing-admin.promotions.maxRedemptions'),
      show: ({ maxRedemptions }) => maxRedemptions?.toString() ?? t('billing-admin.unlimited'),
    },
  ];
  const editing = useVersionedForm(PromotionValues, {
    start: valuesOf(promotion),
    read: async () => valuesOf(await queryClient.fetchQuery(billingAdminQueries.promotion(id))),
    write: async (values, { version }) =>
      valuesOf(
        await operatorApi.promotions.update({
          params: { promotionId: id },
          body: { ...writeOf(values), version },
        }),
      ),
    onSaved() {
      events.emit('billingAdministered');
      showToast({ variant: 'success', title: t('billing-admin.promotions.saved') });
    },
    joinsApart: true,
  });
  const kind = useWatch({ control: editing.control, name: 'kind' });
  const unit = useValueUnit(kind);
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={promotion.code}
      state={<PromotionStateBadge state={promotion.state} />}
      list={{
        of: promotionList,
        query: billingAdminQueries.promotions,
        title: t('billing-admin.promotions.title'),
        path: '/admin/promotions',
        hrefOf: (other) => `/admin/promotions/${other}`,
        id,
      }}
      actions={
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
    >
      <AdminGroup title={t('billing-admin.promotions.what')} text={t('billing-admin.promotions.whatText')}>
        <AdminField of={editing} name="code" required description={t('billing-admin.promotions.codeHint')}>
          {(field) => <TextInput {...field} maxLength={50} />}
        </AdminField>
        <AdminField of={editing} name="name" required>
          {(field) => <TextInput {...field} maxLength={200} />}
        </AdminField>
        <AdminField of={editing} name="kind">
          {(field) => <Select {...field} options={kinds} />}
        </AdminField>
        <AdminField of={editing} name="value" required>
          {(field) => <NumberInput {...field} unit={unit} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('billing-admin.promotions.when')}>
        <AdminField of={editing} name="validFrom" required>
          {(field) => <DatePicker {...field} />}
        </AdminField>
        <AdminField of={editing} name="validUntil" description={t('billing-admin.promotions.validUntilHint')}>
          {(field) => <DatePicker {...field} />}
        </AdminField>
        <AdminField
          of={editing}
          name="maxRedemptions"
          description={t('billing-admin.promotions.maxRedemptionsHint')}
        >
          {(field) => <NumberInput {...field} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup
        wide
        title={t('billing-admin.promotions.redemptions')}
        text={t('billing-admin.promotions.redemptionsText', { count: promotion.redemptions })}
      >
        <Redemptions promotionId={id} />
      </AdminGroup>
    </AdminForm>
  );
}

function Redemptions({ promotionId }: { promotionId: number }) {
  const { t, language } = useTranslate();
  const query = useQuery(billingAdminQueries.redemptions(promotionId));
  if (query.error && !query.data) return <LoadError title={t('billing-admin.error')} query={query} />;
  return (
    <Table
      caption={t('billing-admin.promotions.redemptions')}
      loading={!query.data}
      rows={query.data?.items ?? []}
      rowKey={({ id }) => id}
      empty={<p className="p-5 text-text-soft">{t('billing-admin.promotions.noRedemptions')}</p>}
      columns={[
        {
          key: 'organisation',
          header: t('billing-admin.organisation'),
          cell: ({ id, organisation }) => (
            <FrameLink href={`/admin/subscriptions/${id}`} className="link">
              {organisation.name}
            </FrameLink>
          ),
        },
        {
          key: 'redeemedAt',
          header: t('billing-admin.promotions.redeemedAt'),
          cell: ({ redeemedAt }) => formatDate(redeemedAt, language, 'short'),
        },
        {
          key: 'price',
          header: t('billing-admin.subscriptions.price'),
          align: 'end',
          narrow: 'value',
          cell: ({ price }) => formatMoney(price, language),
        },
      ]}
    />
  );
}
