import { notBlank, text } from '@metra/contract/core/primitives';
import type { AdminGoalDetail } from '@metra/contract/operations/goals-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowUpDown, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminField, AdminTexts, textFields } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { goalList } from '../catalogue-lists.ts';
import { Fact, OfferedState, SectorName } from '../catalogue-parts.tsx';
import { Choice, choiceOf, idsOf, namesOf } from '../choice.ts';
import { ChooseMany, ChooseOne } from '../choice-field.tsx';
import { openMeasureOrder } from '../measures/measure-order.tsx';
import { RecordScreen } from '../record-screen.tsx';
import { english } from '../second-language.ts';
import { useRemoval } from '../use-removal.ts';

const route = getRouteApi('/admin/goals/$id');

const german = z.object({ name: notBlank(200), summary: text(500), description: text(4000) });
const GoalForm = z.object({
  translations: z.object({ de: german, en: german.extend({ name: text(200) }) }),
  active: z.boolean(),
  kpis: z.array(Choice).max(30),
  industries: z.array(Choice).max(100),
  sdgs: z.array(Choice).max(17),
  landingPage: Choice.nullable(),
});
type GoalForm = z.infer<typeof GoalForm>;

const sdgChoice = (number: number): Choice => ({ value: String(number), label: String(number) });
const SDGS = Array.from({ length: 17 }, (_, index) => sdgChoice(index + 1));
const none = { name: '', summary: '', description: '' };

const versioned = (goal: AdminGoalDetail) => ({
  values: {
    translations: { de: goal.translations.de, en: goal.translations.en ?? none },
    active: goal.active,
    kpis: goal.kpiList.map(choiceOf),
    industries: goal.industries.map(choiceOf),
    sdgs: goal.sdgs.map(sdgChoice),
    landingPage: goal.landingPage && choiceOf({ id: goal.landingPage.id, name: goal.landingPage.title }),
  },
  version: goal.version,
});

export function GoalScreen() {
  const { id } = route.useParams();
  const query = useQuery(catalogueAdminQueries.goal(id));
  return (
    <RecordScreen of="goals" query={query}>
      {(goal) => <GoalPage key={goal.id} goal={goal} />}
    </RecordScreen>
  );
}

function GoalPage({ goal }: { goal: AdminGoalDetail }) {
  const { t } = useTranslate();
  const remove = useRemoval();
  const params = { id: goal.id };
  const editing = useVersionedForm<GoalForm>(GoalForm, {
    start: versioned(goal),
    read: async () => versioned(await operatorApi.goalsAdmin.read({ params })),
    async write({ translations, active, kpis, industries, sdgs, landingPage }, { version }) {
      const saved = await operatorApi.goalsAdmin.update({
        params,
        body: {
          translations: english(translations),
          active,
          kpis: idsOf(kpis),
          industries: idsOf(industries),
          sdgs: idsOf(sdgs),
          landingPageId: landingPage && Number(landingPage.value),
          version,
        },
      });
      return versioned(saved);
    },
    onSaved() {
      events.emit('catalogueAdministered');
      showToast({ variant: 'success', title: t('catalogue-admin.saved') });
    },
    joinsApart: true,
  });
  const fields: AdminFields<GoalForm> = [
    ...textFields<GoalForm>('translations', 'name', t('catalogue-admin.name')),
    ...textFields<GoalForm>('translations', 'summary', t('catalogue-admin.goals.summary')),
    ...textFields<GoalForm>('translations', 'description', t('catalogue-admin.description')),
    {
      name: 'active',
      label: t('catalogue-admin.offered'),
      show: ({ active }) => t(active ? 'administration.yes' : 'administration.no'),
    },
    { name: 'kpis', label: t('catalogue-admin.kpis.title'), show: ({ kpis }) => namesOf(kpis) },
    {
      name: 'industries',
      label: t('catalogue-admin.goals.industries'),
      show: ({ industries }) => namesOf(industries),
    },
    { name: 'sdgs', label: t('catalogue-admin.goals.sdgs'), show: ({ sdgs }) => namesOf(sdgs) },
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
      title={goal.name}
      state={<OfferedState active={goal.active} />}
      list={{
        of: goalList,
        query: catalogueAdminQueries.goals,
        title: t('catalogue-admin.goals.title'),
        path: '/admin/goals',
        hrefOf: (id) => `/admin/goals/${id}`,
        id: goal.id,
      }}
      actions={
        <>
          {goal.measureList.length > 1 && (
            <MenuItem
              icon={<ArrowUpDown size={18} aria-hidden="true" />}
              onSelect={() => void openMeasureOrder(goal)}
            >
              {t('catalogue-admin.measures.order')}
            </MenuItem>
          )}
          <MenuItem
            danger
            icon={<Trash2 size={18} aria-hidden="true" />}
            onSelect={() =>
              void remove({
                name: goal.name,
                text: t('catalogue-admin.goals.removeText', { measures: goal.measureList.length }),
                remove: () => operatorApi.goalsAdmin.remove({ params, query: { version: goal.version } }),
                list: '/admin/goals',
              })
            }
          >
            {t('catalogue-admin.remove.confirm')}
          </MenuItem>
        </>
      }
      history={<RecordHistory kind="goal" id={goal.id} />}
    >
      <AdminGroup title={t('catalogue-admin.texts')} text={t('catalogue-admin.textsHint')}>
        <AdminTexts of={editing} within="translations" name="name" max={200} required />
        <AdminTexts of={editing} within="translations" name="summary" max={500} rows={3} />
        <AdminTexts of={editing} within="translations" name="description" max={4000} rows={7} />
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.offer')} wide>
        <AdminField of={editing} name="active" description={t('catalogue-admin.goals.offeredHint')}>
          {(field) => <Checkbox {...field} label={t('catalogue-admin.goals.offeredLabel')} />}
        </AdminField>
        <AdminField of={editing} name="kpis" description={t('catalogue-admin.goals.kpisHint')}>
          {(field) => <ChooseMany {...field} query={catalogueAdminQueries.kpisNamed} />}
        </AdminField>
        <AdminField of={editing} name="industries" description={t('catalogue-admin.goals.industriesHint')}>
          {(field) => <Industries {...field} />}
        </AdminField>
        <AdminField of={editing} name="sdgs">
          {(field) => <MultiCombobox {...field} options={SDGS} />}
        </AdminField>
        <AdminField of={editing} name="landingPage">
          {(field) => <ChooseOne {...field} query={catalogueAdminQueries.pagesNamed} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.usage')} wide>
        <Usage goal={goal} />
      </AdminGroup>
    </AdminForm>
  );
}

function Industries(field: { value: Choice[]; onChange: (chosen: Choice[]) => void; onBlur: () => void }) {
  const { data } = useQuery(catalogueAdminQueries.industries());
  return <MultiCombobox {...field} options={(data?.industries ?? []).map(choiceOf)} />;
}

function Usage({ goal }: { goal: AdminGoalDetail }) {
  const { t } = useTranslate();
  return (
    <dl className="grid gap-4">
      <Fact label={t('catalogue-admin.sector')}>
        <SectorName sector={goal.sector} />
      </Fact>
      <Fact label={t('catalogue-admin.goals.organisations')}>
        {t('catalogue-admin.goals.usedBy', { count: goal.organisations, formerly: goal.formerly })}
        {goal.usedBy.length > 0 && (
          <span className="block text-small text-text-muted">{namesOf(goal.usedBy.map(choiceOf))}</span>
        )}
      </Fact>
      <Fact label={t('catalogue-admin.measures.title')}>
        <ul className="grid gap-1">
          {goal.measureList.map(({ id, name, active }) => (
            <li key={id} className={active ? undefined : 'text-text-muted'}>
              <FrameLink href={`/admin/measures/${id}`} className="link">
                {name}
              </FrameLink>
              {!active && ` · ${t('catalogue-admin.notOffered')}`}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={t('catalogue-admin.slug')}>{goal.slug}</Fact>
    </dl>
  );
}
