import { notBlank, text } from '@metra/contract/core/primitives';
import type { AdminFactorDetail } from '@metra/contract/operations/factors-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Check, PencilLine } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminField, AdminTexts, textFields } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { factorList } from '../catalogue-lists.ts';
import { RecordScreen } from '../record-screen.tsx';
import { english } from '../second-language.ts';
import { FactorFacts, FactorHistory, FactorYears } from './factor-parts.tsx';
import { openNewValue } from './new-value.tsx';
import { useReview } from './use-review.ts';

const route = getRouteApi('/admin/factors/$id');

const german = z.object({ name: notBlank(200), note: text(1000), source: text(2000) });
const FactorForm = z.object({
  translations: z.object({ de: german, en: german.extend({ name: text(200) }) }),
  url: text(500),
  seenIn: text(2000),
  review: z.boolean(),
});
type FactorForm = z.infer<typeof FactorForm>;

const none = { name: '', note: '', source: '' };

const versioned = (factor: AdminFactorDetail) => ({
  values: {
    translations: {
      de: { ...none, ...factor.translations.de },
      en: { ...none, ...factor.translations.en },
    },
    url: factor.url ?? '',
    seenIn: factor.seenIn ?? '',
    review: factor.review,
  },
  version: factor.version,
});

export function FactorScreen() {
  const { id } = route.useParams();
  const query = useQuery(catalogueAdminQueries.factor(id));
  return (
    <RecordScreen of="factors" query={query}>
      {(factor) => <FactorPage key={factor.id} factor={factor} />}
    </RecordScreen>
  );
}

function FactorPage({ factor }: { factor: AdminFactorDetail }) {
  const { t } = useTranslate();
  const review = useReview();
  const params = { id: factor.id };
  const editing = useVersionedForm<FactorForm>(FactorForm, {
    start: versioned(factor),
    read: async () => versioned(await operatorApi.factorsAdmin.read({ params })),
    async write({ translations, url, seenIn, review: isMarked }, { version }) {
      const body = { translations: english(translations), url, seenIn, review: isMarked, version };
      return versioned(await operatorApi.factorsAdmin.update({ params, body }));
    },
    onSaved() {
      events.emit('catalogueAdministered');
      showToast({ variant: 'success', title: t('catalogue-admin.saved') });
    },
    joinsApart: true,
  });
  const fields: AdminFields<FactorForm> = [
    ...textFields<FactorForm>('translations', 'name', t('catalogue-admin.name')),
    ...textFields<FactorForm>('translations', 'note', t('catalogue-admin.factors.note')),
    ...textFields<FactorForm>('translations', 'source', t('catalogue-admin.factors.source')),
    { name: 'url', label: t('catalogue-admin.factors.url'), show: ({ url }) => url },
    { name: 'seenIn', label: t('catalogue-admin.factors.seenIn'), show: ({ seenIn }) => seenIn },
    {
      name: 'review',
      label: t('catalogue-admin.factors.marked'),
      show: (values) => t(values.review ? 'administration.yes' : 'administration.no'),
    },
  ];
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={factor.name}
      state={factor.reasons.length > 0 && <Badge tone="warning">{t('catalogue-admin.factors.due')}</Badge>}
      list={{
        of: factorList,
        query: catalogueAdminQueries.factors,
        title: t('catalogue-admin.factors.title'),
        path: '/admin/factors',
        hrefOf: (id) => `/admin/factors/${id}`,
        id: factor.id,
      }}
      tools={
        <>
          <Button icon={<Check size={18} aria-hidden="true" />} onClick={() => void review(factor)}>
            {t('catalogue-admin.factors.unchanged')}
          </Button>
          <Button
            icon={<PencilLine size={18} aria-hidden="true" />}
            onClick={() => void openNewValue(factor)}
          >
            {t('catalogue-admin.factors.newValue')}
          </Button>
        </>
      }
      history={
        <RecordHistory
          kind="factor"
          id={factor.id}
          labelOf={(field) =>
            field.startsWith('values.')
              ? t('catalogue-admin.factors.valueOf', { year: field.slice('values.'.length) })
              : { value: t('catalogue-admin.factors.value'), year: t('catalogue-admin.factors.year') }[field]
          }
        />
      }
    >
      <AdminGroup title={t('catalogue-admin.factors.values')} wide>
        <FactorYears factor={factor} />
        <FactorHistory factor={factor} />
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.texts')} text={t('catalogue-admin.textsHint')}>
        <AdminTexts of={editing} within="translations" name="name" max={200} required />
        <AdminTexts of={editing} within="translations" name="source" max={2000} rows={3} />
        <AdminTexts of={editing} within="translations" name="note" max={1000} rows={3} />
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.factors.origin')} wide>
        <AdminField of={editing} name="url">
          {(field) => <TextInput {...field} type="url" maxLength={500} />}
        </AdminField>
        <AdminField of={editing} name="seenIn" description={t('catalogue-admin.factors.seenInHint')}>
          {(field) => <Textarea {...field} rows={2} maxLength={2000} />}
        </AdminField>
        <AdminField of={editing} name="review">
          {(field) => <Checkbox {...field} label={t('catalogue-admin.factors.markedLabel')} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.usage')} wide>
        <FactorFacts factor={factor} />
      </AdminGroup>
    </AdminForm>
  );
}
