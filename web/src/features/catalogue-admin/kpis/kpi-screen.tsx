import { notBlank, text } from '@metra/contract/core/primitives';
import type { AdminKpiDetail } from '@metra/contract/operations/kpis-admin';
import { KpiValue } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminField, AdminTexts, textFields } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { kpiList } from '../catalogue-lists.ts';
import { OfferedState } from '../catalogue-parts.tsx';
import { RecordScreen } from '../record-screen.tsx';
import { english } from '../second-language.ts';
import { FormulaCheck } from './formula-check.tsx';
import { FormulaHistory, KpiUsage } from './kpi-usage.tsx';

const route = getRouteApi('/admin/kpis/$id');

const german = z.object({
  name: notBlank(200),
  description: text(2000),
  whereToFind: text(1000),
  unitLabel: notBlank(50),
});
const KpiForm = z.object({
  translations: z.object({ de: german, en: german.extend({ name: text(200), unitLabel: text(50) }) }),
  active: z.boolean(),
  expression: text(2000),
  why: text(500),
  min: KpiValue.nullable(),
  max: KpiValue.nullable(),
  maxChange: KpiValue.positive().nullable(),
});
type KpiForm = z.infer<typeof KpiForm>;

const none = { name: '', description: '', whereToFind: '', unitLabel: '' };

function versioned(kpi: AdminKpiDetail) {
  const { de = none, en = none } = kpi.translations ?? {};
  return {
    values: {
      translations: { de: { ...none, ...de }, en: { ...none, ...en } },
      active: kpi.active,
      expression: kpi.formula?.expression ?? '',
      why: '',
      ...kpi.plausible,
    },
    version: kpi.version,
  };
}

export function KpiScreen() {
  const { id } = route.useParams();
  const query = useQuery(catalogueAdminQueries.kpi(id));
  return (
    <RecordScreen of="kpis" query={query}>
      {(kpi) => <KpiPage key={kpi.id} kpi={kpi} />}
    </RecordScreen>
  );
}

function KpiPage({ kpi }: { kpi: AdminKpiDetail }) {
  const { t, language } = useTranslate();
  const params = { id: kpi.id };
  const read = async () => versioned(await operatorApi.kpisAdmin.read({ params }));
  const editing = useVersionedForm<KpiForm>(KpiForm, {
    start: versioned(kpi),
    read,
    async write({ translations, active, expression, why, min, max, maxChange }, { version }) {
      const { formula } = kpi;
      await api.kpis.update({
        params,
        body: {
          translations: english(translations),
          sector: kpi.sector,
          category: kpi.category?.slug ?? null,
          unit: kpi.unit.code,
          decimals: kpi.decimals,
          aggregation: kpi.aggregation,
          direction: kpi.direction,
          band: kpi.band,
          frequency: kpi.frequency,
          wholeNumber: kpi.wholeNumber,
          // A KPI that counts as 0 when it is missing stays optional as long as the formula names it.
          formula: formula && {
            expression,
            optional: formula.optional.filter((slug) => expression.includes(`(${slug})`)),
          },
          plausible: { min, max, maxChange },
          disclosures: kpi.disclosures,
          tags: kpi.tags,
          active,
          why: why.trim() || null,
          version,
        },
      });
      return read();
    },
    onSaved() {
      events.emit('catalogueAdministered');
      showToast({ variant: 'success', title: t('catalogue-admin.saved') });
    },
    errorFields: { 'kpi.formula_invalid': 'expression' },
    joinsApart: true,
  });
  const expression = useWatch({ control: editing.control, name: 'expression' });
  const asNumber = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const fields: AdminFields<KpiForm> = [
    ...textFields<KpiForm>('translations', 'name', t('catalogue-admin.name')),
    ...textFields<KpiForm>('translations', 'unitLabel', t('catalogue-admin.kpis.unit')),
    ...textFields<KpiForm>('translations', 'description', t('catalogue-admin.description')),
    ...textFields<KpiForm>('translations', 'whereToFind', t('catalogue-admin.kpis.whereToFind')),
    {
      name: 'active',
      label: t('catalogue-admin.offered'),
      show: ({ active }) => t(active ? 'administration.yes' : 'administration.no'),
    },
    { name: 'expression', label: t('catalogue-admin.kpis.formula'), show: ({ expression }) => expression },
    { name: 'why', label: t('catalogue-admin.why'), show: ({ why }) => why },
    { name: 'min', label: t('catalogue-admin.kpis.min'), show: ({ min }) => asNumber(min) },
    { name: 'max', label: t('catalogue-admin.kpis.max'), show: ({ max }) => asNumber(max) },
    {
      name: 'maxChange',
      label: t('catalogue-admin.kpis.maxChange'),
      show: ({ maxChange }) => asNumber(maxChange),
    },
  ];
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={kpi.name}
      state={<OfferedState active={kpi.active} />}
      list={{
        of: kpiList,
        query: catalogueAdminQueries.kpis,
        title: t('catalogue-admin.kpis.title'),
        path: '/admin/kpis',
        hrefOf: (id) => `/admin/kpis/${id}`,
        id: kpi.id,
      }}
      history={<RecordHistory kind="kpi" id={kpi.id} />}
    >
      <AdminGroup title={t('catalogue-admin.texts')} text={t('catalogue-admin.textsHint')}>
        <AdminTexts of={editing} within="translations" name="name" max={200} required />
        <AdminTexts of={editing} within="translations" name="unitLabel" max={50} required />
        <AdminTexts of={editing} within="translations" name="description" max={2000} rows={4} />
        <AdminTexts of={editing} within="translations" name="whereToFind" max={1000} rows={3} />
      </AdminGroup>
      {kpi.formula && (
        <AdminGroup
          title={t('catalogue-admin.kpis.formula')}
          text={t('catalogue-admin.kpis.formulaHint')}
          wide
        >
          <AdminField of={editing} name="expression" required>
            {(field) => <Textarea {...field} rows={3} maxLength={2000} spellCheck={false} />}
          </AdminField>
          <FormulaCheck
            expression={expression}
            kpiId={kpi.id}
            unit={kpi.unit.code}
            frequency={kpi.frequency}
            aggregation={kpi.aggregation}
            optional={kpi.formula.optional}
          />
          <AdminField of={editing} name="why" description={t('catalogue-admin.kpis.whyHint')}>
            {(field) => <TextInput {...field} maxLength={500} />}
          </AdminField>
          <FormulaHistory id={kpi.id} />
        </AdminGroup>
      )}
      <AdminGroup title={t('catalogue-admin.kpis.plausible')} text={t('catalogue-admin.kpis.plausibleHint')}>
        <AdminField of={editing} name="min">
          {(field) => <NumberInput {...field} unit={kpi.unit.label} />}
        </AdminField>
        <AdminField of={editing} name="max">
          {(field) => <NumberInput {...field} unit={kpi.unit.label} />}
        </AdminField>
        <AdminField of={editing} name="maxChange" description={t('catalogue-admin.kpis.maxChangeHint')}>
          {(field) => <NumberInput {...field} />}
        </AdminField>
        <AdminField of={editing} name="active" className="col-span-full">
          {(field) => <Checkbox {...field} label={t('catalogue-admin.kpis.offeredLabel')} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.usage')} wide>
        <KpiUsage kpi={kpi} />
      </AdminGroup>
    </AdminForm>
  );
}
