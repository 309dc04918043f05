import { Level, notBlank, text } from '@metra/contract/core/primitives';
import type { AdminMeasureDetail } from '@metra/contract/operations/measures-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { z } from 'zod';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminField, AdminTexts, textFields } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { measureList } from '../catalogue-lists.ts';
import { Fact, OfferedState } from '../catalogue-parts.tsx';
import { Choice, choiceOf, namesOf } from '../choice.ts';
import { ChooseOne } from '../choice-field.tsx';
import { RecordScreen } from '../record-screen.tsx';
import { useRemoval } from '../use-removal.ts';

const route = getRouteApi('/admin/measures/$id');

const german = z.object({
  name: notBlank(200),
  description: text(2000),
  costHint: text(500),
  firstSteps: text(3010),
});
const MeasureForm = z.object({
  translations: z.object({ de: german, en: german.extend({ name: text(200) }) }),
  effort: Level,
  impact: Level,
  active: z.boolean(),
  tags: z.array(Choice).max(50),
  landingPage: Choice.nullable(),
});
type MeasureForm = z.infer<typeof MeasureForm>;
type Texts = AdminMeasureDetail['translations']['de'];

/** Each step is a line of the field. */
const linesOf = ({ firstSteps, ...texts }: Texts) => ({ ...texts, firstSteps: firstSteps.join('\n') });
const textsOf = ({ firstSteps, ...texts }: MeasureForm['translations']['en']): Texts => ({
  ...texts,
  firstSteps: firstSteps
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean),
});
const none = { name: '', description: '', costHint: '', firstSteps: '' };

const versioned = (measure: AdminMeasureDetail) => ({
  values: {
    translations: {
      de: linesOf(measure.translations.de),
      en: measure.translations.en ? linesOf(measure.translations.en) : none,
    },
    effort: measure.effort,
    impact: measure.impact,
    active: measure.active,
    tags: measure.tags.map((tag) => ({ value: tag, label: tag })),
    landingPage:
      measure.landingPage && choiceOf({ id: measure.landingPage.id, name: measure.landingPage.title }),
  },
  version: measure.version,
});

export function MeasureScreen() {
  const { id } = route.useParams();
  const query = useQuery(catalogueAdminQueries.measure(id));
  return (
    <RecordScreen of="measures" query={query}>
      {(measure) => <MeasurePage key={measure.id} measure={measure} />}
    </RecordScreen>
  );
}

function MeasurePage({ measure }: { measure: AdminMeasureDetail }) {
  const { t } = useTranslate();
  const remove = useRemoval();
  const params = { id: measure.id };
  const read = async () => versioned(await operatorApi.measuresAdmin.read({ params }));
  const editing = useVersionedForm<MeasureForm>(MeasureForm, {
    start: versioned(measure),
    read,
    async write({ translations: { de, en }, tags, landingPage, ...write }, { version }) {
      await operatorApi.measures.update({
        params,
        body: {
          ...write,
          slug: measure.slug,
          goalId: measure.goal.id,
          translations: en.name.trim() ? { de: textsOf(de), en: textsOf(en) } : { de: textsOf(de) },
          tags: tags.map(({ value }) => value),
          landingPageId: landingPage && Number(landingPage.value),
          version,
        },
      });
      return read();
    },
    onSaved() {
      events.emit('catalogueAdministered');
      showToast({ variant: 'success', title: t('catalogue-admin.saved') });
    },
    joinsApart: true,
  });
  const levels = Level.options.map((value) => ({ value, label: t(`catalogue-admin.level.${value}`) }));
  const fields: AdminFields<MeasureForm> = [
    ...textFields<MeasureForm>('translations', 'name', t('catalogue-admin.name')),
    ...textFields<MeasureForm>('translations', 'description', t('catalogue-admin.description')),
    ...textFields<MeasureForm>('translations', 'costHint', t('catalogue-admin.measures.costHint')),
    ...textFields<MeasureForm>('translations', 'firstSteps', t('catalogue-admin.measures.firstSteps')),
    {
      name: 'effort',
      label: t('catalogue-admin.measures.effort'),
      show: ({ effort }) => t(`catalogue-admin.level.${effort}`),
    },
    {
      name: 'impact',
      label: t('catalogue-admin.measures.impact'),
      show: ({ impact }) => t(`catalogue-admin.level.${impact}`),
    },
    {
      name: 'active',
      label: t('catalogue-admin.offered'),
      show: ({ active }) => t(active ? 'administration.yes' : 'administration.no'),
    },
    { name: 'tags', label: t('catalogue-admin.tags'), show: ({ tags }) => namesOf(tags) },
    {
      name: 'landingPage',
      label: t('catalogue-admin.landingPage'),
      show: ({ landingPage }) => landingPage?.label,
    },
  ];
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={measure.name}
      state={<OfferedState active={measure.active} />}
      list={{
        of: measureList,
        query: catalogueAdminQueries.measures,
        title: t('catalogue-admin.measures.title'),
        path: '/admin/measures',
        hrefOf: (id) => `/admin/measures/${id}`,
        id: measure.id,
      }}
      actions={
        <MenuItem
          danger
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() =>
            void remove({
              name: measure.name,
              text: t('catalogue-admin.measures.removeText'),
              remove: () => operatorApi.measuresAdmin.remove({ params, query: { version: measure.version } }),
              list: '/admin/measures',
            })
          }
        >
          {t('catalogue-admin.remove.confirm')}
        </MenuItem>
      }
      history={<RecordHistory kind="measure" id={measure.id} />}
    >
      <AdminGroup title={t('catalogue-admin.texts')} text={t('catalogue-admin.textsHint')}>
        <AdminTexts of={editing} within="translations" name="name" max={200} required />
        <AdminTexts of={editing} within="translations" name="description" max={2000} rows={5} />
        <AdminTexts of={editing} within="translations" name="costHint" max={500} rows={2} />
        <AdminTexts
          of={editing}
          within="translations"
          name="firstSteps"
          max={3010}
          rows={5}
          description={t('catalogue-admin.measures.firstStepsHint')}
        />
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.offer')}>
        <AdminField of={editing} name="effort">
          {(field) => <Select {...field} options={levels} />}
        </AdminField>
        <AdminField of={editing} name="impact">
          {(field) => <Select {...field} options={levels} />}
        </AdminField>
        <AdminField of={editing} name="tags" className="col-span-full">
          {(field) => <Tags {...field} />}
        </AdminField>
        <AdminField of={editing} name="landingPage" className="col-span-full">
          {(field) => <ChooseOne {...field} query={catalogueAdminQueries.pagesNamed} />}
        </AdminField>
        <AdminField of={editing} name="active" className="col-span-full">
          {(field) => <Checkbox {...field} label={t('catalogue-admin.measures.offeredLabel')} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.usage')} wide>
        <Usage measure={measure} />
      </AdminGroup>
    </AdminForm>
  );
}

function Tags(field: { value: Choice[]; onChange: (chosen: Choice[]) => void; onBlur: () => void }) {
  const { data } = useQuery(catalogueAdminQueries.tags());
  const options = (data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const named = field.value.map((tag) => options.find(({ value }) => value === tag.value) ?? tag);
  return <MultiCombobox {...field} value={named} options={options} />;
}

function Usage({ measure }: { measure: AdminMeasureDetail }) {
  const { t, language } = useTranslate();
  return (
    <dl className="grid gap-4">
      <Fact label={t('catalogue-admin.goals.one')}>
        <FrameLink href={`/admin/goals/${measure.goal.id}`} className="link">
          {measure.goal.name}
        </FrameLink>
      </Fact>
      <Fact label={t('catalogue-admin.organisations')}>
        {t('catalogue-admin.measures.usedBy', { count: measure.organisations, done: measure.done })}
      </Fact>
      {measure.rating && (
        <Fact label={t('catalogue-admin.measures.rating')}>
          {t('catalogue-admin.measures.ratingOf', {
            mean: formatNumber(measure.rating.mean, language),
            count: measure.rating.count,
          })}
        </Fact>
      )}
      <Fact label={t('catalogue-admin.kpis.title')}>{namesOf(measure.kpis.map(choiceOf)) || '–'}</Fact>
      <Fact label={t('catalogue-admin.slug')}>{measure.slug}</Fact>
    </dl>
  );
}
