import type { HomeForEditors } from '@metra/contract/operations/home-content';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { usePageMark } from '../../../design-system/pictures/page-mark.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { ShownLanguage } from '../../../domain/writing/languages.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { contentQueries } from '../content.queries.ts';
import { HomePart } from './home-part.tsx';
import { HomeForm, homeContent, homeForm, type PartName } from './home-parts.ts';
import { NewsFields } from './news-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { useHomeWords } from './use-home-words.ts';

const PARTS = [
  'hero',
  'steps',
  'benefits',
  'trust',
  'questions',
  'featured',
  'closing',
] as const satisfies PartName[];

const versioned = ({ content, version }: HomeForEditors) => ({ values: homeForm(content), version });

/** The form is saved as a whole, and visitors see the change at once. */
interface HomeContentFormProps {
  home: HomeForEditors;
  /** The home page belongs to the project with this slug. */
  project: string | undefined;
}

export function HomeContentForm({ home, project }: HomeContentFormProps) {
  const { t, language } = useTranslate();
  const [shown, setShown] = useState<Language>(language);
  const query = contentQueries.home(project);
  const conflictFields = useHomeWords();
  const editing = useVersionedForm<HomeForm>(HomeForm, {
    start: versioned(home),
    read: async () => versioned(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    async write(values, { version }) {
      const changed = await operatorApi.home.update({
        ...(project !== undefined && { query: { project } }),
        body: { content: homeContent(values), version },
      });
      queryClient.setQueryData(query.queryKey, changed);
      // The list of projects says which of them have their own home page.
      if (project !== undefined) events.emit('catalogueAdministered');
      return versioned(changed);
    },
    onSaved: () => showToast({ variant: 'success', title: t('content.home.saved') }),
  });
  const { control, form, isDirty, submitting } = editing;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <ShownLanguage value={shown}>
      <VersionedPageForm of={editing} conflictFields={conflictFields} className="wrap grid gap-8 pt-8 pb-16">
        <header className="page-head">
          <div className="grid gap-2">
            <h1>{t('content.home.title')}</h1>
            <p className="text-text-soft">
              {project === undefined
                ? t('content.home.text')
                : t('content.home.projectText', { project, version: home.version })}
            </p>
          </div>
          <div className="page-actions">
            <ButtonLink
              href={project === undefined ? '/' : `/?project=${project}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('content.home.look')}
            </ButtonLink>
          </div>
        </header>
        <Segmented
          className="lg:hidden"
          label={t('content.language')}
          value={shown}
          options={languages.map((each) => ({ value: each, label: t(`content.language.${each}`) }))}
          onChange={setShown}
        />
        <FormProblem of={editing} />
        {hasErrors && <Notice tone="danger">{t('content.home.check')}</Notice>}
        <div>
          {PARTS.map((part) => (
            <HomePart key={part} name={part} control={control} />
          ))}
          <HomePart name="updatesTitle" control={control} />
          <NewsFields control={control} />
          <TargetFields control={control} />
        </div>
        <SaveBar shown={isDirty || submitting} saving={submitting} onDiscard={editing.discard} />
      </VersionedPageForm>
    </ShownLanguage>
  );
}

interface SaveBarProps {
  shown: boolean;
  saving: boolean;
  onDiscard: () => void;
}

function SaveBar({ shown, saving, onDiscard }: SaveBarProps) {
  const { t } = useTranslate();
  usePageMark('bottomBar', shown);
  if (!shown) return null;
  return (
    <div className="sticky bottom-4 z-[calc(var(--z-header)-1)] flex flex-wrap items-center gap-2 rounded-panel border border-line-strong bg-surface-raised py-3 pr-3 pl-5 shadow-2">
      <p role="status" className="flex-1 leading-ui font-medium">
        {t('content.home.unsaved')}
      </p>
      <Button variant="quiet" disabled={saving} onClick={onDiscard}>
        {t('content.home.discard')}
      </Button>
      <Button type="submit" variant="primary" loading={saving}>
        {t('content.home.save')}
      </Button>
    </div>
  );
}
